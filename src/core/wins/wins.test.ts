import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { type WinKind, winBetween, type WonHabit, type WonIdentity } from './wins.ts';

// Wednesday, of a week that began on Sunday.
const today = calendarDay('2026-03-04');
const day = (date: number) => calendarDay(`2026-03-0${date}`);

/** A daily habit that was done on these days of March. */
const daily = (done: number[], change: Partial<WonHabit> = {}): WonHabit => ({
  countsFrom: day(1),
  targetFrequency: 7,
  dueOn: null,
  effectiveTarget: 7,
  completionsThisWeek: done.length,
  completedDays: done.map(day),
  skippedDays: [],
  isLimit: false,
  ...change,
});

const mover = (votes: number, habits: WonHabit[], change: Partial<WonIdentity> = {}): WonIdentity => ({
  id: 'mover',
  name: 'The Mover',
  votes,
  weekStart: day(1),
  pausedDays: [],
  habits,
  strengths: [],
  ...change,
});

const standing = (...identities: WonIdentity[]) => ({ today, identities });
const win = (before: WonIdentity[], after: WonIdentity[], told: WinKind[] = []) =>
  winBetween(standing(...before), standing(...after), told)?.kind ?? null;

const reader = mover(3, [daily([1, 2, 3])], { id: 'reader', name: 'The Reader' });
const twice = { targetFrequency: 2, effectiveTarget: 2 };
const open = daily([1, 2, 3]);

describe('the win of a vote', () => {
  it.each<[string, WinKind | null, WonIdentity[], WonIdentity[]]>([
    ['the very first one', 'first_vote', [mover(0, [daily([])])], [mover(1, [daily([4])])]],
    [
      'the first for a second identity',
      null,
      [mover(0, [daily([]), open]), reader],
      [mover(1, [daily([4]), open]), reader],
    ],
    ['one among others that are open', null, [mover(6, [open, open])], [mover(7, [daily([1, 2, 3, 4]), open])]],
    ['the last that the day asks for', 'full_day', [mover(3, [open])], [mover(4, [daily([1, 2, 3, 4])])]],
    [
      'the last of one identity while another is open',
      null,
      [mover(3, [open]), reader],
      [mover(4, [daily([1, 2, 3, 4])]), reader],
    ],
    [
      'the last beside a skip, a limit, a pause, and one for any day',
      'full_day',
      [
        mover(3, [open, daily([], { skippedDays: [today] }), daily([], { isLimit: true }), daily([], twice)]),
        { ...reader, pausedDays: [today] },
      ],
      [
        mover(4, [
          daily([1, 2, 3, 4]),
          daily([], { skippedDays: [today] }),
          daily([], { isLimit: true }),
          daily([], twice),
        ]),
        { ...reader, pausedDays: [today] },
      ],
    ],
    ['the first after a day without any', 'return', [mover(2, [daily([1, 2])])], [mover(3, [daily([1, 2, 4])])]],
    [
      'the first after a day on which nothing was asked',
      null,
      [mover(2, [daily([2], { dueOn: [day(2), today] }), daily([2], twice)]), reader],
      [mover(3, [daily([2], { dueOn: [day(2), today] }), daily([2, 4], { ...twice, completionsThisWeek: 1 })]), reader],
    ],
    ['the one that fills the week', 'full_week', [mover(1, [daily([3], twice)])], [mover(2, [daily([3, 4], twice)])]],
    [
      'the first of a week, which tells that the one before passed a milestone',
      'milestone',
      [mover(20, [daily([]), open])],
      [mover(21, [daily([4]), { ...open, completionsThisWeek: 0 }], { strengths: [20, 48, 52] })],
    ],
    ['one that was taken back', null, [mover(4, [daily([1, 2, 3, 4])])], [mover(3, [open])]],
  ])('%s: %s', (_what, kind, before, after) => {
    expect(win(before, after)).toBe(kind);
  });

  it('is told once a day; another one may be due instead', () => {
    const [before, after] = [[mover(2, [daily([1, 2])])], [mover(3, [daily([1, 2, 4])])]];
    expect(win(before, after)).toBe('return');
    expect(win(before, after, ['return'])).toBe('full_day');
    expect(win(before, after, ['return', 'full_day'])).toBe(null);
  });

  it('names all that came with it, so that the same vote given again tells none of them', () => {
    const [was, is] = [standing(mover(2, [daily([1, 2])])), standing(mover(3, [daily([1, 2, 4])]))];
    expect(winBetween(was, is)).toMatchObject({ kind: 'return', kinds: ['return', 'full_day'] });
    expect(winBetween(was, is, ['return', 'full_day'])).toBe(null);
  });

  it('is none of a new day, nor of an identity that was not known', () => {
    const after = mover(1, [daily([4])]);
    expect(winBetween({ today: day(3), identities: [mover(0, [daily([])])] }, standing(after))).toBe(null);
    expect(winBetween(standing(), standing(after))).toBe(null);
  });

  it('says which milestone was passed', () => {
    const strengths = [20, 76];
    const found = winBetween(
      standing(mover(20, [daily([]), open])),
      standing(mover(21, [daily([4]), daily([])], { strengths })),
    );
    expect(found).toMatchObject({ kind: 'milestone', strength: 75, identity: { name: 'The Mover' } });
  });
});
