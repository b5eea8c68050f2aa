import { describe, expect, it } from 'vitest';
import { domainOfTemplate, templateById } from '#coach/builtin/knowledge/domains.ts';
import type { PlanFacts } from '#coach/port.ts';
import { buildPlan } from '../plan-builder.ts';

function planFor(description: string, currentFrictions = '') {
  const goal = { description, currentFrictions, currentLevel: 'not_started', safetyLabel: 'none' } as const;
  const identity = { id: 'i1', name: 'The Small-Step Person', description: '' };
  const facts: PlanFacts = { goal, identity, mode: 'normal', otherHabits: [] };
  return buildPlan(facts).habits;
}

const texts = (description: string, frictions?: string) =>
  planFor(description, frictions).map((one) => one.description);

describe('what stands beside an act that a goal names', () => {
  it.each([
    [
      'mend my own nets again this winter instead of paying Col to do it',
      'hands are bad first thing, no heat in the shed',
    ],
    ['learn to splice rope the way my dad did before his hands go', 'he gets tired by noon'],
    ['sew the buttons back on everything in the basket', 'I never have time'],
    ["sort through my late husband's papers", 'I get upset and stop'],
    ['get to the allotment meeting on Thursdays', 'I feel shy'],
    ['sell the chicks at the flea market on saturdays', 'I forget'],
    ['feed my sourdough starter', 'I forget about it, I am away a lot, I get bored'],
    ['max 2 hrs of gaming monday to friday', 'my squad gets on at 9'],
    ['do my books on a friday', 'I put it off'],
    ['write the milk yields in the book every day', 'I am tired'],
    ['push round the lake at Roundhay three times a week', 'my arms get tired'],
  ])('is about that act and no other part of life: “%s”', (goal, frictions) => {
    const [, ...others] = planFor(goal, frictions);
    expect(others.length).toBeGreaterThanOrEqual(4);
    for (const { templateId, description } of others) {
      const domain = domainOfTemplate(templateId ?? '');
      expect(templateById(templateId)?.kinds !== undefined || domain?.id === 'generic', description).toBe(true);
    }
  });

  it('names the person whom the act is with', () => {
    expect(texts('ring my daughter in Perth twice a week')).toContain('Note 1 thing to tell my daughter');
  });

  it('answers what was said to stand in the way, in its own words', () => {
    expect(texts('ring my daughter in Perth', 'the time difference, I forget')).toContain(
      'Write down the hour over there for my daughter',
    );
    expect(texts('walk home from the salon', 'dark by five')).toContain('Put one light or bright band by the door');
    expect(texts('mend my nets', 'no heat in the shed')).toContain('Put one warm layer where I do it');
    expect(texts('mend my nets')).not.toContain('Put one warm layer where I do it');
  });

  it('names whom another act is with, and nobody for a day of theirs', () => {
    expect(texts('knit a jumper with my brother')).toContain('Say one thing about it to my brother');
    expect(texts("bake a cake for my daughter's birthday").join()).not.toContain('to my daughter');
  });

  it('meets what stands in the way in the very words', () => {
    expect(texts('max 2 hrs of gaming', 'my squad gets on at 9')).toContain(
      'Plan one way round “my squad gets on at 9”',
    );
    expect(texts('max 2 hrs of gaming', 'time').join()).not.toContain('round');
  });

  it('looks for a spot to tidy only where there is one', () => {
    expect(texts('open official letters the same day').join()).not.toContain('small spot');
    expect(texts('tidy the kitchen').join()).toContain('small spot');
  });

  it('calls an act that is long by its thing, and by `it` where that is long too', () => {
    const said = texts('sell the chicks at the flea market in Naples on saturdays').join(' | ');
    expect(said).toContain('selling the chicks');
  });
});
