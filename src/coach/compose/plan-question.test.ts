import { describe, expect, it } from 'vitest';
import { Chip } from '#contract/plan-act.ts';
import { DOMAIN_IDS } from '#coach/builtin/knowledge/shape.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { namedAct } from './named-act.testing.ts';
import { plainReadings } from './words/plain-readings.ts';
import { type AskedAbout, planQuestion } from './plan-question.ts';
import { isSameAct } from './same-act.ts';

const about = (act: NamedAct | null, change: Partial<AskedAbout> = {}): AskedAbout => ({
  act,
  target: 0,
  hasFrictions: false,
  domainId: 'generic',
  seed: 'somebody',
  ...change,
});
const labels = (asked: AskedAbout) => planQuestion(asked).chips.map(({ label }) => label);
const ring = (said: Partial<NamedAct> = {}) => namedAct('Ring my sister', 'contact', said);

describe('the question of a plan', () => {
  it('is when, which days, and what is in the way, as long as it is open', () => {
    expect(labels(about(ring()))).toContain('In the morning');
    expect(labels(about(ring({ when: 'after lunch' })))).toContain('Weekdays');
    expect(labels(about(ring({ when: 'after lunch', times: 2 })))).toContain('My working hours');
    expect(labels(about(ring({ when: 'after lunch', times: 2 }), { hasFrictions: true }))).toContain('Make it smaller');
  });

  it('is how much for a limit without a number', () => {
    expect(labels(about(namedAct('Drink less coffee', 'limit')))).toContain('2 drinks at most');
    expect(labels(about(namedAct('Watch less telly', 'limit')))).toContain('30 minutes at most');
    const said = { amount: { value: 2, unit: 'cup' } };
    expect(labels(about(namedAct('Drink less coffee', 'limit', said)))).not.toContain('2 drinks at most');
  });

  it('is what a goal without an act means, with three plain readings and something else', () => {
    const { chips } = planQuestion(about(null));
    expect(chips.map(({ does }) => does)).toEqual(['act', 'act', 'act', 'begin', 'write-own']);
  });

  it('asks for no reading where other words would change nothing', () => {
    expect(labels(about(null, { domainId: null }))).toContain('Fewer days');
  });

  it('has wordings that differ between people, and chips that a client can read', () => {
    const asked = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => planQuestion(about(ring(), { seed })));
    expect(new Set(asked.map(({ question }) => question)).size).toBeGreaterThan(1);
    for (const { question, chips } of asked) {
      expect(question.endsWith('?')).toBe(true);
      for (const chip of chips) expect(Chip.parse(chip)).toEqual(chip);
    }
  });

  it.each(DOMAIN_IDS.filter((id) => id !== 'support'))('has plain readings that are acts: %s', (id) => {
    const readings = plainReadings(id);
    expect(readings).toHaveLength(3);
    for (const reading of readings) expect(readGoal(reading).acts, reading).toHaveLength(1);
  });
});

describe('a habit beside a named act', () => {
  it.each([
    ['Practise the viola', 'practise', 'Play or make for 5 minutes', true],
    ['Walk the dog', 'move', 'Walk for 5 minutes', true],
    ['Ring my sister', 'contact', 'Call my sister for 10 minutes', true],
    ['Ring my sister', 'contact', 'Send 1 message to someone I like', false],
    ['Practise the viola', 'practise', 'Leave one tool out in plain sight', false],
    ['Text my brother', 'contact', 'Call a relative', true],
    ['Text my friend Ana', 'contact', 'Call a relative', false],
    ['Swim', 'move', 'Walk for 5 minutes', false],
    ['Read the Quran', 'pray', 'Write 1 line about something good', false],
  ] as const)('%s (%s) and "%s" are one act: %s', (text, kind, other, isSame) => {
    expect(isSameAct(namedAct(text, kind), other)).toBe(isSame);
  });
});
