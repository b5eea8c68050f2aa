import type { Life } from './script.ts';

const glasses = { unit: 'glasses', atLeast: 6 };
const coffees = { unit: 'coffees', atMost: 2 };

/** Five people, ten weeks each. Days of a life are counted from 0. */
export const LIVES: Life[] = [
  {
    name: 'one who stays at home',
    seed: 11,
    first: '2026-03-04',
    days: 70,
    zones: [{ from: 0, zone: 'Europe/London' }],
    wakes: [8, 20],
    plans: [
      {
        who: 'The Everyday Mover',
        from: 0,
        habits: [
          { name: 'Walk for 5 minutes', times: 7 },
          { name: 'Do 1 round of chair squats', times: 3 },
          { name: 'Drink water', times: 7, measure: glasses },
          { name: 'Keep coffee low', times: 7, measure: coffees },
          { name: 'Go to the gym', times: 2, days: ['monday', 'friday'] },
        ],
      },
    ],
  },
];
