import { describe, expect, it } from 'vitest';
import { DAY_PARTS } from '#core/habit/moment.ts';
import { FACT_TEXT_MAX, type Limit } from './fact.ts';
import { NOT_TOLD } from './look-alikes.testing.ts';
import { TOLD } from './practice.testing.ts';
import { readFacts } from './read-facts.ts';
import { TAKEN } from './reading/day-stretches.ts';

const SHIFTS: Readonly<Record<string, string>> = {
  '0-870': 'nights',
  '300-840': 'earlies',
  '780-1350': 'lates',
  '0-1440': 'day',
};

function hoursOf({ from, to }: { from: number; to: number }): string {
  const part = DAY_PARTS.find((one) => TAKEN[one].from === from && TAKEN[one].to === to);
  return SHIFTS[`${from}-${to}`] ?? part ?? `${from / 60}-${to / 60}`;
}

const daysOf = (days: readonly string[] | null) => (days ? `@${days.map((day) => day.slice(0, 3)).join(',')}` : '');

function inShort(limit: Limit): string {
  switch (limit.is) {
    case 'without':
      return `-${limit.thing}${daysOf(limit.days)}`;
    case 'busy':
      return `busy ${hoursOf(limit)}${daysOf(limit.days)}`;
    case 'brief':
      return `brief ${limit.minutes}`;
    case 'body':
      return `body ${limit.part}${limit.isGrave ? '!' : ''}`;
    case 'avoid':
      return `avoid ${limit.what}`;
  }
}

/** The second half of a night's work says nothing new. */
const SAME_NIGHT = 'busy 21.5-24';

function limitsOf(text: string): string {
  const facts = readFacts(text);
  const limits = facts.flatMap((fact) => fact.limits.map(inShort)).filter((limit) => limit !== SAME_NIGHT);
  return facts.length > 0 && limits.length === 0 ? 'note' : limits.join(' ');
}

describe('the circumstances in a text', () => {
  it.each(TOLD)('“%s” rules out: %s', (text, limits) => {
    expect(limitsOf(text)).toBe(limits);
  });

  it('are read in any text, however long or garbled, each line short enough to be kept', () => {
    const long = 'I work nights and have no garden, my knee is bad. '.repeat(40).slice(0, 2000);
    const texts = [
      long,
      'a '.repeat(1000),
      'no '.repeat(600),
      '<b>no garden</b> '.repeat(90),
      '('.repeat(2000),
      '🙂'.repeat(500),
      '',
      ' \n ',
      'no',
      'I work nights'.repeat(100),
    ];
    for (const text of texts) {
      const facts = readFacts(text);
      expect(facts.length).toBeLessThanOrEqual(8);
      for (const fact of facts) expect(fact.text.length).toBeLessThanOrEqual(FACT_TEXT_MAX);
    }
    expect(limitsOf(long)).toBe('busy nights -garden body knee');
  });

  it('keep the words of the person, as a line of their own', () => {
    expect(readFacts('i wanna get fit but im on nights and theres no gym round here').map(({ text }) => text)).toEqual([
      'Im on nights',
      'Theres no gym round here',
    ]);
  });

  it.each(NOT_TOLD)('are none in “%s”', (text) => {
    expect(readFacts(text)).toEqual([]);
  });
});
