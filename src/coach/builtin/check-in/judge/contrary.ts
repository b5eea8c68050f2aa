import { NAMES } from '../lexicon/word-lexicon.ts';
import { lemma, textOf } from '../text/normalise.ts';
import { isKnownWord } from '../text/spelling.ts';
import { DENIAL } from './stance-cues.ts';
import type { Stance } from './polarity.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** Acts whose own word denies elsewhere: “subscription cancelled” of cancelling one. */
const DENYING_ACT = /^(cancel|skip|drop|delet|bin|ditch|scrap|refus|ignor|postpon|undo|leav|miss)/i;

/** The stance once the habit's own verb is no longer taken for a denial. */
export function withoutOwnDenial({ stance, profile }: Pick<Said, 'stance' | 'profile'>): Stance {
  const stem = profile.concepts.has('discard') ? 'bin' : DENYING_ACT.exec(profile.habit.description)?.[1];
  if (stem === undefined || profile.kind !== 'do' || stance.polarity !== 'neg') return stance;
  const forms = stem.toLowerCase() === 'leav' ? 'le(?:av\\w+|ft)' : `${stem.toLowerCase()}\\w*`;
  const rest = stance.text.replace(new RegExp(`\\b${forms}`, 'g'), 'did');
  return rest !== stance.text && !DENIAL.test(rest) ? { ...stance, polarity: 'pos' } : stance;
}

/** What a habit asks, and the contrary state or act that says it was not done. */
const CONTRARIES: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /^(?:keep|save|file|store|collect) (?!.*\b(?:out|away|off|free|to|under|below|within)\b)/i,
    /\b(?:threw|thrown|lost|binned|tossed|chucked|deleted|shredded|gave away)\b/,
  ],
  [
    /\b(?:turn|switch)\w* off\b|\bunplug\b|\b(?:off|out) (?:at|by|before)\b/i,
    /\b(?:left|stayed|was|were|still|kept) (?:\w+ )?on\b(?! (?:time|the|my|a)\b)|\bon all (?:day|night)\b/,
  ],
  [
    /\bopen\b/i,
    /\b(?:stayed|was|were|kept|left|remained|is|are) (?:\w+ ){0,2}(?:shut|closed)\b|\b(?:shut|closed) (?:the|my) (?:window|blinds|curtains)\b/,
  ],
  [/^(?:close|shut|lock)\b/i, /\b(?:left|stayed|was|were|is|are) (?:\w+ )?(?:open|unlocked|ajar)\b|\bunlocked\b/],
  [
    /^(?:carry|take|bring|wear|use|pack)\b/i,
    /\bleft (?:the |my |mine |it |them |both )?(?:\w+ ){0,3}(?:at (?:home|work|the|my)|behind|on the (?:side|table|counter|bus|train|hook)|in the (?:car|drawer|box|bathroom|boot|office|hall))\b/,
  ],
  [
    /^(?:stand|get up)\b/i,
    /\b(?:sat|sitting|glued to (?:the|my) (?:chair|seat|desk)|seated) (?:\w+ ){0,2}(?:whole|all|entire|since|for)\b/,
  ],
  [
    /\b(?:eat|breakfast|lunch|dinner|cook|coffee|meal)\b.*\bat home\b/i,
    /\b(?:on the (?:way|go|train|bus|run)|at (?:my desk|work|the office|the station)|from (?:pret|greggs|costa|starbucks|mcdonalds|the canteen|the shop)|in the car|at the wheel|ate out)\b/,
  ],
  [/\b(?:car) at home\b/i, /\b(?:drove|took the car|by car|in the car|car keys in hand)\b/],
];

/** What stayed where it was when it was to stay there: “the car did not move”. */
const STAYED =
  /\b(?:(?:did|does|has) not (?:move|moved|budge|leave|left|go anywhere|gone anywhere)|never (?:moved|left|budged)|(?:stayed|stays|left|sat|stood|remained|parked) (?:\w+ ){0,3}(?:home|put|parked|on the drive|in the drive|on the driveway|in the garage|where it was|behind))\b/;
const TO_STAY = /^leave (?:the |my )?\w+ (?:at|in|on)\b/i;

/** Particles whose state is the outcome of an act: “notifications are all off”, “patch on”. */
const PARTICLE =
  /(?:^|\s)(?:is |are |was |were |'s |went |got |came |goes )?(?:all |both |now |safely |already |firmly |straight |nicely )*(on|off|out|up|down|away|shut|closed|open|in)(?: (?:all (?:day|night)|overnight|by \w+|today|tonight|as of now|now|too|again|early))?$/;

/** “Patch on” of wearing one, “notifications off” of turning them off. */
function reachedState({ stance, profile, spans, clause }: Said): boolean {
  const particle = PARTICLE.exec(stance.text)?.[1];
  if (particle === undefined || spans.length === 0 || clause.words.length > 8) return false;
  const { description } = profile.habit;
  const isWorn = particle === 'on' && /^(?:wear|apply|put on|use)\b/i.test(description);
  const isSame = new RegExp(`\\b${particle}\\b`, 'i').test(description);
  return (isWorn || isSame) && stance.polarity !== 'neg' && stance.mood === 'fact';
}

/** A contrary act or state, or the very state that a habit asks for; null when neither is said. */
export function judgeContrary(said: Said): Verdict | null {
  const { stance, profile } = said;
  const { description } = profile.habit;
  if (stance.mood !== 'fact') return null;
  if (TO_STAY.test(description) && STAYED.test(stance.text)) return verdicts.done;
  if (reachedState(said)) return verdicts.done;
  const isContrary = CONTRARIES.some(([asked, contrary]) => asked.test(description) && contrary.test(stance.text));
  return isContrary && !/\b(?:nearly|almost)\b/.test(stance.text) ? verdicts.notDone : null;
}

/** “A lime and soda while they drank”: what comes behind the others is theirs. */
export function isOfOthers({ tokens, clause, spans, profile }: Said): boolean {
  const first = Math.min(...spans.map(({ from }) => from));
  if (!Number.isFinite(first)) return false;
  // “Becca's phone was off” is not the user's phone.
  const owner = tokens[first - 1]?.word === "'s" ? (tokens[first - 2]?.word ?? '') : '';
  const isTheirs = owner !== '' && !profile.words.includes(lemma(owner)) && (NAMES.has(owner) || !isKnownWord(owner));
  if (isTheirs) return true;
  const before = textOf(tokens, clause.from, first);
  return /\b(?:while|whilst|when|as|because|whereas) (?:they|he|she|everyone|everybody|others|(?:the|all the) others|the rest|(?:my|the|our) (?!\w+ (?:alarm|kettle|train|bus)\b)(?:mates?|friends?|kids?|boys|girls|team|lads|wife|husband|partner|colleagues|family|others|guys))(?: \w+){0,2}$/.test(
    before,
  );
}
