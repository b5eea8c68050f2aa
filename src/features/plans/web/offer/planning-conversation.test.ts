import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import {
  getKept,
  isCoachingStopped,
  messagesFor,
  openConversation,
  type PlanningConversation,
  planningReducer,
  readKept,
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
  chips: [],
  days: null,
};
const answered = {
  type: 'refined',
  response: 'Done',
  refinedHabits: [] as unknown[],
  chips: [],
  isUndone: false,
  ticks: [],
  safety: null,
  basicMode: false,
} as const;
const crisis = { label: 'crisis', text: 'You can talk to a person', stopsCoaching: true, goals: [] } as const;

describe('planning by conversation', () => {
  it('replaces the list with the cleaned one and keeps what is still there selected', () => {
    const sent = planningReducer(openConversation(offer), { type: 'sent', text: 'No reading please' });
    const refinedHabits = [
      { description: 'Stretch', habitType: 'core', templateId: 'mov.stretch' },
      { description: 'Walk', habitType: 'core' },
    ];
    const after = planningReducer(sent, { ...answered, refinedHabits });
    expect(after.habits.map((one) => [one.description, one.difficulty, one.targetFrequency])).toEqual([
      ['Stretch', 'medium', 1],
      ['Walk', 'medium', 1],
    ]);
    expect(after.selection).toEqual([0, 1]);
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
    const after = planningReducer(sent, { ...answered, response: '', safety: crisis });
    expect(after.habits).toEqual(offer.habits);
    expect(isCoachingStopped(after)).toBe(true);
    const next = planningReducer(after, { type: 'sent', text: 'I am fine now' });
    expect(isCoachingStopped(next)).toBe(true);
    const good = planningReducer(next, { ...answered, response: 'Good' });
    expect(isCoachingStopped(good)).toBe(false);
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
  const open = () => openConversation(offer);
  const names = ({ habits }: PlanningConversation) => habits.map(({ description }) => description);
  const ring = { ...habit('Ring my sister'), targetFrequency: 1 };

  it('is of the plan at once, and ticked when it is new', () => {
    const after = planningReducer(open(), { type: 'saved', index: null, habit: ring });
    expect([names(after), after.selection]).toEqual([
      ['Walk', 'Read', 'Sing', 'Ring my sister'],
      [0, 1, 2, 3],
    ]);
    const renamed = planningReducer(after, { type: 'saved', index: 3, habit: habit('Ring Ana') });
    expect(names(renamed).at(-1)).toBe('Ring Ana');
  });

  it('takes the ticks along when a habit moves or goes', () => {
    const three = { ...offer, habits: [...offer.habits, habit('Swim')] };
    const unticked = planningReducer(openConversation(three), { type: 'toggled', index: 0 });
    const moved = planningReducer(unticked, { type: 'moved', index: 1, by: 1 });
    expect([names(moved), moved.selection]).toEqual([
      ['Walk', 'Swim', 'Sing', 'Read'],
      [2, 3],
    ]);
    const removed = planningReducer(moved, { type: 'removed', index: 0 });
    expect([names(removed), removed.selection]).toEqual([
      ['Swim', 'Sing', 'Read'],
      [1, 2],
    ]);
  });

  it('leaves two core habits, and holds twelve', () => {
    expect(planningReducer(open(), { type: 'removed', index: 0 })).toEqual(open());
    const many = Array.from({ length: 12 }, (_, index) => habit(`Habit ${index}`));
    const full = openConversation({ ...offer, habits: many });
    expect(planningReducer(full, { type: 'saved', index: null, habit: ring }).habits).toHaveLength(12);
  });

  it('ends the chips of the answer before, and a tick does not', () => {
    const chips = [{ does: 'edit', label: 'Other days', target: 0 }] as const;
    const opened = openConversation({ ...offer, chips });
    expect(planningReducer(opened, { type: 'toggled', index: 0 }).chips).toEqual(chips);
    expect(planningReducer(opened, { type: 'moved', index: 0, by: 1 }).chips).toEqual([]);
  });

  it('stands again after a reload, ticks too, and in a list as the coach left it', () => {
    const unticked = planningReducer(open(), { type: 'toggled', index: 1 });
    const after = planningReducer(unticked, { type: 'saved', index: null, habit: ring });
    const stored = JSON.parse(JSON.stringify(getKept(after)));
    const again = openConversation(offer, readKept(stored));
    expect([names(again), again.selection, again.past]).toEqual([names(after), after.selection, []]);
    expect(openConversation({ ...offer, habits: [habit('Dance')] }, readKept(stored)).habits).toEqual([habit('Dance')]);
  });

  it.each([null, 'x', [], {}, { offered: [], habits: 3 }])('is nothing where %j was stored', (stored) => {
    expect(readKept(stored)).toBeNull();
  });
});

describe('taking back', () => {
  const undo = (state: PlanningConversation) => planningReducer(state, { type: 'undone' });
  const plan = ({ habits, selection }: PlanningConversation) => [habits.map((one) => one.description), selection];

  it('brings back ticks, changes by hand and answers of the coach, one by one', () => {
    const opened = openConversation(offer);
    const ticked = planningReducer(opened, { type: 'toggled', index: 2 });
    const moved = planningReducer(ticked, { type: 'moved', index: 0, by: 1 });
    const refined = planningReducer(moved, { ...answered, refinedHabits: [habit('Dance'), habit('Read')] });
    expect(plan(refined)).toEqual([
      ['Dance', 'Read'],
      [0, 1],
    ]);
    expect(refined.past.map(({ did }) => did.what)).toEqual(['unticked', 'moved', 'said']);
    const back = [refined, undo(refined), undo(undo(refined)), undo(undo(undo(refined)))].map(plan);
    expect(back.slice(1)).toEqual([moved, ticked, opened].map(plan));
    expect(undo(opened)).toEqual(opened);
  });

  it('knows the last ten', () => {
    let state = openConversation(offer);
    for (let times = 0; times < 25; times += 1) state = planningReducer(state, { type: 'toggled', index: 0 });
    expect(state.past).toHaveLength(10);
    for (let times = 0; times < 25; times += 1) state = undo(state);
    expect(state.selection).toEqual([1, 2]);
  });

  it('is the same when it is said: one step, whatever it was', () => {
    const ticked = planningReducer(openConversation(offer), { type: 'toggled', index: 2 });
    const said = { ...answered, refinedHabits: offer.habits, isUndone: true };
    const after = planningReducer(planningReducer(ticked, { type: 'sent', text: 'undo' }), said);
    expect([plan(after), after.past, after.turns.length]).toEqual([plan(openConversation(offer)), [], 3]);
  });

  it('has nothing to take back of an answer that changed nothing', () => {
    const after = planningReducer(openConversation(offer), { ...answered, refinedHabits: offer.habits });
    expect(after.past).toEqual([]);
  });
});

it('ticks a habit that was changed by itself', () => {
  const unticked = planningReducer(openConversation(offer), { type: 'toggled', index: 0 });
  const refinedHabits = [habit('Walk for longer'), ...offer.habits.slice(1)];
  expect(planningReducer(unticked, { ...answered, refinedHabits }).selection).toEqual([0, 1, 2]);
});

it('ticks all that was asked to come in', () => {
  const own = habit('Ring my sister');
  const offered = { ...habit('Hum'), templateId: 'hum' };
  const after = planningReducer(openConversation(offer), {
    ...answered,
    refinedHabits: [...offer.habits, own, offered],
  });
  expect([after.selection, after.fresh]).toEqual([
    [0, 1, 2, 3, 4],
    [3, 4],
  ]);
});

it('leaves the ticks as they are where the plan as a whole was changed', () => {
  const unticked = planningReducer(openConversation(offer), { type: 'toggled', index: 0 });
  const refinedHabits = offer.habits.map((one) => ({ ...one, targetFrequency: 2 }));
  const after = planningReducer(unticked, { ...answered, refinedHabits });
  expect([after.selection, after.touched]).toEqual([
    [1, 2],
    [0, 1, 2],
  ]);
});

it('ticks and unticks what was asked to be, as a step that can be taken back', () => {
  const opened = openConversation(offer);
  const ticks = [
    { place: 0, on: false },
    { place: 2, on: true },
  ];
  const after = planningReducer(opened, { ...answered, refinedHabits: offer.habits, ticks });
  expect([after.selection, after.touched, after.past.length]).toEqual([[1, 2], [0, 2], 1]);
  expect(planningReducer(after, { type: 'undone' }).selection).toEqual(opened.selection);
});

it('keeps what was said over a reload, and no message that waits for its answer', () => {
  const sent = planningReducer(openConversation(offer), { type: 'sent', text: 'Why the walk?' });
  const told = planningReducer(sent, { ...answered, response: 'It is small.', refinedHabits: offer.habits });
  const waiting = planningReducer(told, { type: 'sent', text: 'And the reading?' });
  const again = openConversation(offer, readKept(JSON.parse(JSON.stringify(getKept(waiting)))));
  expect(again.turns.map(({ text }) => text)).toEqual(['Hello', 'Why the walk?', 'It is small.']);
});
