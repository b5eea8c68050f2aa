import { describe, expect, it } from 'vitest';
import { CURRENT_LEVELS, GOAL_STATUSES, GOAL_TEXT } from './goal.ts';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';

// These values are stored and sent, so changing one breaks existing data and clients.
describe('a goal', () => {
  it('is told in 10 to 2,000 characters', () => {
    expect(GOAL_TEXT).toEqual({ min: 10, max: 2000 });
  });
  it('is one of four levels away', () => {
    expect(CURRENT_LEVELS).toEqual(['not_started', 'some_progress', 'mostly_there', 'very_close']);
  });
  it('is active, completed or a draft', () => {
    expect(GOAL_STATUSES).toEqual(['active', 'completed', 'draft']);
  });
});

describe('an identity', () => {
  it('has a name of at most 60 characters and a description of at most 500', () => {
    expect([IDENTITY_NAME_MAX, IDENTITY_DESCRIPTION_MAX]).toEqual([60, 500]);
  });
});
