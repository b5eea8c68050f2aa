import type { PlannedHabit } from '#core/plan/plan.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { cueTime, type CueTime } from '../planning/cue-time.ts';
import { isUnsafeText } from '../planning/habit-wording.ts';
import { contentWords, normaliseKeepingMarks, sameWord } from '#coach/text/language.ts';

/** One thing that the user asked to have changed. */
export type Change =
  | { readonly kind: 'easier' | 'harder' | 'fewer' | 'more' | 'remove' | 'restore' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'size'; readonly quantity: number }
  | { readonly kind: 'swap'; readonly wish: string }
  | { readonly kind: 'add'; readonly wish: string }
  | { readonly kind: 'avoid-time'; readonly time: CueTime }
  | { readonly kind: 'cue'; readonly cue: string }
  | { readonly kind: 'rename'; readonly text: string };

export type ReadRequest = {
  readonly change: Change;
  /** Indices of the habits meant; null when none was named. */
  readonly targets: readonly number[] | null;
};

export type ReadMessage = {
  readonly requests: readonly ReadRequest[];
  /** Parts that are never planned, as the user put them. */
  readonly declined: readonly string[];
};

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  once: 1,
  twice: 2,
  thrice: 3,
};
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(first|1st|number (1|one)|habit (1|one)|#1)\b/, 0],
  [/\b(second|2nd|number (2|two)|habit (2|two)|#2)\b/, 1],
  [/\b(third|3rd|number (3|three)|habit (3|three)|#3)\b/, 2],
  [/\b(fourth|4th|number (4|four)|habit (4|four)|#4)\b/, 3],
  [/\b(fifth|5th|number (5|five)|habit (5|five)|#5)\b/, 4],
  [/\b(sixth|6th|number (6|six)|habit (6|six)|#6)\b/, 5],
  [/\b(seventh|7th|number (7|seven)|habit (7|seven)|#7)\b/, 6],
];

/** Words of a request that say what to do, not which habit is meant. */
const COMMANDS = new Set(
  (
    'easier harder easy hard fewer days day week weekly weekday weekdays weekend weekends daily every swap change replace remove drop delete add something put back only morning mornings ' +
    'evening evenings night nights afternoon lunch rename call reword cue one ones habit habits plan first second third fourth fifth last another different make reduce increase time times ' +
    'bigger smaller shorter longer challenging simpler lighter gentler less after before when instead please move minutes'
  ).split(' '),
);

function dayCount(text: string): number | null {
  if (
    /\b(only on|on|only|just|just on) (the )?(week ?days|workdays|working days)\b|\bweek ?days only\b|\bmonday to friday\b|\bmon-?fri\b/.test(
      text,
    )
  )
    return 5;
  if (/\b(only (on|at)|on|just) (the )?weekends?\b|\bweekends? only\b/.test(text)) return 2;
  if (/\bevery (other|second) day\b/.test(text)) return 4;
  if (/\b(every ?day|daily|each day|all week|7 days|seven days)\b/.test(text)) return 7;
  const match =
    /\b(\d|one|two|three|four|five|six|seven|once|twice|thrice) ?(?:x|times|days?|nights?)? ?(?:a|per|each|\/|in a)? ?(?:week|days?|times|x)\b/.exec(
      text,
    );
  const said = match?.[1];
  if (said === undefined || /\bin (\d|one|two|three) days?\b/.test(text)) return null;
  const days = NUMBERS[said] ?? Number(said);
  return days >= 1 && days <= 7 ? days : null;
}

const AVOIDS_TIME =
  /\b(no|not in the|not at|avoid|without|hate|can not do|not a|nothing in the|away from(?: the)?|out of the|off) ?(?:the )?(mornings?|evenings?|nights?|lunch(?:time)?|afternoons?)(?: person)?\b/;
const NEW_CUE =
  /\b(?:move|do|shift|put|change|have|anchor|stack|tie|schedule|set)\b.*?\b((?:to |for |at |be |it )?)((?:right )?(?:after|before|when)\b[^.,;!?]+|(?:in|to|for) (?:the )?(?:morning|evening|afternoon)s?|at (?:night|lunch(?:time)?|noon|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?))/;
const RENAME =
  /\b(?:rename|call|reword|rephrase|word)\b.*?(?:\bto\b|\bas\b|:|=|\binto\b)\s*["“']?([^"”]+?)["”']?\s*[.!]?$/;

function readTime(text: string): CueTime | null {
  if (/morning/.test(text)) return 'morning';
  if (/evening/.test(text)) return 'evening';
  if (/night/.test(text)) return 'night';
  return /lunch|afternoon/.test(text) ? 'midday' : null;
}

function afterWord(text: string, pattern: RegExp): string {
  return (pattern.exec(text)?.[1] ?? '').replace(/^(a|an|the|some|something|habit|one|to|for|about|with) /g, '').trim();
}

/** Restoring, new words, a time to avoid, another habit. */
function readReplacement(text: string): Change | null {
  if (
    /\b(put (it|that|them|the .+|this) back|bring (it|that|them|.+) back|undo|revert|go back to (how|what) it was|as it was|restore)\b/.test(
      text,
    )
  )
    return { kind: 'restore' };
  const name = RENAME.exec(text)?.[1];
  if (name && /\b(rename|reword|rephrase|call)\b/.test(text)) return { kind: 'rename', text: name.trim() };
  const avoided = AVOIDS_TIME.exec(text);
  const time = avoided && readTime(avoided[2] ?? '');
  if (time) return { kind: 'avoid-time', time };
  if (
    /\b(swap|replace|exchange|switch (out|it|the)|(something|one) (else|different) (for|instead)|different habit|hate|can not stand|do not like|dislike|another habit (for|instead)|change .* (for|into) (something|another))\b/.test(
      text,
    )
  ) {
    return {
      kind: 'swap',
      wish: afterWord(
        text,
        /\b(?:with|for|by|into|to) (?!something else|another|a different|the (?:first|second|third|last))(.+)$/,
      ),
    };
  }
  return null;
}

/** Another size, cue or number of days. */
function readAmount(text: string): Change | null {
  if (
    /\b(easier|simpler|smaller|lighter|gentler|shorter|too (hard|much|big|long|difficult|ambitious|heavy)|less (work|time|intense|demanding)|(do|want|ask|with) less|less please|too many (things|habits)|scale (it |this |the \w+ )?(down|back)|tone (it |this )?down|shrink|reduce the (size|time|length)|halve|cut (it )?in half|half as long)\b/.test(
      text,
    )
  )
    return { kind: 'easier' };
  if (
    /\b(harder|tougher|bigger|longer|challenging|too (easy|small|short|little|light)|more (of a challenge|intense|ambitious|demanding)|step (it )?up|level up|double it|push me)\b/.test(
      text,
    )
  )
    return { kind: 'harder' };
  const quantity = /\b(\d{1,3}) ?-?(?:min|mins|minutes?|pages?|rounds?|cards?|sentences?|songs?)\b/.exec(text)?.[1];
  if (quantity && !/\badd\b/.test(text)) return { kind: 'size', quantity: Number(quantity) };
  const cue = NEW_CUE.exec(text)?.[2];
  if (cue) return { kind: 'cue', cue: cue.trim() };
  if (
    /\b(fewer|less) (days?|often|times|frequent\w*)\b|\bnot so often\b|\bless frequently\b|\btoo (often|many days)\b/.test(
      text,
    )
  )
    return { kind: 'fewer' };
  if (/\bmore (days?|often|times|frequent\w*)\b|\bmore frequently\b/.test(text)) return { kind: 'more' };
  const days = dayCount(text);
  if (days !== null && !/\badd\b/.test(text)) return { kind: 'days', days };
  return null;
}

function readAddition(text: string): Change | null {
  if (
    /\b(add|include|give me (another|one more|something)|i also want|also want|one more habit|want (something|a habit) (for|about|to)|something (for|about|against|to help with))\b/.test(
      text,
    )
  ) {
    return {
      kind: 'add',
      wish: afterWord(
        text,
        /\b(?:add|include|another|more habit|something|a habit|also want)(?: (?:me|in|to the plan|habit|something|one|a habit))* (?:for |about |against |to help with |to |on |with )?(.+)$/,
      ),
    };
  }
  if (
    /\b(remove|drop|delete|get rid of|take out|take away|lose the|without the|do not want|skip the|leave out|scrap|cut the|ditch)\b/.test(
      text,
    )
  )
    return { kind: 'remove' };
  return null;
}

function readChange(text: string): Change | null {
  return readReplacement(text) ?? readAmount(text) ?? readAddition(text);
}

/** Which habits a text means: ordinals, `all`, a type, a time of day, else the words of one habit. */
function readTargets(text: string, habits: readonly PlannedHabit[]): number[] | null {
  const all = habits.map((_, index) => index);
  if (/\b(all|everything|all of (it|them)|both|whole plan|every habit|each habit|each one)\b/.test(text)) return all;
  const ordinals = ORDINALS.filter(([pattern]) => pattern.test(text)).map(([, index]) => index);
  if (/\blast (one|habit)\b|\bthe last\b/.test(text)) ordinals.push(habits.length - 1);
  const within = ordinals.filter((index) => index < habits.length);
  const ofType = /\b(experiment\w*)\b/.test(text) ? 'experimental' : /\b(core|foundation)\b/.test(text) ? 'core' : null;
  if (ofType) {
    const typed = all.filter((index) => habits[index]?.habitType === ofType);
    return within.length > 0 ? within.flatMap((at) => typed[at] ?? []) : typed;
  }
  if (within.length > 0) return within;
  return bestMatch(text, habits);
}

function bestMatch(text: string, habits: readonly PlannedHabit[]): number[] | null {
  const said = contentWords(text).filter((word) => !COMMANDS.has(word));
  const scores = habits.map((habit) => {
    const [named, around] = [contentWords(habit.description), contentWords(habit.implementationIntention)];
    const hits = (own: readonly string[]) => said.filter((word) => own.some((other) => sameWord(word, other))).length;
    return 2 * hits(named) + hits(around);
  });
  const top = Math.max(0, ...scores);
  if (top === 0) return null;
  const best = scores.flatMap((score, index) => (score === top ? [index] : []));
  return best.length === 1 ? best : null;
}

const VERB_AHEAD =
  '(?=(?:make|do|add|remove|drop|swap|replace|move|change|put|only|fewer|more|no|rename|call|keep|give|weigh|skip|fast|track|count|train|ignore|take|double|reduce|increase|run|please|then|also|the|it)\\b)';
const CLAUSES = new RegExp(
  `\\s*(?:[.;!?\\n](?=\\s|$)|,? but\\b|, and (?:then |also )?|,? and (?:then |also )?${VERB_AHEAD}|, (?:then |also )?${VERB_AHEAD})\\s*`,
);
const NOT_A_REQUEST =
  /\b(ignore|disregard|forget) (all |any |your |the |my )*(previous |prior |above )*(instructions?|rules?|prompts?)\b|\bsystem ?(prompt|:|says)|\breveal\b.*\bprompt\b|\byou are now\b/;
const TOO_MUCH =
  /\b([2-9]|1\d|two|three|four|five|six) hours? (of |a |per |every |each )|\btwice a day\b|\bno rest days?\b|\bthrough (the |my )?(pain|injury)\b|\b(get up|sleep) (\w+ )?(less|only)\b/;

function isUnsafe(clause: string): boolean {
  const label = assessSafety(clause);
  return isUnsafeText(clause) || TOO_MUCH.test(clause) || (label !== 'none' && label !== 'caution');
}

/** What "no mornings" means by itself: the habits whose cue is at that time. */
function defaultTargets(change: Change, habits: readonly PlannedHabit[]): number[] | null {
  const all = habits.map((_, index) => index);
  if (change.kind === 'avoid-time')
    return all.filter((index) => cueTime(habits[index]?.implementationIntention ?? '') === change.time);
  const meansAll =
    change.kind === 'easier' ||
    change.kind === 'harder' ||
    change.kind === 'fewer' ||
    change.kind === 'more' ||
    change.kind === 'days';
  return meansAll ? all : null;
}

/** Reads a message into the changes it asks for and the parts that are declined. */
export function readMessage(message: string, habits: readonly PlannedHabit[]): ReadMessage {
  const requests: ReadRequest[] = [];
  const declined: string[] = [];
  for (const raw of message.split(new RegExp(CLAUSES, 'i'))) {
    const text = normaliseKeepingMarks(raw);
    if (text.length < 2 || NOT_A_REQUEST.test(text)) continue;
    if (isUnsafe(text)) {
      declined.push(raw.trim());
      continue;
    }
    const change = readChange(text);
    if (!change) continue;
    const named =
      change.kind === 'add' || change.kind === 'restore' ? null : readTargets(targetText(change, text), habits);
    requests.push({ change: keepCase(change, raw), targets: named ?? defaultTargets(change, habits) });
  }
  return { requests, declined };
}

/** The part of the text that says which habit is meant, without the new wording or the wish. */
function targetText(change: Change, text: string): string {
  if (change.kind === 'rename') return text.slice(0, text.lastIndexOf(change.text));
  if (change.kind === 'cue') return text.slice(0, text.indexOf(change.cue));
  if (change.kind === 'swap' && change.wish) return text.slice(0, text.lastIndexOf(change.wish));
  return text;
}

function keepCase(change: Change, raw: string): Change {
  if (change.kind !== 'rename') return change;
  const at = raw.toLowerCase().lastIndexOf(change.text.toLowerCase());
  return at < 0 ? change : { ...change, text: raw.slice(at, at + change.text.length) };
}

/**
 * Indices of the habits that a request is about, or null when it cannot be told (then nothing is held against a change). A
 * request that only adds is about none of them.
 */
export function requestedHabits(request: string, before: readonly PlannedHabit[]): number[] | null {
  const { requests } = readMessage(request, before);
  if (requests.some(({ change, targets }) => targets === null && change.kind !== 'add')) return null;
  return [...new Set(requests.flatMap(({ targets }) => targets ?? []))];
}
