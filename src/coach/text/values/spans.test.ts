import { describe, expect, it } from 'vitest';
import { read, spansIn, wordsOf } from '../reading.ts';
import type { SpanKind } from './span.ts';

/** The values of a kind in a text, each with its words. */
function values(kind: SpanKind, text: string) {
  const reading = read(text);
  return spansIn(reading, kind, { from: 0, to: reading.tokens.length }).map((span) => {
    const { from: _from, to: _to, kind: _kind, ...value } = span;
    return [
      wordsOf(reading, span),
      ...Object.values(value).map((one) =>
        Array.isArray(one) ? one.map((day: string) => day.slice(0, 3)).join(' ') : one,
      ),
    ];
  });
}

describe('amounts', () => {
  it.each([
    ['10,000 steps', '10,000 steps', 10_000, 'step'],
    ['10k steps a day', '10k steps', 10_000, 'step'],
    ['run 10k', '10k', 10, 'kilometre'],
    ['six glasses of water', 'six glasses', 6, 'glass'],
    ['twenty-five pages', 'twenty-five pages', 25, 'page'],
    ['a couple of minutes', 'a couple of minutes', 2, 'minute'],
    ['20mins on the bike', '20mins', 20, 'minute'],
    ['1.5 litres', '1.5 litres', 1.5, 'litre'],
    ['half an hour of Welsh', 'half an hour', 30, 'minute'],
    ['an hour and a half', 'an hour and a half', 90, 'minute'],
    ['2 hours', '2 hours', 120, 'minute'],
    ['three quarters of an hour', 'three quarters of an hour', 45, 'minute'],
  ])('%s', (text, words, value, unit) => {
    expect(values('amount', text)).toEqual([[words, value, unit]]);
  });

  it.each(['twice a week', 'at 7', '3 times', 'two days', 'half past nine'])('is none: %s', (text) => {
    expect(values('amount', text)).toEqual([]);
  });
});

describe('days a week', () => {
  it.each([
    ['twice a week', 2],
    ['3x a week', 3],
    ['make it three days', 3],
    ['five times a week', 5],
    ['every other day', 4],
    ['daily', 7],
    ['every single evening', 7],
    ['once a week', 1],
  ])('%s', (text, times) => {
    expect(values('often', text).map(([, value]) => value)).toEqual([times]);
  });

  it.each(['twice a day', 'eight times a week', 'two hours'])('is none: %s', (text) => {
    expect(values('often', text)).toEqual([]);
  });
});

describe('weekdays', () => {
  it.each([
    ['Mondays and Thursdays', 'mon thu'],
    ['mon wed fri', 'mon wed fri'],
    ['tues & thurs', 'tue thu'],
    ['Monday to Friday', 'mon tue wed thu fri'],
    ['mon-fri', 'mon tue wed thu fri'],
    ['fri to sun', 'sun fri sat'],
    ['on working days', 'mon tue wed thu fri'],
    ['weekends', 'sun sat'],
    ['every day except Sunday and Monday', 'tue wed thu fri sat'],
    ['every night but on Fridays', 'sun mon tue wed thu sat'],
    ['all days less sunday', 'mon tue wed thu fri sat'],
    ['every day minus Sunday', 'mon tue wed thu fri sat'],
    ['all but Sunday', 'mon tue wed thu fri sat'],
    ['any day but Sunday', 'mon tue wed thu fri sat'],
    ['daily except sundays', 'mon tue wed thu fri sat'],
    ['every day other than sat', 'sun mon tue wed thu fri'],
    ['every day but not on weekends', 'mon tue wed thu fri'],
    ['the whole week apart from wed', 'sun mon tue thu fri sat'],
    ['on sat', 'sat'],
    ['sun morning', 'sun'],
  ])('%s', (text, days) => {
    expect(values('days', text).map(([, value]) => value)).toEqual([days]);
  });

  it.each([
    ['every day, not just weekdays', 'weekdays', 'mon tue wed thu fri'],
    ['every other Thursday', 'Thursday', 'thu'],
  ])('leave out no day that is named as one of many: %s', (text, words, days) =>
    expect(values('days', text)).toEqual([[words, days]]),
  );
  it.each(['I sat down', 'the sun is out', 'we wed in May'])('are none: %s', (text) => {
    expect(values('days', text)).toEqual([]);
  });
});

describe('times of day', () => {
  it.each([
    ['at 7:30 or 8pm', ['7:30', '8pm']],
    ['half past seven', ['half past seven']],
    ['at 7 in the morning', ['7']],
    ["6 o'clock", ["6 o'clock"]],
    ['before 9', ['9']],
  ])('%s', (text, words) => {
    expect(values('clock', text).map(([said]) => said)).toEqual(words);
  });

  it.each(['make it 5', 'at 7 tables', 'for 20', '2.30 euros'])('are none: %s', (text) => {
    expect(values('clock', text)).toEqual([]);
  });

  it('knows the parts of a day', () => {
    expect(values('part', 'not in the mornings but at lunch')).toEqual([
      ['mornings', 'morning'],
      ['lunch', 'noon'],
    ]);
    expect(values('part', "I'm up at 7 am")).toEqual([['am', 'morning']]);
    expect(values('part', "I'm free on Sundays, I am")).toEqual([]);
  });
});
