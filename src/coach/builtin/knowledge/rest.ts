import type { HabitTemplate } from './shape.ts';

/** Put first in every plan under the label `overexercise`: rest is the habit. */
export const restDay: HabitTemplate = {
  id: 'fit.rest',
  description: 'Keep {q} free of hard training',
  ladder: ['this day', 'this day and its evening', 'this day and the next morning'],
  cue: 'I wake up on a rest day',
  place: 'with my kit put away',
  action: 'keep {q} free of hard training',
  fallback: 'I feel restless, I stretch lying down for two minutes',
  frequency: { min: 2, default: 3, max: 4 },
  frictions: ['perfectionism', 'health', 'tiredness'],
  avoid: true,
};
