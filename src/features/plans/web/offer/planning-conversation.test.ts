import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { toFields } from '../edit/habit-fields.ts';
import {
  getChangedByHand,
  getUnfinished,
  isCoachingStopped,
  messagesFor,
  openConversation,
  planningReducer,
} from './planning-conversation.ts';

function habit(description: string, habitType: PlannedHabit['habitType'] = 'core'): PlannedHabit {
  return { description, habitType, implementationIntention: '', targetFrequency: 3, difficulty: 'easy', order: 0 };
}

const offer = {
  habits: [habit('Walk'), habit('Read'), habit('Sing', 'experimental')],
  intro: 'Hello',
  safety: null,
  basicMode: false,
  changes: [],
  days: null,
};
const answered = {
  type: 'refined',
  response: 'Done',
  refinedHabits: [] as unknown[],
  safety: null,
  basicMode: false,
} as const;
const crisis = { label: 'crisis', text: 'You can talk to a person', stopsCoaching: true } as const;

describe('planning by conversation', () => {
  it('replaces the list with the cleaned one and keeps what is still there selected', () => {
    const sent = planningReducer(openConversation(offer), { type: 'sent', text: 'No reading please' });
    const refinedHabits = [
      { description: 'Stretch', habitType: 'core' },
      { description: 'Walk', habitType: 'core' },
    ];
    const after = planningReducer(sent, {
      type: 'refined',
      response: 'Done',
      refinedHabits,
      safety: null,
      basicMode: false,
    });
    expect(after.habits.map((one) => [one.description, one.difficulty, one.targetFrequency])).toEqual([
      ['Stretch', 'medium', 1],
      ['Walk', 'medium', 1],
    ]);
    expect(after.selection).toEqual([1]);
    expect(after.fresh).toEqual([0]);
  });

  it('shows a failed message with the apology, and replaces both when it is sent again', () => {
    const sent = planningReducer(openConversation(offer), { type: 'sent', text: 'Smaller' });
    const failed = planningReducer(sent, { type: 'failed', reason: null });
    expect(failed.turns.map((turn) => turn.from)).toEqual(['coach', 'user', 'trouble']);
    expect(messagesFor(failed.turns, 'Smaller')).toEqual([
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Smaller' },
    ]);
    const again = planningReducer(failed, { type: 'sent', text: 'Smaller' });
    expect(again.turns.map((turn) => turn.from)).toEqual(['coach', 'user']);
  });

  it('leaves the plan alone, and out of sight, when a safety answer stands alone', () => {
    const sent = planningReducer(openConversation(offer), { type: 'sent', text: '…' });
    const after = planningReducer(sent, {
      type: 'refined',
      response: '',
      refinedHabits: [],
      safety: crisis,
      basicMode: false,
    });
    expect(after.habits).toEqual(offer.habits);
    expect(isCoachingStopped(after)).toBe(true);
    const next = planningReducer(after, { type: 'sent', text: 'I am fine now' });
    expect(isCoachingStopped(next)).toBe(true);
    const answered = planningReducer(next, {
      type: 'refined',
      response: 'Good',
      refinedHabits: [],
      safety: null,
      basicMode: false,
    });
    expect(isCoachingStopped(answered)).toBe(false);
  });

  it('takes all of a plan that goes on, and keeps what was taken back when it is talked over', () => {
    const [before, after] = [habit('Walk'), { ...habit('Walk'), targetFrequency: 2 }];
    const change = {
      seriesId: 'w',
      kind: 'freq_down',
      reasonCode: 'MATCH_REAL_WEEK',
      reason: '',
      before,
      after,
    } as const;
    const startsOn = calendarDay('2026-03-08');
    const days = { startsOn, weekEndDate: calendarDay('2026-03-14'), weekType: 'full' } as const;
    const more = [after, habit('Read'), habit('Sing', 'experimental'), habit('Hum', 'experimental')];
    const opened = openConversation({ ...offer, habits: more, changes: [change], days });
    expect(opened.selection).toEqual([0, 1, 2, 3]);
    const back = planningReducer(opened, { type: 'change-toggled', seriesId: 'w' });
    expect(back.habits[0]).toEqual(before);
    const refinedHabits = [habit('Dance'), before];
    const refined = planningReducer(back, { ...answered, refinedHabits });
    expect([refined.changes, refined.takenBack]).toEqual([[change], { w: after }]);
    const again = planningReducer(refined, { type: 'change-toggled', seriesId: 'w' });
    expect(again.habits.map((one) => one.targetFrequency)).toEqual([3, 2]);
  });

  it('sends the last forty turns, the newest message last', () => {
    const turns = Array.from({ length: 60 }, (_, id) => ({ id, from: 'coach' as const, text: `t${id}`, safety: null }));
    const messages = messagesFor(turns, 'last');
    expect(messages).toHaveLength(40);
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'last' });
  });
});

describe('what is changed by hand while planning', () => {
  const details = {
    targetFrequency: 2,
    days: ['monday', 'thursday'],
    measure: { unit: 'minutes', atLeast: 20 },
    moment: '13:30',
  } as const;
  const walk: PlannedHabit = { ...habit('Walk'), ...details, days: [...details.days] };
  const byHand = (fields = toFields(walk), index = 0) =>
    planningReducer(openConversation(offer), { type: 'details-changed', index, fields });

  it('is of the habit at once', () => {
    const after = byHand();
    expect(after.habits).toEqual([walk, ...offer.habits.slice(1)]);
    expect(getChangedByHand(after)).toEqual([walk]);
    expect(getUnfinished(after)).toBeNull();
  });

  it('stays as typed while it is wrong, and holds the habit back as long as it is selected', () => {
    const fields = { ...toFields(walk), amount: 'lots' };
    const after = byHand(fields);
    expect([after.habits[0], after.byHand['habit Walk']]).toEqual([offer.habits[0], fields]);
    expect(getUnfinished(after)?.description).toBe('Walk');
    expect(getUnfinished(planningReducer(after, { type: 'toggled', index: 0 }))).toBeNull();
  });

  it('outlasts a change to another habit by the coach', () => {
    const wrong = { ...toFields(habit('Read')), kind: 'atLeast' as const };
    const before = planningReducer(byHand(), { type: 'details-changed', index: 1, fields: wrong });
    const refinedHabits = [{ ...walk, order: 0 }, habit('Read'), { ...habit('Sing'), targetFrequency: 1 }];
    const after = planningReducer(before, { ...answered, refinedHabits });
    expect(after.habits[0]).toEqual(walk);
    expect(after.byHand).toEqual({ 'habit Walk': toFields(walk), 'habit Read': wrong });
  });

  it('gives way where the coach was asked for other days', () => {
    const refinedHabits = [{ ...walk, days: null, targetFrequency: 4 }];
    const after = planningReducer(byHand(), { ...answered, refinedHabits });
    expect(after.habits).toEqual(refinedHabits);
    expect(after.byHand).toEqual({});
  });

  it('stands again in the same offer after a reload', () => {
    const after = openConversation(offer, getChangedByHand(byHand()));
    expect(after.habits).toEqual([walk, ...offer.habits.slice(1)]);
    expect(getChangedByHand(after)).toEqual([walk]);
  });
});
