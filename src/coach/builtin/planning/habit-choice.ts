import type { Domain, FrictionCode, HabitTemplate } from '../knowledge/shape.ts';
import { getSeed } from '#coach/text/language.ts';

/** What the choice of habits weighs. */
export type ChoiceContext = {
  readonly domain: Domain;
  readonly frictions: readonly FrictionCode[];
  /** Ids that the chosen identity would rather do. */
  readonly favours: readonly string[];
  /** Ties are broken by the identity, so that two people with the same goal do not get one plan. */
  readonly seed: string;
};

const COVERED = 2;
const BEST_ANSWER = 0.5;
const FAVOURED = 1.5;
const TIE = 0.5;

function tieBreak(template: HabitTemplate, seed: string): number {
  return (TIE * (getSeed(`${seed}:${template.id}`) % 1000)) / 1000;
}

/** How much a set of habits is worth: stated frictions covered (each once), favoured habits, the best answers, a tie-break. */
export function getWorth(
  templates: readonly HabitTemplate[],
  { domain, frictions, favours, seed }: ChoiceContext,
): number {
  let worth = 0;
  for (const code of frictions) {
    if (templates.some((template) => template.frictions.includes(code))) worth += COVERED;
    if (templates.some((template) => domain.frictionHabits[code].includes(template.id))) worth += BEST_ANSWER;
  }
  for (const template of templates) {
    if (favours.includes(template.id)) worth += FAVOURED;
    worth += tieBreak(template, seed);
  }
  return worth;
}

/** The stated frictions that none of the habits answers. */
export function uncovered(templates: readonly HabitTemplate[], frictions: readonly FrictionCode[]): FrictionCode[] {
  return frictions.filter((code) => !templates.some((template) => template.frictions.includes(code)));
}
