import { capital, small } from '#core/words/capital.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  HABIT_DESCRIPTION_MAX,
  INTENTION_MAX,
  type PlannedHabit,
} from '#core/plan/plan.ts';
import { DESCRIPTION_LENGTH } from '#coach/builtin/planning/habit-wording.ts';
import { otherSize } from '../size/other-size.ts';

export type HabitTexts = Pick<PlannedHabit, 'description' | 'implementationIntention'>;
type OwnKind = 'act' | 'limit' | 'clock';

const CLOCK = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]m\b|\b(?:by|before|at) (?:noon|midnight)\b/i;
const LIMIT =
  /^(?:no|not|don'?t|do not|never|avoid|skip|stop|quit|limit|stay|keep|leave|reduce|without)\b|\b(?:no more than|at most|less than|instead of|without)\b/i;
const JOINTS =
  /\b(?:run|runs|running|jog|jogging|sprints?|jumps?|jumping|skipping rope|lift|lifting|squats?|deadlifts?)\b/i;

/** How a smaller size is put in front of words that hold no number to scale. */
const SMALLER: Readonly<Record<OwnKind, Readonly<Record<'easy' | 'medium', string>>>> = {
  act: { easy: 'Do two minutes', medium: 'Do half' },
  limit: { easy: 'Keep to this for one hour', medium: 'Keep to this for half the day' },
  clock: { easy: 'Come within 60 minutes of this', medium: 'Come within 30 minutes of this' },
};
const PREFIXED = new RegExp(
  `^(${Object.values(SMALLER)
    .flatMap((sizes) => Object.values(sizes))
    .join('|')}): (.+)$`,
);
/** Nobody is asked for a longer sitting than an hour because a number could be doubled. */
const MOST_MINUTES = 60;

/** What the user's own words ask for: to do something, to hold back, or to be in time. */
export function ownKind(description: string): OwnKind {
  const plain = PREFIXED.exec(description)?.[2] ?? description;
  if (CLOCK.test(plain)) return 'clock';
  return LIMIT.test(plain) ? 'limit' : 'act';
}

/** True when the words speak of what loads joints and tendons. */
export const loadsJoints = (description: string): boolean => JOINTS.test(description);

function prefixed(texts: HabitTexts, kind: OwnKind, difficulty: Difficulty): HabitTexts | null {
  if (difficulty === 'hard') return texts;
  const prefix = SMALLER[kind][difficulty];
  const description = `${prefix}: ${small(texts.description)}`;
  const most = texts.description.length > DESCRIPTION_LENGTH.max ? HABIT_DESCRIPTION_MAX : DESCRIPTION_LENGTH.max;
  const implementationIntention = texts.implementationIntention.replace(/\bI will /, () => `I will ${small(prefix)}: `);
  if (description.length > most || implementationIntention.length > INTENTION_MAX) return null;
  return { description, implementationIntention };
}

/** The words without the smaller size in front of them; null when they have none. */
function toPlain({ description, implementationIntention }: HabitTexts): HabitTexts | null {
  const [, prefix, rest] = PREFIXED.exec(description) ?? [];
  if (prefix === undefined || rest === undefined) return null;
  return {
    description: capital(rest),
    implementationIntention: implementationIntention.replace(`I will ${small(prefix)}: `, 'I will '),
  };
}

const UNIT = '(minute|page|round|time|word|step|card)';

/** `1 minutes` is `1 minute`, and `1 page` doubled is `2 pages`. */
function agreeing(text: string, before: string): string {
  const one = text.replace(new RegExp(`\\b1 ${UNIT}s\\b`, 'g'), '1 $1');
  const wasOne = new RegExp(`\\b1 ${UNIT}\\b`).test(before);
  return wasOne ? one.replace(new RegExp(`\\b(\\d{2,}|[2-9]) ${UNIT}\\b`), '$1 $2s') : one;
}

function oneStep(habit: PlannedHabit, step: 1 | -1): PlannedHabit | null {
  const next = otherSize(habit, step);
  if (!next) return null;
  const minutes = Number(/\b(\d+) minutes?/.exec(next.description)?.[1] ?? 0);
  if (step > 0 && minutes > MOST_MINUTES) return null;
  return {
    ...next,
    description: agreeing(next.description, habit.description),
    implementationIntention: agreeing(next.implementationIntention, habit.implementationIntention),
  };
}

function scaledTo(habit: PlannedHabit, difficulty: Difficulty): HabitTexts | null {
  const steps = DIFFICULTIES.indexOf(difficulty) - DIFFICULTIES.indexOf(habit.difficulty);
  let sized: PlannedHabit | null = habit;
  for (let turn = 0; turn < Math.abs(steps) && sized; turn += 1) sized = oneStep(sized, steps > 0 ? 1 : -1);
  return sized;
}

/**
 * Words of the user's own in another size. A number of minutes, pages and the like is doubled or halved; other words can only
 * be made smaller, and grow back to what they were: `Do half: practise the piano`. Null where they cannot follow.
 */
export function ownWordsAt(habit: PlannedHabit, difficulty: Difficulty): HabitTexts | null {
  const kind = ownKind(habit.description);
  const plain = toPlain(habit);
  if (plain) return prefixed(plain, kind, difficulty);
  const isSmaller = DIFFICULTIES.indexOf(difficulty) < DIFFICULTIES.indexOf(habit.difficulty);
  const sized = kind === 'act' ? scaledTo(habit, difficulty) : null;
  if (sized) return { description: sized.description, implementationIntention: sized.implementationIntention };
  return isSmaller ? prefixed(habit, kind, difficulty) : null;
}
