import type { PlannedAct } from '#coach/compose/sized-act.ts';
import { shortAct } from '#coach/compose/spoken-act.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { getTopic } from '../domain/topic.ts';
import { bannedWords } from '../voice.ts';

/** What the written habits call the goal: the first act in a few words, else the goal's own phrase. */
export function topicOf([first]: readonly PlannedAct[], description: string): string {
  const short = first ? shortAct(first) : null;
  if (short !== null && bannedWords(short).length === 0 && assessSafety(short) === 'none') return short;
  return getTopic(first?.text ?? description);
}
