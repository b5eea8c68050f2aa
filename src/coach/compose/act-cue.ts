import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Weekday } from '#core/calendar/calendar.ts';
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import { saysRare } from '#coach/goal/said/rare.ts';
import { phrases, wordSet } from '#coach/text/phrases.ts';
import { type Reading, read } from '#coach/text/reading.ts';
import { AT_BEDTIME, AT_RISING, BY_STAY } from './words/act-words.ts';
import { leavesDoing } from './spoken-act.ts';
import { beginsAsPair, isOpenLimit, reductionOf } from './sized-act.ts';

const BREAKFAST = 'When I finish breakfast';
const HOME = 'When I come home';
const URGE = 'When the urge comes';

/** Words, and the cues that go with them. */
const pairsOf = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([words, cues]) => [phrases(words), phrases(cues)] as const);

/** When an act of a kind mostly finds its place, the likeliest first. */
const cuesOf = (kind: ActKind): readonly string[] => phrases(knowledge.acts.pairs.kindCues[kind]);
/** Acts that have an hour of their own, by words of them. */
const OWN_HOURS = pairsOf(knowledge.acts.pairs.ownHours);
/** Done out there, or for long: nothing of it begins in the kitchen. */
const OUTINGS: readonly string[] = ['When my things are packed by the door', HOME, 'When I have an hour to myself'];
const OUT_THERE = wordSet(knowledge.acts.words.outThere);
const INDOORS = new Set(['stair', 'stairs', 'step', 'floor', 'bike', 'lift']);

/** True for what is done outdoors or far from the kitchen: `go open water swimming in the loch`. */
function isOuting({ kind, verb, text }: NamedAct): boolean {
  if (kind !== 'move' && kind !== 'practise' && verb !== 'go') return false;
  const words = read(text).tokens.flatMap(({ word, lemma }) => [word, lemma]);
  return words.some((word) => OUT_THERE.has(word)) && !words.some((word) => INDOORS.has(word));
}

/** Places that say when by themselves. */
const AT_PLACES = pairsOf(knowledge.acts.pairs.placeCues);
/** What a cue of the person's own may begin with, as the first word of its sentence. */
const OPENERS = wordSet('when after before at in on during while once by around as between from until every over');
const EACH = new Set(['every', 'each']);
const LEAD_INS = wordSet('straight right just directly shortly soon');
const FEW_DAYS = 2;

/** `on Sunday`, `at the weekend`, `on Tuesday and Friday`; nothing for more of them. */
export function daysInWords(days: readonly Weekday[] | null): string {
  if (!days || days.length === 0 || days.length > FEW_DAYS) return '';
  if (days.length === FEW_DAYS && days.every((day) => day === 'saturday' || day === 'sunday')) return 'at the weekend';
  return `on ${days.map((day) => capital(day)).join(' and ')}`;
}

/** The person's own words for when, as the opening of a sentence: `Before work`, `When I come home`; null for a word that says nothing alone. */
function ownCue(when: string): string | null {
  const reading = read(when);
  const { tokens, spans } = reading;
  if (spans.some(({ kind, from }) => kind === 'clock' && from === 0)) return `At ${when}`;
  const start = LEAD_INS.has(tokens[0]?.word ?? '') ? 1 : 0;
  const first = tokens[start];
  if (tokens.length < 2 || !first) return null;
  const text = when.slice(first.from).split(',').join('').trim();
  if (isOccasion(reading, start) && !saysRare(when)) return `At ${text}`;
  if (OPENERS.has(first.word)) return capital(text);
  return first.tag === 'determiner' ? `In ${text}` : `At ${text}`;
}

/** `every meeting` has its cue at it; `every evening` is one. */
const isOccasion = ({ tokens, spans }: Reading, start: number) =>
  EACH.has(tokens[start]?.word ?? '') &&
  tokens[start + 1]?.tag !== 'number' &&
  !spans.some(({ from }) => from === start);

/** A place that the words of the act do not hold already. */
const placeOf = ({ place, text }: NamedAct): string =>
  place === null || text.toLowerCase().includes(place.toLowerCase()) ? '' : place.split(',').join('');

/** What adds up over a day, and begins with it. */
const OVER_THE_DAY = ['When I leave the house in the morning', BREAKFAST];
const ADDS_UP = new Set(['step', 'glass', 'cup', 'litre', 'portion']);
const FEW = 2;

const isOverTheDay = ({ amount }: NamedAct): boolean =>
  amount !== null && ADDS_UP.has(amount.unit) && (amount.value > FEW || amount.unit === 'litre');

/** Acts that belong to the day as a whole, so that the day is their cue: a visit, a service, a fast. */
const isOfTheDay = ({ kind, verb }: NamedAct): boolean =>
  kind === 'attend' || kind === 'abstain' || kind === 'other' || verb === 'go' || BY_STAY.has(verb);

/** Hours that come twice a day are those of getting up and of going to bed. */
function atItsHour(act: NamedAct, cue: string): string {
  const { spans, tokens } = read(cue);
  const isPlain = spans.some(({ kind, to }) => kind === 'clock' && to === tokens.length) && !cue.includes(':');
  const isSaid = tokens.some(({ word }) => ['am', 'pm', 'midnight'].includes(word));
  if (!isPlain || isSaid || act.kind !== 'rest') return cue;
  const isOne = (verbs: ReadonlySet<string>) => verbs.has(act.verb) || beginsAsPair(act, verbs);
  if (isOne(AT_RISING)) return `${cue} in the morning`;
  return isOne(AT_BEDTIME) ? `${cue} at night` : cue;
}

/** What is done comes with an urge, what is had with a temptation. */
const usualCues = ({ kind, text }: NamedAct): readonly string[] =>
  kind === 'abstain' && leavesDoing(text) ? [URGE] : cuesOf(kind);

/** A limit with a number, or one that will get it, comes to mind where more is at hand. */
const isMeasuredLimit = (act: NamedAct) => isOpenLimit(act) || (act.kind === 'limit' && act.amount !== null);

/** Openings of the sentence, the best first: what was said, else what is natural for the act. */
export function openingsFor(act: NamedAct): readonly string[] {
  const place = placeOf(act);
  const placed = (opening: string) => (place === '' ? opening : `${opening}, ${place}`);
  const said = act.when === null ? null : ownCue(act.when);
  if (said !== null) return [placed(atItsHour(act, said))];
  if (isMeasuredLimit(act)) return [placed(reductionOf(act).cue)];
  const text = act.text.toLowerCase();
  const there = AT_PLACES.find(([places]) => places.some((one) => text.endsWith(one)))?.[1][0];
  const atHour = OWN_HOURS.find(([words]) => words.some((word) => text === word || text.startsWith(`${word} `)))?.[1];
  const own = there ? [there] : atHour;
  const days = daysInWords(act.days);
  const usual = isOuting(act) ? OUTINGS : usualCues(act);
  const cues = own ?? (isOverTheDay(act) ? OVER_THE_DAY : usual);
  if (days === '') return cues.map(placed);
  if (isOfTheDay(act)) return [placed(capital(days))];
  return cues.map((cue) => placed(`${cue} ${days}`));
}
