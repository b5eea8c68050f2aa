import type { Life } from './script.ts';

const MOVER = 'The Everyday Mover';
const DRINKER = 'The Calm Drinker';

const walk = { name: 'Walk for 5 minutes', times: 7 };
const squats = { name: 'Do 1 round of chair squats', times: 3 };
const stairs = { name: 'Take the stairs 1 time', times: 5 };
const water = { name: 'Drink water', times: 7, measure: { unit: 'glasses', atLeast: 6 } };
const pages = { name: 'Read', times: 3, measure: { unit: 'pages', atLeast: 2.5 } };
const coffee = { name: 'Keep coffee low', times: 7, measure: { unit: 'coffees', atMost: 2 } };
const gym = { name: 'Go to the gym', times: 2, days: ['monday', 'friday'] as const };
const swim = { name: 'Swim', times: 3, days: ['tuesday', 'thursday', 'saturday'] as const };

/** Five people, ten weeks each. Days of a life are counted from 0. */
export const LIVES: Life[] = [
  {
    name: 'one who stays at home',
    seed: 11,
    first: '2026-03-04',
    days: 70,
    zones: [{ from: 0, zone: 'Europe/London' }],
    wakes: [8, 20],
    plans: [{ who: MOVER, from: 0, habits: [walk, squats, water, coffee, gym] }],
  },
  {
    name: 'one who flies to Tokyo and back over Los Angeles',
    seed: 23,
    first: '2026-03-01',
    days: 70,
    zones: [
      { from: 0, zone: 'Europe/London' },
      { from: 18, turn: 1, zone: 'Asia/Tokyo' },
      { from: 40, zone: 'America/Los_Angeles' },
      { from: 55, turn: 1, zone: 'Europe/London' },
    ],
    wakes: [6, 22],
    away: [[18, 18]],
    plans: [
      { who: MOVER, from: 0, habits: [walk, squats, swim] },
      { who: DRINKER, from: 2, habits: [water, coffee, pages] },
    ],
  },
  {
    name: 'one who moves the week twice and stays up late',
    seed: 37,
    first: '2026-03-06',
    days: 70,
    zones: [
      { from: 0, zone: 'America/New_York' },
      { from: 25, zone: 'Asia/Kolkata' },
      { from: 33, zone: 'America/New_York' },
    ],
    wakes: [5, 17],
    plans: [
      { who: MOVER, from: 0, habits: [walk, squats, gym, coffee] },
      { who: DRINKER, from: 9, habits: [water, swim] },
      { who: MOVER, from: 30, habits: [walk, gym, { ...squats, times: 4 }] },
    ],
    events: {
      16: () => [{ is: 'weekStart', day: 'monday', how: 'graceful' }],
      28: () => [{ is: 'dayStart', hour: 4 }],
      45: () => [{ is: 'weekStart', day: 'thursday', how: 'immediate' }],
    },
  },
  {
    name: 'one who changes her mind inside the week',
    seed: 41,
    first: '2026-03-03',
    days: 70,
    zones: [{ from: 0, zone: 'Europe/London' }],
    wakes: [9, 21],
    plans: [
      { who: MOVER, from: 0, habits: [walk, squats, gym, water, coffee] },
      {
        who: MOVER,
        from: 8,
        habits: [walk, squats, { ...gym, days: ['tuesday', 'thursday', 'friday'] }, water, coffee],
      },
      { who: MOVER, from: 17, habits: [walk, stairs, { ...water, measure: { unit: 'glasses', atLeast: 4 } }, coffee] },
      { who: MOVER, from: 24, habits: [walk, { ...squats, days: ['sunday', 'saturday'] }, water, gym] },
      {
        who: MOVER,
        from: 31,
        habits: [{ ...walk, times: 4 }, squats, { ...water, measure: { unit: 'litres', atLeast: 1.5 } }],
      },
      {
        who: MOVER,
        from: 38,
        habits: [
          walk,
          { ...gym, days: undefined, times: 3 },
          { ...water, measure: { unit: 'cups', atLeast: 5 } },
          { ...coffee, measure: { unit: 'coffees', atMost: 1 } },
        ],
      },
      { who: MOVER, from: 46, habits: [walk, gym, swim, { ...coffee, measure: { unit: 'coffees', atMost: 0 } }] },
      { who: MOVER, from: 52, habits: [walk, gym, swim, coffee, pages] },
      { who: MOVER, from: 60, habits: [walk, swim] },
    ],
  },
  {
    name: 'one who rests, pauses and comes back',
    seed: 53,
    first: '2026-03-01',
    days: 70,
    zones: [
      { from: 0, zone: 'Australia/Sydney' },
      { from: 44, zone: 'Europe/London' },
    ],
    wakes: [2, 11],
    away: [
      [12, 13],
      [27, 40],
    ],
    plans: [
      { who: MOVER, from: 0, habits: [walk, squats, gym] },
      { who: DRINKER, from: 1, habits: [stairs, pages, coffee] },
    ],
    events: {
      5: (today) => [{ is: 'pause', who: MOVER, from: today, until: today + 2 }],
      9: (today) => [{ is: 'pause', who: null, from: today + 1, until: today + 4 }],
      18: (today) => [{ is: 'pause', who: DRINKER, from: today - 3, until: today + 6 }],
      22: (today) => [{ is: 'unpause', who: DRINKER, from: today - 7 }],
      47: (today) => [{ is: 'pause', who: null, from: today - 1, until: today + 8 }],
      60: (today) => [{ is: 'pause', who: MOVER, from: today, until: today }],
    },
  },
];
