import type { FrictionCode } from '../knowledge/shape.ts';

const BREAKFAST = 'I finish breakfast';
const KETTLE = 'I switch the kettle on';
const LUNCH = 'I finish lunch';
const HOME = 'I come home';
const PLATES = 'I clear the dinner plates';

type FrictionRepair = {
  /** Events of a day that another cue may hang on, the preferred first. */
  readonly cues: readonly string[];
  /** `obstacle, what I do instead` for something that is done, and for something that is left. */
  readonly fallback: string;
  readonly holdBack: string;
};

/** How a habit that did not happen is repaired, by what stood in its way. The words of the obstacle tell of the friction. */
export const FRICTION_REPAIRS: Readonly<Record<FrictionCode, FrictionRepair>> = {
  no_time: {
    cues: [KETTLE, LUNCH, HOME],
    fallback: 'I am too busy, I do two minutes of it',
    holdBack: 'I am too busy to think, I hold to it for ten minutes',
  },
  no_motivation: {
    cues: [BREAKFAST, HOME, LUNCH],
    fallback: 'I am bored of it, I do two minutes and then I may stop',
    holdBack: 'I am bored of it, I wait ten minutes before I choose',
  },
  forgetting: {
    cues: [BREAKFAST, PLATES, LUNCH],
    fallback: 'I forget, I do a short version as soon as it comes back to me',
    holdBack: 'I forget, I begin again from the next hour',
  },
  tiredness: {
    cues: [BREAKFAST, LUNCH, KETTLE],
    fallback: 'I am worn out, I do the smallest part of it',
    holdBack: 'I am worn out, I wait ten minutes before I choose',
  },
  environment: {
    cues: [HOME, BREAKFAST, LUNCH],
    fallback: 'the place is a mess, I clear one corner and begin there',
    holdBack: 'the temptation is near, I put it out of reach',
  },
  perfectionism: {
    cues: [KETTLE, LUNCH, HOME],
    fallback: 'it is not perfect, I count a rough version as done',
    holdBack: 'one slip happens, I begin again from the next hour',
  },
  social: {
    cues: [LUNCH, HOME, KETTLE],
    fallback: 'I feel embarrassed, I do a quiet version on my own',
    holdBack: 'friends press me, I say not today and change the subject',
  },
  travel: {
    cues: [BREAKFAST, LUNCH, KETTLE],
    fallback: 'I am at a hotel, I do the part that fits in any place',
    holdBack: 'I am at a hotel, I hold to it for the first half of the day',
  },
  health: {
    cues: [LUNCH, BREAKFAST, KETTLE],
    fallback: 'I am ill, I do only what feels gentle, or I rest',
    holdBack: 'I am ill, I take the gentlest version of it and rest',
  },
  knowledge: {
    cues: [BREAKFAST, HOME, LUNCH],
    fallback: 'I do not know how to begin, I write down one question to look up',
    holdBack: 'I do not know what to do instead, I drink a glass of water',
  },
};
