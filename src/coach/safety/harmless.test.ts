import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '#core/plan/plan.ts';
import { strongerLabel } from '#core/coaching/safety-labels.ts';
import { checkInMessages, goalCases, safetyTexts } from '#evals/sets.ts';
import { ALL_DOMAINS, ALL_TEMPLATES } from '../builtin/knowledge/domains.ts';
import { habitTexts } from '../builtin/planning/habit-texts.ts';
import { FRICTION_SAID, GOAL_OF } from '#coach/builtin/planning/plan-grid.testing.ts';
import { assessSafety } from './router.ts';

function alarms(texts: readonly string[]): string[] {
  return texts.filter((text) => assessSafety(text) !== 'none').map((text) => `${assessSafety(text)}: ${text}`);
}

describe('everyday words raise no alarm', () => {
  it('in the practice goals beyond the label given with them', () => {
    const wrong = goalCases().filter(
      ({ goal, frictions, label = 'none' }) => strongerLabel(assessSafety(goal), assessSafety(frictions)) !== label,
    );
    expect(wrong.map(({ goal }) => goal)).toEqual([]);
  });

  it('in the goals and frictions of the plan grid, arthritis aside', () => {
    const { chronic_health: arthritis, ...others } = GOAL_OF;
    expect(alarms([...Object.values(others), ...Object.values(FRICTION_SAID)])).toEqual([]);
    expect(assessSafety(arthritis)).toBe('caution');
  });

  it('in what people write at the check-in, where pain may be told, and in the habits they report on', () => {
    const rows = (['practice', 'seen'] as const).flatMap(checkInMessages);
    const all = [...rows, ...(['further', 'unseen', 'third'] as const).flatMap(checkInMessages)];
    const messages = all.map(({ message }) => message);
    const interrupted = messages.filter((message) => assessSafety(message) !== 'caution');
    expect(alarms(interrupted)).toEqual([]);
    expect(alarms(rows.flatMap(({ habits }) => habits.map(({ description }) => description)))).toEqual([]);
  });

  it.each(DIFFICULTIES)('in the habits of the knowledge at the %s rung, as text and as if-then plan', (difficulty) => {
    const rendered = ALL_TEMPLATES.map((template) => habitTexts({ template, difficulty, topic: 'Spanish' }));
    expect(rendered.length).toBeGreaterThan(100);
    expect(alarms(rendered.flatMap((texts) => Object.values(texts)))).toEqual([]);
  });

  it('in talk about plans, days and reviews, beyond the label given with it', () => {
    const wrong = safetyTexts('everyday-talk').filter(({ text, label }) => assessSafety(text) !== label);
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('in the names and descriptions of its identities', () => {
    const identities = ALL_DOMAINS.flatMap((domain) => domain.identities);
    expect(identities.length).toBeGreaterThan(60);
    expect(alarms(identities.flatMap(({ name, description }) => [name, description]))).toEqual([]);
  });

  it.each([
    'add hand exercises 3 times a day',
    'actually undo that, not the lunch thing I mean the lights one, take it away',
    'no scratch cards every day',
    'I do not want to be a burden to my daughter',
  ])('in a request about a plan, or in a wish to stay able: %s', (text) => {
    expect(assessSafety(text)).toBe('none');
  });

  it.each([
    'Walk the dog every morning and drink less beer',
    'drink less beer and walk in the morning',
    'drink less wine and read before work',
  ])('where the morning is for something else than the drink: %s', (text) => {
    expect(assessSafety(text)).toBe('none');
    for (const danger of [
      'every morning a beer',
      'a whisky first thing in the morning',
      'I need a drink in the morning before I can walk',
    ])
      expect(assessSafety(danger), danger).toBe('withdrawal');
  });

  it.each([
    'Jumped rope 300 times on the balcony, neighbours are thinking I am mad. Feeling super',
    'deal finally closed at 3am, I am dead, deceased, no gym. Fajr yes somehow',
  ])('beside a scrap that is of no language for sure, unless the danger is in the scrap: %s', (text) => {
    expect(assessSafety(text)).toBe('none');
    expect(assessSafety('I did my walk today. Ölmek istiyorum')).toBe('crisis');
  });

  it.each([
    'what gets in the way: 5am practice. mom has to drag me out of bed, i am a corpse',
    'My wife drags me along to the gym',
  ])('where somebody is dragged to what is good for them: %s', (text) => {
    expect(assessSafety(text)).toBe('none');
    expect(assessSafety('he dragged me out of bed by my hair and hit me')).toBe('danger');
  });
});
