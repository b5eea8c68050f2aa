import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import {
  type CheckInAction,
  type CheckInFlow,
  checkInReducer,
  type FormDay,
  isTouched,
  openCheckIn,
  openIn,
  votesIn,
} from './check-in-flow.ts';
import { dayHabit } from './day-habit.testing.ts';

const form: CheckInFlow = {
  step: 'form',
  tab: 'manual',
  marks: {},
  said: [],
  notes: {},
  touched: [],
  existing: [],
  harmless: [],
  safety: null,
  hasFailed: false,
  isNotKept: false,
  isWaiting: false,
};

function after(flow: CheckInFlow, ...actions: CheckInAction[]): CheckInFlow {
  return actions.reduce(checkInReducer, flow);
}

const tick: CheckInAction = { type: 'ticked', habitId: 'walk' };
const note: CheckInAction = { type: 'noted', identityId: 'mover', text: 'Rain' };
const heard: CheckInAction = {
  type: 'captured',
  said: [{ habitId: 'read', completed: false, evidence: 'no reading' }],
  message: 'no reading',
  knowsAll: true,
};

describe('a check-in', () => {
  it('ticks and unticks', () => {
    expect(after(form, tick).marks.walk?.completed).toBe(true);
    expect(after(form, tick, tick)).toMatchObject({ marks: {}, touched: ['walk'] });
  });

  it('takes what was captured from one tab to the other and back', () => {
    const flow = after(form, tick, { type: 'tab chosen', tab: 'ai' }, heard, { type: 'tab chosen', tab: 'manual' });
    expect(flow.tab).toBe('manual');
    expect(flow.marks).toMatchObject({ walk: { completed: true }, read: { completed: false, evidence: 'no reading' } });
    const habits = [dayHabit('walk'), dayHabit('read')];
    const group = { identityId: 'mover', identity: { name: 'The Mover' }, closed: null, notes: null, habits };
    expect(votesIn({ date: calendarDay('2026-11-20'), groups: [group] }, flow)).toBe(1);
  });

  it('is emptied as a whole, with what the coach had understood', () => {
    expect(after(form, tick, heard, { type: 'cleared' })).toMatchObject({ marks: {}, said: [] });
  });

  it('takes a skip or an amount for a touch of its identity', () => {
    const habits = [dayHabit('walk')];
    const group = { identityId: 'mover', identity: { name: 'The Mover' }, closed: null, notes: null, habits };
    const of = { habit: dayHabit('walk'), date: calendarDay('2026-11-20') };
    expect(isTouched(group, form)).toBe(false);
    expect(isTouched(group, after(form, { type: 'skipped', ...of }))).toBe(true);
    expect(isTouched(group, after(form, { type: 'added', ...of, amount: 1 }))).toBe(true);
  });

  it('asks before it overwrites, and goes back to the form as it was when the answer is no', () => {
    const asking = after(form, tick, note, { type: 'submitted' }, { type: 'found existing', identityIds: ['mover'] });
    expect(asking).toMatchObject({ step: 'confirm', existing: ['mover'], harmless: [] });
    const back = after(asking, { type: 'cancelled' });
    expect(back).toMatchObject({ step: 'form', existing: [], notes: { mover: 'Rain' } });
    expect(back.marks.walk?.completed).toBe(true);
  });

  it('keeps everything ticked when saving fails', () => {
    const failed = after(form, tick, note, { type: 'submitted' }, { type: 'saving' }, { type: 'failed' });
    expect(failed).toMatchObject({ step: 'form', notes: { mover: 'Rain' }, hasFailed: true });
    expect(failed.marks.walk?.completed).toBe(true);
  });

  it('says when it could not be kept on the device either, until the next try', () => {
    const failed = after(form, { type: 'submitted' }, { type: 'saving' }, { type: 'failed', isNotKept: true });
    expect(failed).toMatchObject({ step: 'form', hasFailed: true, isNotKept: true });
    expect(after(failed, { type: 'submitted' })).toMatchObject({ hasFailed: false, isNotKept: false });
  });

  it.each(['checking', 'confirm', 'saving', 'success'] as const)('changes nothing that it holds while %s', (step) => {
    const flow = { ...form, step };
    const of = { habit: dayHabit('walk'), date: calendarDay('2026-11-20') };
    expect(after(flow, { type: 'skipped', ...of }, { type: 'amount typed', ...of, text: '3' })).toEqual(flow);
    expect(after(flow, tick, note, heard, { type: 'cleared' }, { type: 'tab chosen', tab: 'ai' })).toEqual(flow);
  });

  it('is submitted once, however often the button is pressed', () => {
    const saving = after(form, { type: 'submitted' }, { type: 'saving' });
    expect(after(saving, { type: 'submitted' })).toBe(saving);
  });

  it('begins with what is noted for that day, and with nothing of another', () => {
    const day = calendarDay('2026-11-20');
    const groups: FormDay['groups'] = [
      {
        identityId: 'mover',
        identity: { name: 'The Mover' },
        closed: null,
        notes: 'Rain',
        habits: [
          dayHabit('walk', { completedDays: [day] }),
          dayHabit('read', { completedDays: [calendarDay('2026-11-19')] }),
        ],
      },
    ];
    const opened = after(form, heard, { type: 'opened', tab: 'manual', day: { date: day, groups } });
    expect(opened).toEqual(openCheckIn({ date: day, groups }));
    expect(opened.marks).toEqual({ walk: { completed: true, evidence: null, by: 'before' } });
    expect(opened.notes).toEqual({ mover: 'Rain' });
  });
});

it('leaves open what the day asks for and nothing was said of: no habit of another day, none that is skipped', () => {
  const habits = [
    dayHabit('walk', { description: 'Walk' }),
    dayHabit('read', { description: 'Read' }),
    dayHabit('swim', { description: 'Swim', isDue: false }),
    dayHabit('sing', { description: 'Sing', isSkipped: true }),
  ];
  const group = { identityId: 'mover', identity: { name: 'The Mover' }, closed: null, notes: null, habits };
  const day: FormDay = { date: calendarDay('2026-11-20'), groups: [group] };
  expect(openIn(day, form)).toEqual(['Walk', 'Read']);
  expect(openIn(day, after(form, heard))).toEqual(['Walk']);
  expect(openIn(day, after(form, heard, tick))).toEqual([]);
});
