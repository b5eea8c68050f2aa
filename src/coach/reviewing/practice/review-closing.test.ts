import { describe, expect, it } from 'vitest';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { getHabit, WEEKS } from './review-facts.testing.ts';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { reviewClosing } from '../review-closing.ts';

type Closing = Parameters<typeof reviewClosing>[0];

const KEPT = { description: 'Walk for 10 minutes', kind: 'keep', reason: '4 of 5 last week, so it stays as it is.' };
const LOWER = {
  description: 'Do 3 wall push-ups',
  kind: 'rung_down',
  reason: '3 of 4 last week, so we keep the cue and make it smaller.',
};
const CUE = { description: 'Read 1 page', kind: 'cue_repair', reason: '0 of 3 last week, so it gets a new cue.' };
const IF_THEN =
  'When I finish lunch, at the office door, I will walk for 10 minutes. If I have no time, I walk to the first lamp post.';

const closing = (change: Partial<Closing> = {}) =>
  reviewClosing({
    facts: WEEKS.good,
    choice: 'same',
    changes: [KEPT, CUE, LOWER],
    untouched: 'Walk for 10 minutes',
    ifThen: IF_THEN,
    friction: 'tiredness',
    ownWords: 'honestly I was so tired after work',
    ...change,
  });
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the agreement', () => {
  it('names the choice, the greatest change with its number, what stays, and one sentence to read back', () => {
    expect(closing().agreement).toBe(
      'The same again it is. The biggest change is “Do 3 wall push-ups”. 3 of 4 last week, so we keep the cue and make it smaller. ' +
        '“Walk for 10 minutes” stays as it is. ' +
        'Read this once to yourself: “When I finish lunch, at the office door, I will walk for 10 minutes.”',
    );
  });

  it('follows a choice that was not recommended without a word on it', () => {
    for (const choice of ['easier', 'harder'] satisfies Choice[]) {
      const { agreement } = closing({ choice });
      expect(agreement).toMatch(
        choice === 'easier' ? /^Easier it is\. The biggest/ : /^A bit harder it is\. The biggest/,
      );
      expect(agreement).not.toMatch(/lean|recommend|but/);
    }
  });

  it('adds one small step to a harder week only below 50 percent', () => {
    const line = 'We add one small step, and we can step back next week.';
    expect(closing({ choice: 'harder', facts: WEEKS.thin }).agreement).toContain(line);
    expect(closing({ choice: 'harder', facts: WEEKS.nothing }).agreement).toContain(line);
    expect(closing({ choice: 'harder' }).agreement).not.toContain(line);
    expect(closing({ choice: 'easier', facts: WEEKS.thin }).agreement).not.toContain(line);
  });

  it('says that all stays when nothing changes', () => {
    expect(closing({ changes: [KEPT] }).agreement).toMatch(
      /^The same again it is\. Your habits stay as they are\. Read/,
    );
  });

  it('leaves out what the coach does not say', () => {
    const { agreement } = closing({
      changes: [{ ...LOWER, reason: 'You failed on 3 of 4 days.' }],
      ifThen: 'If you must, I will cheat!',
      untouched: 'Is this a habit?',
    });
    expect(agreement).toBe('The same again it is. The biggest change is “Do 3 wall push-ups”.');
  });

  it('has 80 words at most, whatever the habits are called', () => {
    const long = `Walk ${'a little further '.repeat(25)}`;
    const { agreement } = closing({
      changes: [{ ...LOWER, description: long, reason: long }],
      ifThen: long,
      untouched: long,
    });
    expect(wordsIn(agreement)).toBeLessThanOrEqual(80);
  });
});

describe('the hand-off', () => {
  it('ties the identity to an act, says that planning opens, and asks nothing', () => {
    expect(closing().handOff).toBe(
      'You did “Walk for 10 minutes” on 4 days. Who does that is already “The Everyday Mover”. ' +
        'Now your plan opens, and the next check-in comes with its first day.',
    );
  });

  it('finds an act in a week without one', () => {
    expect(closing({ facts: WEEKS.nothing }).handOff).toMatch(/^You came back and looked at your week\./);
  });
});

describe('the summary', () => {
  it('holds the facts, the obstacle, the user’s words, the choice and the changes', () => {
    expect(closing().summary).toBe(
      '“Walk for 10 minutes” 4 of 5, “Do 3 wall push-ups” 3 of 4. In the way: tiredness. ' +
        'In your words: “honestly I was so tired after work”. Next week: same. Changed: “Do 3 wall push-ups”, “Read 1 page”.',
    );
  });

  it('keeps at most 20 of the user’s words, and 80 in all', () => {
    const ownWords = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    const habits = Array.from({ length: 6 }, (_, at) =>
      getHabit(`Walk ${at} times around the old lake behind the house`, 2, [at]),
    );
    const { summary } = closing({
      ownWords,
      facts: { ...WEEKS.good, habits },
      changes: habits.map((each) => ({ ...LOWER, ...each })),
    });
    expect(summary).toContain('word19…”');
    expect(summary).not.toContain('word20');
    expect(wordsIn(summary)).toBeLessThanOrEqual(80);
  });

  it('leaves out words that are not said back, and an unknown code', () => {
    const { summary } = closing({ ownWords: 'I want to kill myself', friction: 'gremlins' });
    expect(summary).not.toMatch(/In your words|In the way|kill/);
  });

  it('has a default for a week with nothing to say', () => {
    const { summary } = closing({ facts: WEEKS.paused, changes: [], friction: null, ownWords: null });
    expect(summary).toBe('Weekly review completed for The Everyday Mover');
  });
});

describe('the recommendations', () => {
  it('are the choice, the obstacle and each change with its reason, the greatest first', () => {
    expect(closing().recommendations).toBe(
      'Choice: same. In the way: tiredness. Do 3 wall push-ups: 3 of 4 last week, so we keep the cue and make it smaller. ' +
        'Read 1 page: 0 of 3 last week, so it gets a new cue.',
    );
  });

  it('stay short', () => {
    const changes = Array.from({ length: 30 }, () => LOWER);
    expect(closing({ changes }).recommendations.length).toBeLessThanOrEqual(600);
  });
});

describe('every closing', () => {
  const all = Object.values(WEEKS).flatMap((facts) =>
    (['easier', 'same', 'harder'] satisfies Choice[]).flatMap((choice) =>
      [[], [KEPT], [CUE, KEPT], [LOWER, KEPT]].map((changes) => closing({ facts, choice, changes })),
    ),
  );

  it('keeps the voice and asks nothing', () => {
    const problems = all.flatMap(({ agreement, handOff, summary }) => [
      ...voiceProblems(agreement, { kind: 'chat' }),
      ...voiceProblems(handOff, { kind: 'chat' }),
      ...[agreement, handOff, summary].filter((text) => text.includes('?') || wordsIn(text) > 80),
    ]);
    expect(problems).toEqual([]);
  });
});
