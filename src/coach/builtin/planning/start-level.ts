import { phrases } from '#coach/text/phrases.ts';
import { CURRENT_LEVELS, type CurrentLevel } from '#core/goal/goal.ts';
import type { Difficulty } from '#core/plan/plan.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { containsPhrase, words } from '#coach/text/language.ts';

/** What a first week may ask: the rungs in the order in which they are given out, and the greatest load of what is ticked. */
export type StartLevel = {
  readonly cap: number;
  readonly rungs: readonly [Difficulty, Difficulty, Difficulty];
  readonly rest: Difficulty;
};

/** Rungs of: the habit for the worst day, the other core habit, the experiment; coaching.md 3.2.5. */
const LEVELS: Readonly<Record<CurrentLevel, StartLevel>> = {
  not_started: { cap: 10, rungs: ['easy', 'easy', 'easy'], rest: 'easy' },
  some_progress: { cap: 14, rungs: ['easy', 'medium', 'easy'], rest: 'easy' },
  mostly_there: { cap: 20, rungs: ['easy', 'medium', 'medium'], rest: 'medium' },
  very_close: { cap: 24, rungs: ['easy', 'hard', 'medium'], rest: 'medium' },
};
const MANY_FRICTIONS = 3;
const OVERLOADED = ['overloaded', 'overwhelmed', 'too much on', 'burnt out', 'burned out', 'swamped', 'drowning'];
const EASY_ONLY: ReadonlySet<SafetyLabel> = new Set(
  phrases('caution; overexercise; ed_risk; withdrawal; medication; addiction; minor') as SafetyLabel[],
);

/** True when a label keeps every habit on its easy rung and free of impact. */
export const easyOnly = (label: SafetyLabel): boolean => EASY_ONLY.has(label);

/** What the days that somebody has set for an act leave room for beside it, whatever the level's cap. */
const LEAST_BESIDE = 4;

/** The cap of a plan with acts on days that the person has set: theirs fit always, with a little beside them. */
export function capBeside(cap: number, loads: readonly number[]): number {
  const own = loads.reduce((sum, one) => sum + one, 0);
  return own === 0 ? cap : Math.max(cap, own + LEAST_BESIDE);
}

/** The level somebody starts at: their own, one lower with three frictions or more or when overloaded, the first under a safety label. */
export function startLevel({
  currentLevel,
  currentFrictions,
  label,
}: {
  currentLevel: CurrentLevel;
  currentFrictions: string;
  label: SafetyLabel;
}): StartLevel {
  const said = words(currentFrictions);
  const isLoaded =
    detectFrictions(currentFrictions).length >= MANY_FRICTIONS ||
    OVERLOADED.some((phrase) => containsPhrase(said, phrase));
  const index = CURRENT_LEVELS.indexOf(currentLevel) - (isLoaded ? 1 : 0);
  const level = LEVELS[CURRENT_LEVELS[Math.max(0, index)] ?? 'not_started'];
  return easyOnly(label) ? { ...LEVELS.not_started, cap: level.cap } : level;
}
