import { describe, expect, it } from 'vitest';
import { outcome, plan, say } from '../practice/practice.testing.ts';

const PLAN = plan(
  'Go for a walk @ After dinner',
  'Do my balance exercises @ After lunch',
  'Send a chapter to Priya @ On Saturday',
  'No phone after 10pm @ At night',
  'Eat a banana before I run @ When I wake up',
  'Put my phone in another room before I start @ When I start',
  'Note in one word how the balance felt @ At night',
  'Walk the last 3 minutes of my usual journey @ When I travel to work',
);

describe('which habit is meant', () => {
  it.each([
    ['make the walk at 7', '1 @ At 7'],
    ['do the balance after breakfast', '2 @ After breakfast'],
    ['drop the balance', '-2'],
    ['call the Priya one Send the pages', '3 Send the pages'],
    ['remove the phone thing', '-4'],
    ['drop the note', '-7'],
    ['drop the banana', '-5'],
  ])('is the one that does what is named: %s', (message, made) => {
    expect(outcome(PLAN, message)).toBe(made);
  });

  it('is none for what no habit does', () => {
    expect(outcome(PLAN, 'add running on Tuesdays')).toMatch(/^\+Running Tu/);
    expect(say(PLAN, 'leave the piano alone')).toMatchObject({
      habits: PLAN,
      response: expect.stringContaining('piano'),
    });
  });
});
