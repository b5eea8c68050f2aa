import { addDays, type CalendarDay, daysBetween, isCalendarDay, WEEKDAYS, toWeekday } from '#core/calendar/calendar.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { normaliseKeepingMarks } from '#coach/text/language.ts';
import { tidied } from '#coach/text/tidied.ts';
import { TEENS, UNITS } from './number-words.ts';

type PauseRequest = { readonly from: CalendarDay; readonly until: CalendarDay; readonly reason: string | null };

type Span = { readonly from: CalendarDay; readonly until: CalendarDay };

const FILLER =
  '(?:(?:hi|hello|hey|hiya|sorry|ok|okay|oh|so|well|right|ugh|just so you know|just|btw|by the way|fyi|heads up|unfortunately|sadly|please|also|and|but|because|as|actually|quick note|yes|yeah|no|coach|taylr)[\\s,:-]+)*';
const WE = '(?:i|we|(?:my|the) [a-z]+ and i)';
const BE = `${WE} (?:am|are|will(?: both| all)? be|shall be|am going to be|are going to be)`;
const HOW =
  '(?:(?:still|now|really|very|quite|so|too|properly|also|both|all|feeling|currently|already|rather|a bit|pretty) )*';
const ILLNESS =
  '(?:flu|influenza|cold|covid|fever|stomach bug|tummy bug|bug|virus|norovirus|tonsillitis|bronchitis|pneumonia|chest infection|ear infection|infection|food poisoning|migraine|shingles|chickenpox|strep(?: throat)?|gastro)';
const BAD = '(?:a |the |some )?(?:nasty |bad |horrible |stinking |terrible |awful |heavy |really bad )?';
const ILL_STATE = `(?:off (?:work )?(?:sick|ill)|(?:ill|sick|unwell|poorly|bedridden|in hospital|laid up|under the weather|not well|not feeling well)|signed off(?: work)?|(?:down|in bed|off(?: work)?) with ${BAD}${ILLNESS})`;
const AWAY_STATE =
  '(?:(?:going |off )?on (?:a |my |our )?(?:holidays?|vacation|annual leave|leave|honeymoon|retreat|(?:work |business |school |road |family |long |short )?trip)|(?:working )?away|travell?ing(?! light| to work| by)|out of (?:the )?office|abroad|overseas|out of town|camping|off[- ]?grid|at a (?:conference|festival|wedding|retreat)|(?:going|heading|off) (?:away|abroad|overseas|on (?:a )?(?:holiday|vacation|trip)|camping|travelling|traveling))';
const GONE =
  '(?:will not|can not|am not|are not|am unable to)(?: be)?(?: going to be)? (?:here|around|available|at home|reachable|able to (?:check in|do (?:anything|any of it|my habits))|check in|do (?:anything|any of it|my habits))';
const PLAN =
  '(?:everything|all(?: of (?:it|this))?|it|this|things|(?:the|my|our|all my|all the) (?:[a-z]+ )?(?:plans?|habits?|check[- ]?ins?|reminders?|week|reviews?|coaching|programme|program|streaks?))';
const QUIET =
  '(?:leave me (?:alone|be|in peace)|(?:do not|stop) (?:remind|ask|disturb|contact|message|notify|bother|nag|reminding|asking|disturbing|messaging|notifying|bothering|nagging|contacting)(?:ing)? me|no (?:more )?(?:check[- ]?ins|reminders|messages|notifications|pings))';
const PAUSE_ACT = `(?:pause|freeze|stop) ${PLAN}|pause(?=$|,| (?:for|until|till|from|through|next|this|on|please))|put ${PLAN} on (?:hold|pause|ice)|(?:take|have|taking) (?:a |the )?(?:short |little |long )?(?:break|pause|time off|[a-z0-9]+ (?:days?|weeks?) off|day off|week off)|be left alone`;
const ASK = `(?:(?:can|could|may|shall) (?:we|i|you)(?: please)?|is it (?:ok|okay|fine|possible) (?:if (?:we|i)|to)|do you mind if (?:we|i)|(?:i|we) (?:want|need|have|would like|would love) to|let us|lets|please|(?:i|we) (?:am|are|will))`;
const OFF_WISH = `(?:(?:i|we) (?:need|want|would like)|(?:please |can you |could you )?give me)(?: a)? (?:break|pause|rest|time off|(?:[a-z0-9]+ )?(?:days?|weeks?) off)`;

/** `isBare`: says a state without saying whose, so that nobody else may be spoken of beside it. */
type Trigger = { readonly pattern: RegExp; readonly reason: string | null; readonly isBare?: boolean };

/** What stands in front may only be filler, so that nobody else is meant. */
const says = (source: string, reason: string | null = null, isBare = false): Trigger => ({
  pattern: new RegExp(`^${FILLER}${source}`),
  reason,
  isBare,
});

const SOON =
  '(?:until|till|til|through|thru|for|from|all|next|this|today|tomorrow|on|over|the|back|mon|tue|wed|thu|fri|sat|sun|\\d)';

/** A state that its subject makes clear, or that stands alone: then a time or a little word follows at once. */
const stated = (state: string, reason: string): Trigger[] => [
  says(`${BE} ${HOW}${state}(?= |$|,)`, reason),
  says(`(?:still )?${state}(?=$|,| (?:${SOON}|and|with))`, reason, true),
];

const CAUGHT = `(?:have(?: got| caught| picked up| come down with)?|got|caught|picked up|came down with|recovering from|am recovering from)`;

/** The first that fits says why. */
const TRIGGERS: readonly Trigger[] = [
  ...stated(ILL_STATE, 'ill'),
  says(`${WE} ${CAUGHT} ${BAD}${ILLNESS}(?=$|,| (?:${SOON}|and|so|but|again|now|since))(?! on)`, 'ill'),
  says(`${CAUGHT} ${BAD}${ILLNESS}(?=$|,| (?:${SOON}|and|so))(?! on)`, 'ill', true),
  ...stated(AWAY_STATE, 'away'),
  says(`${BE} (?:flying|off) to (?!bed|work|sleep|the gym)[a-z ]{2,30}?(?= |$|,)`, 'away'),
  says('flying to [a-z ]{2,30}?(?= |$|,)', 'away', true),
  says(
    `${WE} (?:(?:will|have to|need to) )?(?:travel(?! to work| by| in| light)|go (?:away|abroad|on holiday))\\b`,
    'away',
  ),
  says(
    `${WE} have (?:got )?(?:a |an )?(?:work |business |long |short )?(?:trip|holiday|vacation)\\b(?! on| to (?:plan|book|pack))`,
    'away',
  ),
  says(`(?:holidays?|vacation)(?= ${SOON})`, 'away', true),
  says(`${WE} ${GONE}\\b`),
  says(`${WE} (?:will be|am|are) (?:not )?back (?:home )?(?!tomorrow)(?=${SOON}|by|until|\\d)`),
  says(`back (?:home )?(?!tomorrow)(?=${SOON}|by|\\d)`, null, true),
  says(`${QUIET}\\b`),
  says(`(?:${ASK} )?(?:${PAUSE_ACT})(?=$|,| )`),
  says(`${OFF_WISH}(?=$|,| ${SOON})`),
];
const OTHERS =
  /\b(?:he|she|they|everyone|somebody|someone|(?:my|the|his|her|our|their) [a-z]+) (?:is|are|has|have|had|will|was|were|went|got|caught)\b/;

/** Not certain, not yet, no longer, said by others, or a figure of speech: nothing is paused for it. */
const UNCLEAR =
  /\b(?:if (?!we |i (?:pause|take|have))|unless|might|may be|maybe|perhaps|possibly|probably|not sure|unsure|hope|wish|dream|imagine|would be|cancelled|canceled|called off|was|were|had|did|yesterday|last (?:week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|used to|no longer|any ?more|never|said|says|told|asked|usually|always|every|often|sometimes|whenever|each|sick (?:and tired )?of|(?:break|rest|pause|time off|off) from (?!to(?:day|morrow)|mon|tue|wed|thu|fri|sat|sun|the \d|\d|all|everything|this|it|(?:my|the) (?:habits|plan))|ill at (?:ease|the thought)|away from (?!home|work|to(?:day|morrow)|mon|tue|wed|thu|fri|sat|sun|the \d|\d)|away with|holiday mood|not (?:ill|sick|away|travelling|traveling|going|on|pause|taking|unwell|poorly)|do not (?:pause|stop|freeze|leave|put|want|need|give)|no need)\b/;

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, 'a couple of': 2, couple: 2, ...UNITS, ...TEENS };
const NUMBER = `(?:\\d{1,2}|a couple of|an?|${Object.keys({ ...UNITS, ...TEENS }).join('|')})`;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const DATE = `(?:\\d{4}-\\d{2}-\\d{2}|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: \\d{4})?|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th))`;
const DAY = `(?:(?:(?:this|next|coming|the coming) )?${WEEKDAY}(?:,? ${DATE})?(?: (?:morning|afternoon|evening|night|lunchtime))?|${DATE}|the day after tomorrow|tomorrow|today|tonight)`;

/** “3-7 March” */
const SHORT_RANGE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?| to )(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})\\b`,
  'g',
);

function onward(year: number, month: number, date: number): CalendarDay | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

/** The next day with that number, of that month when one is named, from `start` on. */
function nextDate(date: number, month: number | null, start: CalendarDay): CalendarDay | null {
  const [year = 0, first = 1] = start.split('-').map(Number);
  for (let at = first - 1; at < first + 12; at += 1) {
    if (month !== null && (at % 12) + 1 !== month) continue;
    const day = onward(year + Math.floor(at / 12), (at % 12) + 1, date);
    // Of “the 31st” in a month without one nobody knows which is meant.
    if (day === null || day >= start) return day;
  }
  return null;
}

function toDate(text: string, start: CalendarDay): CalendarDay | null {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return isCalendarDay(iso) && iso >= start ? iso : null;
  const date = Number(/\b\d{1,2}(?=st|nd|rd|th|\b)/.exec(text)?.[0]);
  const name = /\b[a-z]{3}/.exec(text.replace(/\b(?:the|of)\b|(?:st|nd|rd|th)\b/g, ''))?.[0];
  const month = MONTHS.findIndex((each) => each === name) + 1;
  const year = /\b\d{4}\b/.exec(text)?.[0];
  if (year !== undefined) return onward(Number(year), month, date);
  return nextDate(date, month === 0 ? null : month, start);
}

const mondayAfter = (day: CalendarDay): CalendarDay => addDays(day, (8 - WEEKDAYS.indexOf(toWeekday(day))) % 7 || 7);

/** The day that is meant: a weekday is the next one after `start`; a date the next one from `start` on. */
function toCalendarDay(text: string, start: CalendarDay, today: CalendarDay): CalendarDay | null {
  if (/^(?:today|tonight)/.test(text)) return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === 'the day after tomorrow') return addDays(today, 2);
  const name = new RegExp(`^(?:(?:this|next|coming|the coming) )?(${WEEKDAY})\\b`).exec(text)?.[1]?.slice(0, 3);
  const date = new RegExp(DATE).exec(name === undefined ? text : text.replace(new RegExp(`^.*?${WEEKDAY}`), ''));
  const dated = date ? toDate(date[0], start) : null;
  if (name === undefined) return dated;
  const next =
    Array.from({ length: 7 }, (_, at) => addDays(start, at + 1)).find((day) => toWeekday(day).startsWith(name)) ?? null;
  if (date) return dated !== null && toWeekday(dated).startsWith(name) ? dated : null;
  // “Next Friday” on a Tuesday is two days to different people.
  return text.startsWith('next ') && next !== null && next < mondayAfter(today) ? null : next;
}

function daysFor(count: string | undefined, unit: string | undefined): number {
  const number = Number(count) || NUMBERS[count ?? 'a'] || 0;
  const days: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };
  return number * (days[unit ?? ''] ?? 0);
}

type Found = readonly (string | undefined)[];
type Reader = { readonly pattern: RegExp; readonly span: (found: Found, today: CalendarDay) => Span | null };

const reader = (source: string, span: Reader['span']): Reader => ({
  pattern: new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`),
  span,
});

/** Where “until …” ends: with the day before, or with the day itself when it is said to be included. */
function untilDay([, word, including, end = '', after]: Found, today: CalendarDay): Span | null {
  const sunday = addDays(mondayAfter(today), -1);
  if (/^(?:(?:the )?end of (?:the|this) week|after the weekend|next week)$/.test(end))
    return { from: today, until: sunday };
  if (end === 'the weekend') return { from: today, until: addDays(sunday, -2) };
  const day = toCalendarDay(end, today, today);
  const isIncluded = (word ?? '').startsWith('thr') || including !== undefined || after !== undefined;
  return day && { from: today, until: isIncluded ? day : addDays(day, -1) };
}

/** Ways to say when, the fullest first. Text that one has read is not read again. */
const READERS: readonly Reader[] = [
  reader(
    `(?:from |between |on )?(${DAY})(?: ?[-–] ?| to | till | until | til | through | thru | up to | and )(${DAY})`,
    ([whole = '', first = '', second = ''], today) => {
      const from = toCalendarDay(first, today, today);
      const until = from && toCalendarDay(second, from, today);
      const isPair = / and /.test(whole) && !whole.startsWith('between');
      return from && until && (!isPair || daysBetween(from, until) === 1) ? { from, until } : null;
    },
  ),
  reader(
    `(?:from|starting|starting from|as of|on )? ?(${DAY}),? for (?:the )?(?:next )?(${NUMBER}) (day|week|fortnight|month)s?|for (?:the )?(?:next )?(${NUMBER}) (day|week|fortnight|month)s? (?:from|starting|starting from|as of) (${DAY})`,
    ([, day, count, unit, count2, unit2, day2], today) => {
      const from = toCalendarDay(day ?? day2 ?? '', today, today);
      return from && { from, until: addDays(from, daysFor(count ?? count2, unit ?? unit2) - 1) };
    },
  ),
  reader(
    `(until|till|til|through|thru|up to|up until)( and including)?(?: at least)? ((?:the )?end of (?:the|this) week|after the weekend|next week|the weekend|${DAY})( inclusive| included|,? incl\\.?)?`,
    untilDay,
  ),
  reader(
    `back (?:home |at it |in action |in the office |online )?(?:on |by |from )?(next week|${DAY})`,
    ([, end], today) => untilDay(['', 'until', undefined, end, undefined], today),
  ),
  reader(
    `(?:for (?:the |about )?(?:next |whole |following )?|the next |next )?(${NUMBER}) (?:whole |full )?(day|week|fortnight|month)s?(?: off| long| break| pause)?|for the (week)`,
    ([, count, unit, week], today) => ({
      from: today,
      until: week ? addDays(mondayAfter(today), -1) : addDays(today, daysFor(count, unit) - 1),
    }),
  ),
  reader(
    '(?:for )?(?:the )?(?:rest|remainder) of (?:the|this) week|(?:for )?(?:all |the whole )?(?:this|of this) week|all week',
    (_, today) => ({ from: today, until: addDays(mondayAfter(today), -1) }),
  ),
  reader('(?:for )?(?:all |(?:for )?the whole of )?next week(?: and the week after)?', ([whole = ''], today) => {
    const from = mondayAfter(today);
    return { from, until: addDays(from, whole.endsWith('after') ? 13 : 6) };
  }),
  reader('(?:this|at the|over the|for the|all) weekend', (_, today) => {
    const sunday = addDays(mondayAfter(today), -1);
    return { from: today === sunday ? sunday : addDays(sunday, -1), until: sunday };
  }),
  // Where something begins says nothing of its end.
  reader(`(?:from|starting|as of) (?:on )?${DAY}`, () => null),
  reader(`(?:on )?(${DAY})`, ([, day = ''], today) => {
    const only = toCalendarDay(day, today, today);
    return only && { from: only, until: only };
  }),
];

/** What says since when, how long before, or the time of day: not when it ends. */
const BESIDES = new RegExp(
  `\\b(?:since|after|before) (?:${DAY}|then)\\b|\\bfrom (?:today|now)(?: on)?\\b|\\b(?:right )?now\\b|\\bfor (?:now|good)\\b`,
  'g',
);

const NEXT_WEEKDAY = new RegExp(`\\b${WEEKDAY}\\b.*\\bnext week\\b|\\bnext week\\b.*\\b${WEEKDAY}\\b`);

/** The spans that a sentence names; none when one of them cannot be read. */
function spansIn(sentence: string, now: CalendarDay): readonly Span[] {
  // “Next week, Monday to Thursday”: weekdays of that week, and what has begun begins now.
  const isOfNext = NEXT_WEEKDAY.test(sentence);
  const today = isOfNext ? addDays(mondayAfter(now), -1) : now;
  let rest = sentence.replace(BESIDES, ' ').replace(isOfNext ? /\b(?:(?:of|in) )?next week\b/ : /^$/, ' ');
  // “Ill today, back tomorrow”: today is only where it begins.
  if (/\b(?:until|till|til|through|back|for)\b/.test(rest))
    rest = rest.replace(/\btoday\b(?! (?:and|to|until|till|through|for))/g, ' ');
  const spans: Span[] = [];
  for (const { pattern, span } of READERS) {
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const read = span(found, today);
      if (!read) return [];
      spans.push(read.from === today ? { ...read, from: now } : read);
      rest = `${rest.slice(0, found.index)} | ${rest.slice(found.index + found[0].length)}`;
    }
  }
  return spans;
}

/** A time may stand before who: “next week I am away”. */
const TURNED = new RegExp(
  `^${FILLER}(?:(?:from|on|until|till|for) )?(?:all )?(?:next week|this week|${DAY}(?: (?:to|until|till) ${DAY})?),? `,
);
const REQUEST = new RegExp(`^${FILLER}(?:can|could|may|shall|is it|do you mind|would it)\\b`);
const GOES_ON = /^(?:until|till|for|(?:(?:i|we) (?:will be|am|are) )?back)\b/;

function getTrigger(sentence: string): Trigger | null {
  if (UNCLEAR.test(sentence)) return null;
  const bare = sentence.replace(/\?$/, '');
  const turned = bare.replace(TURNED, '');
  const clauses = [bare, turned, ...bare.split(/, | and | so | but | - /)].map((clause) => clause.trim());
  if (sentence.endsWith('?') && !clauses.some((clause) => REQUEST.test(clause))) return null;
  const found = TRIGGERS.find(({ pattern }) => clauses.some((clause) => pattern.test(clause)));
  return found && !(found.isBare && OTHERS.test(sentence)) ? found : null;
}

/**
 * The days that somebody asks to be left alone, or will be ill or away: `ill until Monday`, `away next week`, `can we pause for a
 * week?`; null for anything else, and whenever it is unclear.
 *
 * Weekdays are the next such day after today. “Until Monday” and “back Monday” end on the Sunday before; “through Monday” and
 * “until and including Monday” on Monday; a range that names both ends (“Thursday to Sunday”) holds both. “For three days” counts
 * from today, a month as 30 days; “next week” is the Monday to the Sunday that follow. Nothing over 90 days.
 */
export function pauseRequest(text: string, { today }: { today: CalendarDay }): PauseRequest | null {
  const sentences = normaliseKeepingMarks(tidied(text))
    .replace(SHORT_RANGE, '$1 $3 to $2 $3')
    .replace(/(?<=\d)\.(?=\s|$)|["“”()*_~]|\p{Extended_Pictographic}/gu, ' ')
    .split(/(?<=\?)\s*|[.!;\n…]+|,? but (?=(?:i|we) )/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
  const triggers = sentences.map(getTrigger);
  const spans = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1] ?? '';
    const goesOn = GOES_ON.test(next) && !UNCLEAR.test(next);
    return triggers[at] ? spansIn(goesOn ? `${sentence} , ${next}` : sentence, today) : [];
  });
  const [span] = spans;
  if (!span || spans.some(({ from, until }) => from !== span.from || until !== span.until)) return null;
  if (span.until < span.from || span.from < today) return null;
  if (daysBetween(span.from, span.until) + 1 > PAUSE.maxDays) return null;
  return { ...span, reason: triggers.find((each) => each?.reason)?.reason ?? null };
}
