import { describe, expect, it } from 'vitest';
import { checkInMessages } from '#evals/sets.ts';
import { type ExtractionScore, scoreExtraction, type Utterance } from '#evals/extraction-score.ts';
import { extractCompletions } from './extraction.testing.ts';

const practice = checkInMessages('practice');
const seen = checkInMessages('seen');
const all = [...practice, ...seen];

function answersTo(row: Utterance, message: string, habits = row.habits): Record<string, boolean> {
  const messages = [...(row.history ?? []), { role: 'user' as const, content: message }];
  return Object.fromEntries(
    extractCompletions({ habits, messages })
      .map(({ habitId, completed }) => [habitId, completed] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

function changedBy(change: (row: Utterance) => Record<string, boolean>, rows = all): string[] {
  return rows
    .filter((row) => JSON.stringify(change(row)) !== JSON.stringify(answersTo(row, row.message)))
    .map(({ id }) => id);
}

function getFalseTrue(score: ExtractionScore, tag: string): number {
  return score.perTag[tag]?.falseTrue ?? 0;
}

const onPractice = scoreExtraction(practice, extractCompletions);
const onSeen = scoreExtraction(seen, extractCompletions);
const onFurther = scoreExtraction(checkInMessages('further'), extractCompletions);
const onUnseen = scoreExtraction(checkInMessages('unseen'), extractCompletions);
const onThird = scoreExtraction(checkInMessages('third'), extractCompletions);
const onFourth = scoreExtraction(checkInMessages('fourth'), extractCompletions);
const onEveryday = scoreExtraction(checkInMessages('everyday'), extractCompletions);

describe('the labelled messages', () => {
  it('reads at least 95 % of the practice messages exactly and claims at most 2 % falsely', () => {
    expect(onPractice.misses.map(({ id }) => id).slice(0, 5)).toEqual([]);
    expect(onPractice.exactRate).toBeGreaterThanOrEqual(0.95);
    expect(onPractice.falseTrueRate).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ['seen', onSeen, 0.906],
    ['further', onFurther, 0.807],
    ['unseen', onUnseen, 0.925],
    ['third', onThird, 0.96],
    ['fourth', onFourth, 0.965],
    ['everyday', onEveryday, 0.996],
  ] as const)('keeps what was reached on the %s messages, and claims little falsely', (_, score, exact) => {
    expect(score.exactRate).toBeGreaterThanOrEqual(exact);
    expect(score.contradictionRate).toBeLessThanOrEqual(0.015);
    expect(score.falseTrueRate).toBeLessThanOrEqual(0.015);
  });

  it.each(['sarcasm', 'injection', 'other_person'])('never claims a habit falsely under %s', (tag) => {
    const scores = [onPractice, onSeen, onFurther, onUnseen, onThird, onFourth, onEveryday];
    expect(scores.reduce((sum, score) => sum + getFalseTrue(score, tag), 0)).toBe(0);
  });

  it('gives as evidence the exact words of the user', () => {
    for (const row of all) {
      const messages = [...(row.history ?? []), { role: 'user' as const, content: row.message }];
      const texts = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      for (const { evidence } of extractCompletions({ habits: row.habits, messages })) {
        expect(evidence).not.toBe('');
        expect(texts.some((text) => text.includes(evidence))).toBe(true);
      }
    }
  });
});

const BRITISH_AND_AMERICAN = [
  ['organised', 'organized'],
  ['practised', 'practiced'],
  ['journalled', 'journaled'],
  ['mum', 'mom'],
  ['yoghurt', 'yogurt'],
  ['litres', 'liters'],
  ['metres', 'meters'],
  ['practise', 'practice'],
  ['colour', 'color'],
  ['neighbour', 'neighbor'],
  ['travelled', 'traveled'],
  ['favourite', 'favorite'],
] as const;

function swapped(text: string): string {
  return BRITISH_AND_AMERICAN.reduce(
    (out, [british, american]) =>
      out.replace(new RegExp(`\\b(?:${british}|${american})\\b`, 'g'), (word) =>
        word === british ? american : british,
      ),
    text,
  );
}

describe('changes that mean nothing', () => {
  it('reads the same in capitals and in small letters', () => {
    expect(changedBy((row) => answersTo(row, row.message.toUpperCase()))).toEqual([]);
    expect(changedBy((row) => answersTo(row, row.message.toLowerCase()))).toEqual([]);
  });

  it('reads the same with “lol” behind', () => {
    expect(changedBy((row) => answersTo(row, `${row.message} lol`))).toEqual([]);
  });

  it('reads the same in British and in American spelling', () => {
    expect(changedBy((row) => answersTo(row, swapped(row.message)))).toEqual([]);
  });

  it('reads the same whatever the order of the habits, unless the user counts them', () => {
    const counts = (row: Utterance) =>
      row.tags.some((tag) => /ordinal|shorthand|short|emoji/.test(tag)) || /\d/.test(row.message);
    const uncounted = all.filter((row) => !counts(row));
    expect(changedBy((row) => answersTo(row, row.message, row.habits.toReversed()), uncounted)).toEqual([]);
  });

  it('holds nothing done when “…but not really” follows', () => {
    const left = all.filter((row) => Object.values(answersTo(row, `${row.message} …but not really`)).includes(true));
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it('gives the same answer twice', () => {
    expect(changedBy((row) => answersTo(row, row.message))).toEqual([]);
  });
});
