import knowledge from '#content/knowledge.json' with { type: 'json' };
import { isLimit } from '#core/amount/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { ownKind } from '#coach/builtin/adapting/words/own-words.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';

const OUTDOORS = patterns('(walk|run|jog|cycle|bike|ride|garden|weed|hike|stroll|park|outside|march)');
const SOCIAL = patterns(...knowledge.requests.natureSocial);
const LEFT = patterns('^ (no|not|never|without|avoid|skip|stop|quit|limit|stay away)');

/** What kind of thing a habit is, as far as it decides which repair can help. */
export type Nature = 'holds-back' | 'social' | 'act';

/** True for what is left rather than done. */
export function holdsBack(habit: PlannedHabit): boolean {
  const template = getTemplate(habit);
  if (isLimit(habit.measure ?? null) || firstOf(LEFT, read(habit.description))) return true;
  return template ? template.avoid === true : ownKind(habit.description) === 'limit';
}

export function natureOf(habit: PlannedHabit): Nature {
  if (holdsBack(habit)) return 'holds-back';
  return firstOf(SOCIAL, read(habit.description)) ? 'social' : 'act';
}

export const isOutdoors = ({ description }: PlannedHabit): boolean => firstOf(OUTDOORS, read(description)) !== null;
