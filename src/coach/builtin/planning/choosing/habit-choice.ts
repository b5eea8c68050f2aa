import { getSeed } from '#coach/text/language.ts';
import type { Domain, FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import type { Candidate } from './candidates.ts';

/** What the choice of habits weighs. */
export type ChoiceContext = {
  readonly domain: Domain;
  readonly frictions: readonly FrictionCode[];
  /** Ids that the chosen identity would rather do. */
  readonly favours: readonly string[];
  /** Stems of the goal's words. */
  readonly goalStems: ReadonlySet<string>;
  /** Ties are broken by the identity, so that two people with the same goal do not get one plan. */
  readonly seed: string;
};

const COVERED = 2;
const BEST_ANSWER = 0.5;
const FAVOURED = 1.5;
const NEAR = { kind: 1, way: 2.5 } as const;
const SHARED_STEM = 0.75;
const MOST_STEMS = 2;
const SAME_CUE = -1.5;
const TIE = 0.5;

const tieBreak = ({ id }: Candidate, seed: string): number => (TIE * (getSeed(`${seed}:${id}`) % 1000)) / 1000;

function sharedStems({ stems, own, isAround }: Candidate, goalStems: ReadonlySet<string>): number {
  if (own || isAround) return 0;
  const shared = [...stems].filter((one) => goalStems.has(one)).length;
  return SHARED_STEM * Math.min(MOST_STEMS, shared);
}

/** How much a set of habits is worth: words of the goal, stated frictions covered (each once), favoured habits, the best answers, a tie-break. */
export function getWorth(
  candidates: readonly Candidate[],
  { domain, frictions, favours, goalStems, seed }: ChoiceContext,
): number {
  let worth = 0;
  for (const code of frictions) {
    if (candidates.some((candidate) => candidate.frictions.includes(code))) worth += COVERED;
    if (candidates.some(({ id }) => domain.frictionHabits[code].includes(id))) worth += BEST_ANSWER;
  }
  for (const candidate of candidates) {
    if (favours.includes(candidate.id)) worth += FAVOURED;
    if (candidate.nearness) worth += NEAR[candidate.nearness];
    worth += sharedStems(candidate, goalStems) + tieBreak(candidate, seed);
  }
  const openings = candidates.map(({ opening }) => opening);
  return worth + SAME_CUE * (openings.length - new Set(openings).size);
}

/** The stated frictions that none of the habits answers. */
export const uncovered = (candidates: readonly Candidate[], frictions: readonly FrictionCode[]): FrictionCode[] =>
  frictions.filter((code) => !candidates.some((candidate) => candidate.frictions.includes(code)));
