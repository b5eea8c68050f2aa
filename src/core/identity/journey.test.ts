import { describe, expect, it } from 'vitest';
import { dayPart, goalStage, identityAction, isNewcomer, getNextStep } from './journey.ts';

const planned = { id: 'planned', hasPlan: true };
const bare = { id: 'bare', hasPlan: false };
const barer = { id: 'barer', hasPlan: false };

describe('the stage of a goal', () => {
  it.each([
    ['active', [], 'needs_identity'],
    ['completed', [], 'needs_identity'],
    ['draft', [], 'needs_identity'],
    ['active', [bare], 'needs_plan'],
    ['active', [planned, bare], 'needs_plan'],
    ['active', [planned], 'active'],
    ['completed', [planned], 'completed'],
    ['completed', [bare], 'completed'],
    ['draft', [planned], 'draft'],
  ] as const)('%s with %j is %s', (status, identities, stage) => {
    expect(goalStage({ goal: { status }, identities })).toBe(stage);
  });
});

describe('the next step of a goal', () => {
  it.each([
    [[], { step: 'identity', goalId: 'g' }],
    [[bare], { step: 'plan', identityId: 'bare' }],
    [[planned, barer, bare], { step: 'plan', identityId: 'barer' }],
    [[planned], { step: 'done' }],
  ])('with %j is %j', (identities, step) => {
    expect(getNextStep({ goalId: 'g', identities })).toEqual(step);
  });
});

describe('the button of an identity', () => {
  const running = {
    hasPlan: true,
    canCheckInToday: true,
    checkedInToday: false,
    reviewDue: false,
    reviewDone: false,
    isLastDay: false,
  };
  const ended = { ...running, canCheckInToday: false };

  it.each([
    ['asks for a plan first', { ...running, hasPlan: false, reviewDue: true }, 'plan_needed'],
    ['offers the check-in while today is open', running, 'check_in'],
    ['puts the check-in before a due review', { ...running, reviewDue: true, isLastDay: true }, 'check_in'],
    ['puts the check-in before a week that is complete', { ...running, reviewDone: true, isLastDay: true }, 'check_in'],
    [
      'offers the due review after the check-in',
      { ...running, checkedInToday: true, reviewDue: true, isLastDay: true },
      'weekly_review',
    ],
    [
      'calls the week complete on its last day, reviewed',
      { ...running, checkedInToday: true, reviewDone: true, isLastDay: true },
      'week_complete',
    ],
    [
      'is done for today on the last day, as long as no review is completed',
      { ...running, checkedInToday: true, isLastDay: true },
      'done_today',
    ],
    ['is done for today after the check-in', { ...running, checkedInToday: true }, 'done_today'],
    [
      'is done for today in a new week after a review',
      { ...running, checkedInToday: true, reviewDone: true },
      'done_today',
    ],
    ['offers the overdue review when the plan has ended', { ...ended, reviewDue: true }, 'weekly_review'],
    ['offers the review when the plan has ended and nothing says that it is done', ended, 'weekly_review'],
    ['waits for a plan that starts later', { ...ended, hasUpcomingPlan: true }, 'waiting'],
    ['waits after the review for the next plan', { ...ended, reviewDone: true, hasUpcomingPlan: true }, 'waiting'],
    ['puts an overdue review before the wait', { ...ended, reviewDue: true, hasUpcomingPlan: true }, 'weekly_review'],
    ['asks for a plan when the ended week is reviewed and none follows', { ...ended, reviewDone: true }, 'plan_needed'],
    ['asks for nothing on a paused day', { ...running, isPaused: true }, 'paused'],
    [
      'knows a check-in that was made on a paused day',
      { ...running, isPaused: true, checkedInToday: true },
      'done_today',
    ],
    [
      'offers the review that is due on a paused day',
      { ...running, isPaused: true, reviewDue: true, isLastDay: true },
      'weekly_review',
    ],
    [
      'calls the week complete on a paused last day, reviewed',
      { ...running, isPaused: true, reviewDone: true, isLastDay: true },
      'week_complete',
    ],
  ] as const)('%s', (_, state, action) => {
    expect(identityAction(state)).toBe(action);
  });
});

describe('a newcomer', () => {
  it.each([
    [{ goals: 0, identities: 0 }, true],
    [{ goals: 0, identities: 0, hadGoal: false }, true],
    [{ goals: 0, identities: 0, hadGoal: true }, false],
    [{ goals: 1, identities: 0 }, false],
    [{ goals: 0, identities: 1 }, false],
  ])('%j: %s', (counts, expected) => {
    expect(isNewcomer(counts)).toBe(expected);
  });
});

describe('the part of the day', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [21, 'evening'],
    [22, 'night'],
    [23, 'night'],
  ])('at %i is %s', (hour, part) => {
    expect(dayPart(hour)).toBe(part);
  });
});
