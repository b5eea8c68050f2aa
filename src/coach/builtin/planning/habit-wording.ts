import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
/** Verbs that a habit may begin with. */
const VERBS = wordSet(knowledge.acts.words.instructions);
/** Acts that are plainly done or not done, so that no number is needed. */
const YES_NO =
  /^(lay|put|fill|leave|stay|use|keep|take|prepare|tell|send|call|book|open|close|switch|turn|charge|make|brush|floss|set|plug|pack|lock|write|visit|thank|stroll|eat|cook|drink|wash|get|go|read|walk|pray|say|hug|water|wake)\b/i;
const MEASURED =
  /\d|\b(once|twice|one|two|three|four|five|six|seven|eight|nine|ten|half|a third|a page|a round|the whole|until|all day|the shoes|the clothes|the bed|the room|the pillow|this day|everything)\b/i;
const VAGUE = /\b(better|more|try|often|healthy|healthier|regularly|sometimes|when possible|as much as)\b/i;

/** Characters of a habit's description. */
export const DESCRIPTION_LENGTH = { min: 8, max: 90 } as const;

/** True when the description is 8 to 90 characters, begins with a verb and names one behaviour. */
export function isOneAct(description: string): boolean {
  const { min, max } = DESCRIPTION_LENGTH;
  if (description.length < min || description.length > max) return false;
  const first = /^[A-Za-z-]+/.exec(description)?.[0]?.toLowerCase() ?? '';
  if (!VERBS.has(first)) return false;
  return !/\band also\b|\band then\b|;|, then\b|\bas well as\b/i.test(description);
}

/** True when somebody can say in the evening whether it was done. */
export function isMeasurable(description: string): boolean {
  if (MEASURED.test(description)) return true;
  return YES_NO.test(description) && !VAGUE.test(description);
}

/** What a cue begins with: an event, a time or a place. */
const OPENINGS = wordSet('When After Before At In On During While Once By Around As Between From Until Every Over');
const ACT = 'I will ';

/** True for a cue, a comma and what will be done. */
function hasCueAndAct(sentence: string): boolean {
  const [opening = ''] = sentence.split(' ', 1);
  const comma = sentence.indexOf(', ', opening.length + 2);
  const act = comma < 0 ? -1 : sentence.indexOf(ACT, comma + 2);
  return OPENINGS.has(opening) && act > 0 && sentence.length > act + ACT.length;
}

const FALLBACK = /\bIf [^.]+, [^.]+/;
const NO_CUE = /when i feel like|whenever|at some point|when i have time|when i can\b|someday|sometime/i;

/** True for `When X, where, I will Y. If obstacle, fallback.` with an event, a time or a place. */
export function isIfThenPlan(implementationIntention: string): boolean {
  return (
    hasCueAndAct(implementationIntention) &&
    FALLBACK.test(implementationIntention) &&
    !NO_CUE.test(implementationIntention)
  );
}

const UNSAFE_TEXT =
  /\bk?cals?\b|\bcalori|\bweigh(ing|-in|s)?\b|\bweigh-?ins?\b|\bfast(ing)? (for|window)|\b(water|dry|intermittent) fast|\bskip(ping)? (\w+ )?(medicines?|meds|medication|pills?|meals?|breakfast|lunch|dinner)\b|\bmax(imum)? effort|\bno rest\b|\blaxative|\bpurge|\bdiet pills?\b|\bdouble (the |my )?dose|\bone[- ]rep max|\bthrough the pain|\bearn (my|the) (food|dinner)|\bsleep (less|only)\b|\ball[- ]nighter/i;

/** True when a habit's text holds what is never planned for anyone: calories, weigh-ins, fasts, skipped medicine, no rest. */
export const isUnsafeText = (text: string): boolean => UNSAFE_TEXT.test(text);
