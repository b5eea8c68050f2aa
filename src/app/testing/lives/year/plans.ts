import type { LivedHabit } from '../ledger.ts';

const MOVER = 'The Everyday Mover';
const DRINKER = 'The Calm Drinker';

const walk = { name: 'Walk for 5 minutes', times: 7 };
const squats = { name: 'Do 1 round of chair squats', times: 3 };
const gym = { name: 'Go to the gym', times: 2, days: ['monday', 'friday'] as const };
const water = { name: 'Drink water', times: 7, measure: { unit: 'glasses', atLeast: 6 } };
const pages = { name: 'Read', times: 3, measure: { unit: 'pages', atLeast: 2.5 } };
const coffee = { name: 'Keep coffee low', times: 7, measure: { unit: 'coffees', atMost: 2 } };

/** What is planned for the weeks that begin from a day of the year on. */
export const PLANS: readonly { who: string; from: number; habits: LivedHabit[] }[] = [
  { who: MOVER, from: 0, habits: [walk, squats, water] },
  { who: DRINKER, from: 30, habits: [coffee, pages] },
  { who: MOVER, from: 120, habits: [walk, { ...squats, times: 4 }, water, gym] },
  { who: DRINKER, from: 200, habits: [{ ...coffee, measure: { unit: 'coffees', atMost: 1 } }, pages] },
  { who: MOVER, from: 260, habits: [walk, gym, { ...water, measure: { unit: 'glasses', atLeast: 4 } }] },
];

/** Where the devices are: a move west, and the way back. */
export const ZONES = [
  { from: 0, zone: 'Europe/London' },
  { from: 150, zone: 'America/New_York' },
  { from: 250, zone: 'Europe/London' },
] as const;

/** Days of the year on which everything is paused. */
export const PAUSE = { from: 180, until: 191 };

/** Clocks in minutes from the true time; the laptop's is for a while wrong by more than a day. */
export const DEVICES = [
  { name: 'phone', skews: [{ from: 0, minutes: 3 }] },
  {
    name: 'laptop',
    skews: [
      { from: 0, minutes: -7 },
      { from: 70, minutes: -26 * 60 },
      { from: 84, minutes: -7 },
    ],
  },
] as const;
