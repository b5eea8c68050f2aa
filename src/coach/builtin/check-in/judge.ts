import { judgeAvoid } from './judge-avoid.ts';
import { judgeDo } from './judge-do.ts';
import { judgeLimit } from './judge-limit.ts';
import type { Span } from './mentions.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** Nothing of today can be read from it: a question, a plan, another day, somebody else. */
function isContrary(spans: readonly Span[]): boolean {
  return spans.some(({ isOpposite }) => isOpposite);
}

function aside({ stance, profile, spans }: Said): Verdict | null {
  if (
    stance.polarity === 'neg' &&
    stance.mood === 'fact' &&
    stance.subject !== 'other' &&
    /\b(?:since|for|in) (?:\w+ )?(?:\w+day|days|ages|weeks|last \w+|yesterday|forever|a while)\b/.test(stance.text)
  )
    return null;
  if (stance.mood === 'question' || stance.mood === 'command' || stance.mood === 'conditional')
    return verdicts.ambiguous;
  const isCarried = isContrary(spans) && /\b(?:me|us)\b/.test(stance.text);
  if (stance.subject === 'other' && !isCarried) return verdicts.otherPerson;
  if (stance.day === 'other') return verdicts.otherDay;
  if (stance.day === 'last night' && !profile.isNight) return verdicts.otherDay;
  if (stance.mood === 'future') return verdicts.future;
  if (stance.mood === 'habitual') return verdicts.ambiguous;
  return null;
}

/** What a clause says of one habit: done, not done, or why neither. */
export function judge(said: Said): Verdict {
  const set = aside(said);
  if (set) return set;
  if (said.profile.kind === 'avoid') return judgeAvoid(said);
  if (said.profile.kind === 'limit') return judgeLimit(said);
  return judgeDo(said);
}
