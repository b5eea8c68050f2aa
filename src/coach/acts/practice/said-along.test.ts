import { describe, expect, it } from 'vitest';
import { outcome, PLANS, say } from './practice.testing.ts';

const { nurse } = PLANS;

describe('what is said along with a request', () => {
  it.each([
    ['add swimming at the lido yeah', 'add swimming at the lido'],
    ['dunno maybe make the walk shorter', 'maybe make the walk shorter'],
    ['add a podcast, any one', 'add a podcast'],
    ['drop the reading love', 'drop the reading'],
    ['stretching after lunch, god willing', 'stretching after lunch'],
  ])('changes nothing of it: "%s"', (message, plain) => expect(outcome(nurse, message)).toBe(outcome(nurse, plain)));

  it('is kept between quotation marks, where the words are to stand to the letter', () => {
    const { habits } = say(nurse, 'rename the reading to "Read and pray, God willing"');
    expect(habits.map(({ description }) => description)).toContain('Read and pray, God willing');
  });

  it.each(['reading on Mondays, I tell you I was nineteen again', 'the reading on Tuesday, oh we had a laugh'])(
    'may be a story of one day, which sets none: "%s"',
    (message) => expect(say(nurse, message).habits).toEqual(nurse),
  );

  it('is how it is at a time, and no time of a habit', () => {
    expect(say(nurse, "it's cold in there before 8").habits).toEqual(nurse);
    expect(say(nurse, 'nothing before 9').habits.map(({ implementationIntention }) => implementationIntention)).toEqual(
      nurse.map(({ implementationIntention }) => implementationIntention),
    );
  });
});

describe('what names no habit', () => {
  it('is a verb with what was named before: it is the habit with that verb', () => {
    expect(outcome(nurse, 'add ring her')).not.toContain('+');
    expect(outcome(nurse, 'put no phone in the car')).toMatch(/^\+No phone/);
    expect(outcome(nurse, 'put no phone on it')).not.toMatch(/^\+No phone on/);
  });

  it('is something left to us: what it is for is looked up, and never a habit called "Something"', () => {
    const { habits } = say(nurse, "add something for when I'm stressed");
    expect(habits.length).toBe(nurse.length + 1);
    expect(habits.map(({ description }) => description).join()).not.toContain('omething');
  });
});

describe('a size that is called too much', () => {
  it.each([
    ['10 pages is too many, 6', 'Read 6 pages'],
    ['10 is too much, make it 4', 'Read 4 pages'],
  ])('is the one to change into what is said behind it: "%s"', (message, habit) =>
    expect(say(nurse, message).habits.map(({ description }) => description)).toContain(habit),
  );
});

describe('what is said outright', () => {
  it.each([
    ['drop 4 5', '-4; -5'],
    ['drop 3 4 5', '-3; -4; -5'],
    ['put stretching first and no more uniform', '; -5'],
  ])('is done: "%s"', (message, gone) => expect(outcome(nurse, message)).toContain(gone));

  it('puts one thing in the place of another, whatever is asked for beside it', () => {
    const { habits } = say(
      nurse,
      'Replace stretching with a forty-minute swim on Wednesdays, and remove number three too',
    );
    const names = habits.map(({ description }) => description);
    expect(names).toEqual(['Walk for 15 minutes', 'Read 10 pages', 'Forty-minute swim', 'Ring my sister']);
  });

  it('names no habit that only a condition hangs on', () => {
    const { habits, chips = [] } = say(nurse, 'I need to hear it if my daughter calls');
    expect(habits).toEqual(nurse);
    expect(chips.map(({ label }) => label).join()).not.toContain('Hear it');
  });
});
