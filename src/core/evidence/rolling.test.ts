import { describe, expect, it } from 'vitest';
import { addDays } from '#core/calendar/calendar.ts';
import { dayFacts, type Recorded } from './day-facts.ts';
import { foldDays } from './fold.ts';
import { daysOfYear, getCurve, getSums } from './evidence-year.ts';
import { evidenceAfter, habit, lived, START, type Wished } from './recorded.testing.ts';
import { consistency, rateOfReturn, votesThisWeek } from './rolling.ts';

const NOTHING = { state: null, years: new Map() };

describe('consistency', () => {
  const week = { a: '✓✓✓✓✓··', b: '✓✓✓✓···', c: '·······' };
  const worked = { a: 7, b: 3, c: 2 };
  const times = (weeks: number) =>
    Object.fromEntries(Object.entries(week).map(([seriesId, line]) => [seriesId, line.repeat(weeks)]));

  /** In the calendar week of the last of so many days, from Sunday on. */
  const consistencyAfter = (recorded: ReturnType<typeof lived>, days: number) =>
    consistency(evidenceAfter(recorded, days), addDays(START, days - 1 - ((days - 1) % 7)));

  it('of the worked week is 67, each habit counted up to its target', () => {
    expect(consistencyAfter(lived(worked, week), 8)).toEqual({ rate: 67, weeks: 1, recorded: 1 });
  });

  it('is unknown before the first whole week is over', () => {
    expect(consistencyAfter(lived(worked, week), 7)).toEqual({ rate: null, weeks: 0, recorded: 0 });
  });

  it('takes the last four whole weeks only, and a week without a check-in as 0', () => {
    expect(consistencyAfter(lived(worked, times(9)), 64)).toEqual({
      rate: 67,
      weeks: 4,
      recorded: 4,
    });
    const gone = Object.fromEntries(Object.entries(times(3)).map(([id, line]) => [id, `${line}·······`]));
    expect(consistencyAfter(lived(worked, gone), 29)).toEqual({ rate: 50, weeks: 4, recorded: 3 });
  });

  it('leaves a paused week out, and asks less of one that is paused in part', () => {
    const away = lived(worked, { ...week, paused: '·······ppppppp' });
    expect(consistencyAfter(away, 15)).toEqual({ rate: 67, weeks: 1, recorded: 1 });
    const half = lived({ a: 7 }, { a: '✓✓✓····', paused: '···pppp' });
    expect(consistencyAfter(half, 8).rate).toBe(100);
  });

  it.each([
    ['·✓··✓··', 100],
    ['··✓···✓', 100],
    ['·✓·····', 50],
    // A skipped one is not asked for; beside the named days a skip takes out nothing.
    ['·✓··s··', 100],
    ['·✓s····', 50],
    ['·s··s·✓', null],
  ])('of %s, on Mondays and Thursdays, is %s', (line, rate) => {
    expect(consistencyAfter(lived({ a: ['monday', 'thursday'] }, { a: line }), 8).rate).toBe(rate);
  });

  it('asks less by count for a day that is skipped', () => {
    expect(consistencyAfter(lived({ a: 7 }, { a: '✓✓✓ss✓✓' }), 8).rate).toBe(100);
    expect(consistencyAfter(lived({ a: 4 }, { a: '✓✓sss··' }), 8).rate).toBe(100);
    expect(consistencyAfter(lived({ a: 4 }, { a: '✓✓·····' }), 8).rate).toBe(50);
  });

  it('follows a change inside the week: by name the days done by count stay, by count the whole week is asked', () => {
    const week = { weekStartDate: START, weekEndDate: addDays(START, 6) };
    const changed = (line: string, before: Wished, after: Wished) => {
      const on = addDays(START, 3);
      const next = { ...habit('a', after, on, week.weekEndDate), countsFrom: START };
      const plans = [
        { ...week, activeFrom: on, activeUntil: week.weekEndDate, habits: [next] },
        { ...week, activeFrom: START, activeUntil: addDays(on, -1), habits: [habit('a', before, START)] },
      ];
      return consistencyAfter({ ...lived({ a: before }, { a: line }), plans }, 8).rate;
    };
    // Done on Sunday and Tuesday of three, then named for Thursday and Friday: four are asked.
    expect(changed('✓·✓·✓··', 3, ['thursday', 'friday'])).toBe(75);
    // Named for Monday before, for Friday now.
    expect(changed('·····✓·', ['monday'], ['friday'])).toBe(50);
    expect(changed('·✓···✓·', ['monday'], 4)).toBe(50);
  });

  it('counts an amount that is partly there for nothing', () => {
    const glasses = { targetFrequency: 7, measure: { unit: 'glasses', atLeast: 6 } };
    expect(consistencyAfter(lived({ a: glasses }, { a: '6666655' }), 8).rate).toBe(71);
  });
});

describe('the rate of return', () => {
  /** On the day after so many days of one daily habit. */
  const rateAfter = (days: string) => rateOfReturn(evidenceAfter(lived({ a: 7 }, { a: days }), days.length + 1, true));

  it.each([
    ['·✓·✓·✓', 100],
    ['·✓·✓··✓', 75],
    ['···✓', 33],
    ['·✓·✓✓', null],
    // The last miss has no day after it yet.
    ['·✓·✓·', null],
  ])('of %s is %s percent', (days, rate) => {
    expect(rateAfter(days)).toBe(rate);
  });

  it('looks back on four weeks only', () => {
    expect(rateAfter(`·✓·✓·✓${'✓'.repeat(28)}`)).toBeNull();
  });

  it('is unknown below three misses', () => {
    expect(rateOfReturn(evidenceAfter(lived({ a: 7 }, { a: '✓·✓·✓' }), 6, true))).toBeNull();
  });

  it('says how many missed days were followed by an active one; paused days lie in between unseen', () => {
    expect(rateOfReturn(evidenceAfter(lived({ a: 7 }, { a: '✓·✓··✓·✓' }), 9, true))).toBe(75);
    const paused = lived({ a: 7 }, { a: '✓·✓··✓····✓', paused: '·······ppp·' });
    expect(rateOfReturn(evidenceAfter(paused, 12, true))).toBe(75);
  });
});

it('votes of this week are those from its first day on', () => {
  const recorded = lived({ a: 7, b: 7 }, { a: '✓✓✓✓✓✓✓✓✓·', b: '✓······✓··' });
  expect(votesThisWeek(evidenceAfter(recorded, 10, true), addDays(START, 7))).toBe(3);
  // A week from Saturday on includes the seventh day.
  expect(votesThisWeek(evidenceAfter(recorded, 10, true), addDays(START, 6))).toBe(4);
});

describe('the days of a year', () => {
  const facts = (recorded: ReturnType<typeof lived>, days: number, isOpen = true) => {
    const to = addDays(START, days - 1);
    return dayFacts(recorded, { from: START, to, today: isOpen ? to : addDays(to, 1) });
  };
  const getStates = (...asked: Parameters<typeof facts>) => facts(...asked).map(({ state }) => state);

  it('are done, partial, none, paused, outside a plan and still open', () => {
    const recorded = lived({ a: 7, b: 7 }, { a: '✓✓····', b: '✓·····', paused: '···p··' });
    const outside = ['outside', 'outside'];
    expect(getStates(recorded, 9, false)).toEqual([
      'done',
      'partial',
      'none',
      'paused',
      'none',
      'none',
      'none',
      ...outside,
    ]);
    expect(getStates(recorded, 6).at(-1)).toBe('open');
  });

  it('are low below half of what was due, and partial on a day that is still open', () => {
    const recorded = lived({ a: 7, b: 7, c: 7 }, { a: '✓✓✓', b: '·✓·', c: '···' });
    expect(getStates(recorded, 3, false)).toEqual(['low', 'partial', 'low']);
    expect(getStates(recorded, 3)).toEqual(['low', 'partial', 'partial']);
    // A vote nonetheless counts as a return.
    const back = lived({ a: 7, b: 7, c: 7 }, { a: '·✓·✓·✓✓', b: '·······', c: '·······' });
    expect(rateOfReturn(evidenceAfter(back, 7, true))).toBe(100);
  });

  it('rest when nothing was due, until the week can no longer be filled otherwise', () => {
    expect(getStates(lived({ a: 2 }, { a: '✓······' }), 7, false)).toEqual([
      'done',
      'rest',
      'rest',
      'rest',
      'rest',
      'rest',
      'none',
    ]);
  });

  it('are paused when all that was due was skipped and nothing done, and rest beside the named days', () => {
    const named = { a: ['monday', 'thursday'], b: ['monday'] } as const;
    const states = (a: string, b: string) => getStates(lived(named, { a, b }), 7, false).slice(1, 5);
    expect(states('·s··✓··', '·s·····')).toEqual(['paused', 'rest', 'rest', 'done']);
    expect(states('·s··s··', '·······')).toEqual(['none', 'rest', 'rest', 'paused']);
    expect(states('·s··s··', '·✓·····')).toEqual(['done', 'rest', 'rest', 'paused']);
  });

  it('ask for the habits that are due or done, wholly or in part', () => {
    const planned = (recorded: Recorded) => facts(recorded, 7, false).map(({ asksFor }) => asksFor);
    const ofAWeek = { a: 7, b: 3 };
    const week = { a: '✓✓···✓·', b: '·✓·····' };
    expect(planned(lived(ofAWeek, week))).toEqual([1, 2, 1, 1, 1, 2, 2]);
    expect(planned(lived(ofAWeek, { a: '✓s·s···', b: '·✓·····', paused: '··p····' }))).toEqual([1, 1, 0, 0, 1, 2, 2]);
    const glasses = { targetFrequency: 3, measure: { unit: 'glasses', atLeast: 4 } };
    const coffees = { targetFrequency: 3, measure: { unit: 'coffees', atMost: 2 } };
    expect(planned(lived({ a: 7, b: glasses }, { ...week, b: '24·0···' }))).toEqual([2, 2, 1, 1, 1, 2, 2]);
    // A limit that is broken is no part of one.
    expect(planned(lived({ a: 7, b: coffees }, { ...week, b: '31·····' }))).toEqual([1, 2, 1, 1, 1, 2, 2]);
  });

  it('come back out of the record of each year as they went in, with the strength at the ends of weeks', () => {
    const recorded = lived({ a: 7, b: 3 }, { a: '✓'.repeat(70), b: '✓·'.repeat(35) });
    const { years } = foldDays(NOTHING, facts(recorded, 70, false));
    expect([...years.keys()]).toEqual([2025, 2026]);
    const days = [...years.values()].flatMap(daysOfYear);
    expect(days).toEqual(
      facts(recorded, 70, false).map(({ date, state, done, asksFor }) => ({
        date,
        state,
        votes: done.size,
        planned: asksFor,
      })),
    );
    const year = years.get(2025);
    const curve = year?.series.a && getCurve(2025, year.series.a);
    expect(curve?.slice(0, 2)).toEqual([
      { date: '2025-11-15', strength: 31 },
      { date: '2025-11-22', strength: 53 },
    ]);
    expect(curve).toHaveLength(7);
  });

  it('hold the sums of amounts in weeks that end on Saturdays, also over the end of a year', () => {
    const glasses = { targetFrequency: 7, measure: { unit: 'glasses', atLeast: 6 } };
    const recorded = lived({ a: glasses, b: 7 }, { a: '6·4✓···1111111'.padEnd(63, '2'), b: '✓'.repeat(63) });
    const { years } = foldDays(NOTHING, facts(recorded, 63, false));
    const sums = [...years].map(([year, { series }]) => series.a && getSums(year, series.a));
    expect(sums[0]?.map(({ amount }) => amount)).toEqual([10, 7, 14, 14, 14, 14, 14]);
    // The week from Sunday 28 December on ends with the third of January.
    expect(sums[1]).toEqual([
      { date: '2026-01-03', amount: 14 },
      { date: '2026-01-10', amount: 14 },
    ]);
    expect(years.get(2025)?.series).toMatchObject({ a: { measure: glasses.measure }, b: { measure: null, sums: [] } });
  });
});
