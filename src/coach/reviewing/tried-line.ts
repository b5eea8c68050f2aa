import type { TriedRepair } from '#core/review/tried-repair.ts';
import { FRICTIONS } from '#coach/builtin/knowledge/domains.ts';
import { isFriction, type Obstacle } from './told/obstacle.ts';
import type { RepairKind } from './repairs.ts';

const REPAIR_NAMES: Readonly<Record<RepairKind, string>> = {
  smaller: 'a smaller size',
  fewer: 'fewer days',
  moment: 'another moment of the day',
  line: 'a plan B',
  prepare: 'getting it ready beforehand',
  company: 'telling somebody',
  pair: 'something nice to go with it',
  swap: 'another habit in its place',
};
const OBSTACLE_NAMES: Readonly<Record<Exclude<Obstacle, keyof typeof FRICTIONS>, string>> = {
  too_big: 'a step that was too big',
  boring: 'boredom',
  watched: 'being watched',
  weather: 'the weather',
};

/** What is remembered of a repair, as the person would recognise it: `“Floss”: another moment of the day helped with forgetting.` */
export function triedLine({ obstacle, repair, worked }: TriedRepair, description: string): string {
  const code = obstacle as Obstacle;
  const name = isFriction(code) ? FRICTIONS[code].label : OBSTACLE_NAMES[code];
  return `“${description}”: ${REPAIR_NAMES[repair as RepairKind]} ${worked ? 'helped' : 'did not help'} with ${name}.`;
}
