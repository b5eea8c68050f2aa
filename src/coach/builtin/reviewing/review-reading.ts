import { pauseRequest } from '#coach/pause-request.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { detectFrictions } from '../domain/frictions.ts';
import type { FrictionCode } from '../knowledge/shape.ts';
import { contentWords, normalise } from '#coach/text/language.ts';
import { bannedWords } from '../voice.ts';

const CLAUSE_ENDS =
  /[.,;:!?\n]+|\s(?=(?:but|because|so (?!tired|much|busy|many|little)|then|when|while|although|except)\s?)/i;

function getClauses(message: string): string[] {
  return message
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim())
    .filter((clause) => contentWords(clause).length > 0);
}

/** Where a clause tells of several, the one that says most comes first: `busy` is said of nearly everything. */
const TELLING_FIRST: readonly FrictionCode[] = [
  'travel',
  'health',
  'forgetting',
  'perfectionism',
  'knowledge',
  'tiredness',
  'social',
  'environment',
  'no_motivation',
  'no_time',
];

type Obstacle = { readonly code: FrictionCode; readonly clause: string };

/** The first thing that a message says stood in the way, and the words that say so. */
export function obstacleIn(message: string): Obstacle | null {
  for (const clause of getClauses(message)) {
    const found = detectFrictions(clause);
    const code = TELLING_FIRST.find((each) => found.includes(each));
    if (code) return { code, clause };
  }
  const whole = detectFrictions(message);
  const code = TELLING_FIRST.find((each) => whole.includes(each));
  return code ? { code, clause: message } : null;
}

/** What a praise takes back: of `the early start, but I was too tired on Friday` the second half. */
export function reservation(message: string): string {
  return /\b(?:but|except|though|although|however)\b(.*)$/is.exec(message)?.[1]?.trim() ?? '';
}

/** Words of the user that are said back at once. */
const LONGEST = 10;
const OPENERS =
  /^(?:(?:and|but|so|then|because|except|although|while|when|well|honestly|actually|basically|mostly|probably|i think|i guess|um|hmm|oh)\s+)+/i;
const DANGLING =
  /\s(?:and|but|or|the|a|an|my|our|of|to|in|on|at|for|with|without|so|then|i|is|was|were|am|are|by|from|that|before|after|as|we|it|too|very|really|no|not|if|when|because|which|who|had|have|got)$/i;

const TRAILING = /(?:\s(?:and|but|or|so|then|because|when|which|that|if))+$/i;

/** The first words of a clause without marks, and without a last word that hangs in the air. */
function shortened(clause: string): string {
  const all = clause
    .replace(/[“”"‘()*_#?!…|]|\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(OPENERS, '')
    .replace(/^[\s,.;:—–'-]+|[\s,.;:—–-]+$/g, '')
    .split(' ');
  let words = all.slice(0, LONGEST).join(' ').replace(TRAILING, '');
  while (all.length > LONGEST && DANGLING.test(words)) words = words.replace(DANGLING, '');
  return words;
}

const COARSE =
  /\b(fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|dick\w*|arse\w*|asshole\w*|porn\w*|nazi\w*|whore\w*|slut\w*|stupid|idiot\w*|losers?|fat|skinny|ugly|ignore|instructions?|system|prompt)\b/i;

/** True for words of the user that the coach may say back: nothing coarse, no order to it, no sign of danger. */
export function maySayBack(words: string): boolean {
  const isPlain = !COARSE.test(words) && !/[A-Z]{4,}|https?:|www\.|[<>{}[\]]/.test(words);
  return isPlain && bannedWords(words).length === 0 && assessSafety(words) === 'none';
}

/** A few of the user's words to say back, of that clause or the richest one; null when none may be said. */
export function getWords(message: string, clause?: string): string | null {
  const clauses = getClauses(message).toSorted((a, b) => contentWords(b).length - contentWords(a).length);
  const said = [...(clause === undefined ? [] : [clause]), ...clauses].map(shortened);
  const words = said.find((each) => contentWords(each).length > 0 && maySayBack(each));
  if (words !== undefined) return words;
  return contentWords(message).find((word) => word.length <= 20 && maySayBack(word)) ?? null;
}

const SHALLOW = new Set(
  (
    'fine ok okay good great nice cool alright yes yeah yep no nope nah nothing none idk dunno know not sure meh whatever same usual ' +
    'normal average bad so well hmm um eh thanks thank maybe guess dont fairly quite pretty all right lol haha anything special really ' +
    'just can not say hard to tell'
  ).split(' '),
);

/** True for an answer that says nothing to go on with: `fine`, `dunno`, `not much`, `👍`. */
export function isShallow(message: string): boolean {
  return contentWords(message).every((word) => SHALLOW.has(word) || word === 'much');
}

/** True for one or two words. */
export function isBrief(message: string): boolean {
  return normalise(message).split(' ').length <= 2;
}

const VENTING =
  /\b(fed up|had enough|had it with|sick of (?:this|it|everything|all)|can not (?:do this|take|cope|keep up|go on like this)|too much (?:for me|right now|at once)|everything (?:is|was|went|has) (?:too much|falling|fell|wrong|awful|terrible|horrible|a mess)|falling apart|at my (?:limit|end)|breaking point|end of my rope|(?:awful|horrible|terrible|dreadful|miserable|rotten|hellish|worst) (?:week|time|month|days?|few)|(?:week|it|everything) (?:was|is|has been) (?:just |so |really |absolutely )*(?:awful|horrible|terrible|dreadful|miserable|hell|rotten|a nightmare|a disaster)|hate (?:this|it|everything|myself)|nothing (?:works|ever works|goes right|went right)|cried|crying|overwhelmed|drowning|so angry|furious|want to scream|what is the point|waste of time)\b/;

/** True when somebody lets off steam rather than answers. */
export function isVenting(message: string): boolean {
  return VENTING.test(normalise(message));
}

const AWAY_AHEAD =
  /\b(?:next|this coming|the coming|coming) week\b.*\b(?:away|travel\w*|abroad|holiday|vacation|trip|conference|hospital|surgery|operation|camping|out of town|flying)\b|\b(?:away|travel\w*|abroad|holiday|vacation|trip|conference|hospital|surgery|operation|camping|out of town|flying)\b.*\b(?:next|coming) week\b/;
const NOT_AWAY = /\b(?:not|no longer|cancelled|canceled|never|last week|was away|my (?:boss|colleague)s?)\b/;

/** True when somebody says that they will be ill or away in the week that comes. */
export function isAwayAhead(message: string, { week }: Pick<ReviewFacts, 'week'>): boolean {
  const plain = normalise(message);
  if (AWAY_AHEAD.test(plain) && !NOT_AWAY.test(plain)) return true;
  return pauseRequest(message, { today: week.end }) !== null;
}

const WISH =
  /^(?:(?:i |lets |let us |can we |please |ok |okay |yes |go |think |want |would |like |take |make it |do |for |keep |it |a |bit |the |prefer |choose |pick |rather )*)(?:easier|harder|same|no change|lighter|tougher)\b/;

/** True for a choice of the next week's size: `easier please`; not for `it got harder`. */
export function isWish(message: string): boolean {
  const plain = normalise(message);
  return plain.split(' ').length <= 8 && WISH.test(plain) && !/\b(than|was|got|felt|not)\b/.test(plain);
}

/** True when somebody wants to hear an idea without being asked. */
export function wantsIdea(message: string): boolean {
  return /\b(any (?:ideas?|tips?|advice|suggestions?)|what (?:should|can|could|would) (?:i|you)|what do you (?:suggest|recommend|advise|think)|help me with|give me (?:an idea|a tip|advice))\b/.test(
    normalise(message),
  );
}

/** True when somebody asks for their own figures. */
export function asksForFigures(message: string): boolean {
  return (
    message.includes('?') &&
    /\b(how (?:many|much|often|well)|how did (?:i|it|my)|what (?:was|is) my|percent|percentage|score|rate|statistics?|stats|figures?)\b|%/.test(
      `${normalise(message)} ${message}`,
    )
  );
}

const YES =
  /^(?:(?:ok|oh|well|hmm|um|i think|i guess) )*(?:yes|ja|oui|sim|si|tak|yeah|yep|yup|ya|sure|ok|okay|please|go on|go ahead|go for it|of course|why not|tell me|i would|love|absolutely|definitely|sounds good|could do|let us|lets|always|hit me|what is it|still|it does|do|mostly|very much)\b/;
const NO =
  /^(?:(?:oh|well|hmm|um|i think|i guess|actually|honestly) )*(?:no|nein|non|nee|nao|nope|nah|not|never|rather not|i am good|i am fine|skip|later|leave it|neither|it does not|nothing)\b/;

/** What a question was answered with: yes, no, or something else. */
export function yesOrNo(message: string): 'yes' | 'no' | 'else' {
  const plain = normalise(message);
  if (NO.test(plain)) return 'no';
  return YES.test(plain) || /^\p{Emoji_Presentation}*[👍👌✅💯]/u.test(message.trim()) ? 'yes' : 'else';
}
