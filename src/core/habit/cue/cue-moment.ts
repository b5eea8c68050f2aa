import { type DayPart, isMoment, type Moment } from '../moment.ts';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES: Readonly<Record<string, number>> = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 };

/** When an event of the day is, the closer word first: `before bed` says more than the evening it falls in. */
const EVENTS: readonly (readonly [DayPart, RegExp])[] = [
  ['morning', /\b(?:after (?:my |a |the )?nights?(?: shift)?$|before (?:my |the )?(?:early|day) shift)\b/],
  ['evening', /\bbefore (?:my |a |the )?nights?(?: shift)?$/],
  [
    'night',
    /\b(?:(?:before|to|into|in) (?:my )?bed|bedtime|at night|tonight|late evening|before (?:i )?(?:sleep|fall asleep)|lights? out|last light|midnight|isha|compline|late shift)\b/,
  ],
  [
    'morning',
    /\b(?:mornings?|breakfast|brekk(?:ie|y|ers)|wak(?:e|es|ing)(?: up)?|woken|get(?:s|ting)? up|am up|(?:are|is) up|out of bed|my alarm|the alarm|sunrise|dawn|fajr|subh|shacharit|matins|lauds|first (?:coffee|tea|drink|cup|meal|thing|light)|before (?:i go to |i leave for |i set off for )?work|school (?:run|drop-?off))\b/,
  ],
  ['noon', /\b(?:noon|midday|dhuhr|zuhr|lunch(?:time| ?break)?)\b/],
  [
    'afternoon',
    /\b(?:afternoons?|asr|mincha|siesta|tea ?time|school pick-?up|after school|(?:come|get|are|is) home from school)\b/,
  ],
  [
    'evening',
    /\b(?:evenings?|dinner|supper|(?:after|before) (?:my |me |our |the )?tea|after work|sunset|dusk|nightfall|maghrib|vespers|(?:come|get|am|arrive|coming|getting) (?:back )?(?:home|in)$|(?:come|get|am|arrive|coming|getting) (?:back )?home|close my laptop|(?:leave|finish|from) (?:work|the office)|(?:kids|children|twins|baby|boys|girls|little ones|son|daughter|toddler) (?:is|are|go|goes) (?:down|asleep|in bed|to bed|to sleep|settled))\b/,
  ],
];
/** Whose bedtime is no night of one's own. */
const OTHERS_IN_BED =
  /\b(?:kids|children|twins|baby|boys|girls|little ones|son|daughter|toddler)(?: is| are| go| goes|'s|’s)? (?:in bed|to bed|bedtime)\b/;

/** Times that a clock may read, within the cue: `7:15`, `19.30`, `7 pm`, `half past one`, `at 9 o'clock`. */
const CLOCK = /\b(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)(?![\d%])(?: ?(?<half>[ap])m\b)?/;
const FULL_HOUR = /\b(?<hour>\d{1,2}) ?(?<half>[ap])m\b/;
const SPOKEN = new RegExp(
  String.raw`\b(?:(?<part>half|quarter|ten|twenty|five) (?<way>past|to)|at|by|around|about|before|after|from|until|till|past) (?<hour>${HOURS.join('|')}|[1-9]\d?)(?: ?(?<half>[ap])m\b| ?o['’]?clock\b)?(?= in the\b| at night\b|$)`,
);

type Clock = {
  readonly hour: number;
  readonly minute: number;
  /** Digits with minutes are those of a clock of 24 hours; spoken hours come twice a day. */
  readonly isExact: boolean;
};

function readSpoken({ part, way, hour: said = '' }: Readonly<Record<string, string | undefined>>): Clock {
  const hour = HOURS.includes(said) ? HOURS.indexOf(said) + 1 : Number(said);
  const offset = MINUTES[part ?? ''] ?? 0;
  if (way === 'to') return { hour: hour === 1 ? 12 : hour - 1, minute: 60 - offset, isExact: false };
  return { hour, minute: offset, isExact: false };
}

/** The hour of a clock that is said to be before or after noon. */
function inHalf(hour: number, half: 'a' | 'p', isNight: boolean): number {
  return (hour % 12) + (half === 'a' || (hour === 12 && isNight) ? 0 : 12);
}

/** Of the two hours that a clock may mean the one at which people are awake; about six could be both: null. */
function awakeHour({ hour, isExact }: Clock): number | null {
  if (hour > 23) return null;
  if (hour > 12 || (isExact && (hour === 0 || hour >= 5))) return hour;
  if (hour <= 5) return hour + 12;
  return hour >= 7 ? hour : null;
}

const OF_MORNING = /\b(?:morning|get up|wake|breakfast|out of bed|alarm)\b/;
const OF_EVENING =
  /\b(?:afternoon|evening|tonight|at night|(?:in|into|to) bed|bedtime|dinner|supper|wind down|telly|tv|television|(?:lie|lying|stay|staying) (?:awake|up)|up late)\b/;
/** What is left out from an hour on is left out for the rest of the day. */
const FROM_THEN_ON = /^(?:after|from|past) .* (?:go without|have no|not) /;

/** Which half of the day an hour is in, by the words of the cue, else by what is done. */
function halfSaid(sentence: string): 'a' | 'p' | undefined {
  if (OF_MORNING.test(sentence)) return 'a';
  return OF_EVENING.test(sentence) || FROM_THEN_ON.test(sentence) ? 'p' : undefined;
}

const LAST_SMALL_HOUR = 4;
const OF_NIGHT = /\b(?:to bed|(?:lie|lying|stay|staying) (?:awake|up)|up late)\b/;

function readHour({ hour, ...clock }: Clock, half: 'a' | 'p' | undefined, sentence: string): number | null {
  if (!half || hour > 12) return awakeHour({ hour, ...clock });
  const isNight = sentence.includes('night') || OF_NIGHT.test(sentence);
  // Whoever goes to bed at one does so after midnight.
  if (isNight && hour <= LAST_SMALL_HOUR) return hour;
  return inHalf(hour, half, isNight);
}

const UNTIL = /^(?:un)?till? /;

function readTime(cue: string, sentence: string): Moment | null {
  const digits = CLOCK.exec(cue)?.groups ?? FULL_HOUR.exec(cue)?.groups;
  const groups = digits ?? SPOKEN.exec(cue)?.groups;
  if (!groups) return null;
  const { hour, minute = 0, half = halfSaid(cue) ?? halfSaid(sentence) } = groups;
  const clock = digits ? { hour: Number(hour), minute: Number(minute), isExact: true } : readSpoken(groups);
  const at = readHour(clock, half as ReturnType<typeof halfSaid>, sentence);
  return at === null ? null : toMoment(at, clock.minute, UNTIL.test(cue));
}

function toMoment(hour: number, minute: number, isEnd: boolean): Moment | null {
  // What lasts until an hour after midnight begins in the night before.
  if (isEnd && hour <= LAST_SMALL_HOUR) return 'night';
  const time = [hour, minute].map((number) => String(number).padStart(2, '0')).join(':');
  return isMoment(time) ? time : null;
}

const withoutMarks = (text: string): string => (/[.,!]$/.test(text) ? withoutMarks(text.slice(0, -1)) : text);

/** What an if-then sentence says of when and what, without what is done instead. */
function getSentence(intention: string): string {
  const [sentence = ''] = intention
    .toLowerCase()
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .split('. ');
  return withoutMarks(sentence.trim());
}

/** Its words that say when. */
function getCue(sentence: string): string {
  const [cue = ''] = sentence.split(/,? (?:i will|i['’]ll) /);
  return withoutMarks(cue.trim());
}

/**
 * When in the day a habit stands, by the words of its cue: `At half past one, …` is 13:30, `After breakfast, …` the morning. Null where the
 * words do not say, or could mean two times.
 */
export function cueMoment(intention: string): Moment | null {
  const sentence = getSentence(intention);
  const cue = getCue(sentence);
  const times = cue
    .split(', ')
    .flatMap((words) => readTime(words, words === cue ? sentence : `${cue} ${sentence}`) ?? []);
  if (times[0]) return times[0];
  if (OTHERS_IN_BED.test(cue)) return 'evening';
  return EVENTS.find(([, event]) => event.test(cue))?.[0] ?? null;
}

/** The habit after its cue has changed: a moment that was said by the old cue follows the new one, and any other stays. */
export function withCueMoment<H extends { readonly implementationIntention: string; moment?: Moment | null }>(
  before: Pick<H, 'implementationIntention' | 'moment'>,
  after: H,
): H {
  const was = before.moment ?? null;
  if (was === null || was !== cueMoment(before.implementationIntention)) return after;
  return { ...after, moment: cueMoment(after.implementationIntention) };
}
