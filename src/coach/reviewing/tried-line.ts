import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { TriedRepair } from '#core/review/tried-repair.ts';
import { FRICTIONS } from '#coach/builtin/knowledge/domains.ts';
import { isFriction, type Obstacle } from './told/obstacle.ts';
import type { RepairKind } from './repairs.ts';

const REPAIR_NAMES: Readonly<Record<RepairKind, string>> = knowledge.review.repairNames;
const OBSTACLE_NAMES: Readonly<Record<Exclude<Obstacle, keyof typeof FRICTIONS>, string>> =
  knowledge.review.obstacleNames;

/** What is remembered of a repair, as the person would recognise it: `“Floss”: another moment of the day helped with forgetting.` */
export function triedLine({ obstacle, repair, worked }: TriedRepair, description: string): string {
  const code = obstacle as Obstacle;
  const name = isFriction(code) ? FRICTIONS[code].label : OBSTACLE_NAMES[code];
  return `“${description}”: ${REPAIR_NAMES[repair as RepairKind]} ${worked ? 'helped' : 'did not help'} with ${name}.`;
}
