import { type DayPart, isMoment, type Moment } from './moment.ts';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES: Readonly<Record<string, number>> = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 };

/** When an event of the day is, the closer word first: `before bed` says more than the evening it falls in. */
const EVENTS: readonly (readonly [DayPart, RegExp])[] = [
  [
    'night',
    /\b(?:(?:before|to|into|in) bed|bedtime|at night|tonight|late evening|before (?:i )?(?:sleep|fall asleep)|lights? out|last light|midnight)\b/,
  ],
  [
    'morning',
    /\b(?:morning|breakfast|wak(?:e|es|ing) up|woken|i wake|get(?:ting)? up|out of bed|my alarm|the alarm|sunrise|first (?:coffee|tea|drink|cup|meal))\b/,
  ],
  ['noon', /\b(?:noon|midday|lunch(?:time| ?break)?)\b/],
  ['afternoon', /\b(?:afternoon|tea ?time|school pick-?up|(?:come|get|are|is) home from school)\b/],
  [
    'evening',
    /\b(?:evening|dinner|supper|after work|sunset|(?:come|get|am|arrive|coming|getting) (?:back )?home|close my laptop|(?:leave|finish|from) (?:work|the office))\b/,
  ],
];

/** Times that a clock may read, within the cue: `7:15`, `19.30`, `7 pm`, `half past one`, `at 9 o'clock`. */
const CLOCK = /\b(?<hour>\d{1,2})[:.](?<minute>[0-5]\d)(?![\d%])(?: ?(?<half>[ap])m\b)?/;
const FULL_HOUR = /\b(?<hour>\d{1,2}) ?(?<half>[ap])m\b/;
const SPOKEN = new RegExp(
  String.raw`\b(?:(?<part>half|quarter|ten|twenty|five) (?<way>past|to)|at|by|around|about|before|after) (?<hour>${HOURS.join('|')}|[1-9]\d?)(?: ?(?<half>[ap])m\b| ?o['’]?clock\b)?(?= in the\b| at night\b|$)`,
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

function halfSaid(cue: string): 'a' | 'p' | undefined {
  if (/\bmorning\b/.test(cue)) return 'a';
  return /\b(?:afternoon|evening|tonight|at night)\b/.test(cue) ? 'p' : undefined;
}

function readHour(clock: Clock, half: 'a' | 'p' | undefined, cue: string): number | null {
  return half && clock.hour <= 12 ? inHalf(clock.hour, half, cue.includes('night')) : awakeHour(clock);
}

function readTime(cue: string): Moment | null {
  const digits = CLOCK.exec(cue)?.groups ?? FULL_HOUR.exec(cue)?.groups;
  const groups = digits ?? SPOKEN.exec(cue)?.groups;
  if (!groups) return null;
  const { hour, minute = 0, half = halfSaid(cue) } = groups;
  const clock = digits ? { hour: Number(hour), minute: Number(minute), isExact: true } : readSpoken(groups);
  const at = readHour(clock, half as ReturnType<typeof halfSaid>, cue);
  return at === null ? null : toTime(at, clock.minute);
}

function toTime(hour: number, minute: number): Moment | null {
  const time = [hour, minute].map((number) => String(number).padStart(2, '0')).join(':');
  return isMoment(time) ? time : null;
}

const withoutMarks = (text: string): string => (/[.,!]$/.test(text) ? withoutMarks(text.slice(0, -1)) : text);

/** The words of an if-then sentence that say when, without what is done and what is done instead. */
function getCue(intention: string): string {
  const plain = intention.toLowerCase().replace(/\b([ap])\.m\b\.?/g, '$1m');
  const [cue = ''] = plain.split(/,? (?:i will|i['’]ll) |\. /);
  return withoutMarks(cue.trim());
}

/**
 * When in the day a habit stands, by the words of its cue: `At half past one, …` is 13:30, `After breakfast, …` the morning. Null where the
 * words do not say, or could mean two times.
 */
export function cueMoment(intention: string): Moment | null {
  const cue = getCue(intention);
  const times = cue.split(', ').flatMap((words) => readTime(words) ?? []);
  if (times[0]) return times[0];
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
