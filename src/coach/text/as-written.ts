import knowledge from '#content/knowledge.json' with { type: 'json' };
import { capital } from '#core/words/capital.ts';
import { wordSet } from '#coach/text/phrases.ts';
import { type Reading, read, type Token } from './reading.ts';

const BEFORE_NAMES = wordSet('phone text email mail ring call message visit meet facetime skype with');

/** A text with other letters for some of its words. */
export const changed = (text: string, change: (reading: Reading, at: number) => string | null): string => {
  const reading = read(text);
  return reading.tokens.reduceRight((said, { from, to }, at) => {
    const word = change(reading, at);
    return word === null ? said : `${said.slice(0, from)}${word}${said.slice(to)}`;
  }, text);
};

/** `call ines` as `call Ines`: people have their capital, however fast they were typed. */
export const withNames = (text: string): string =>
  changed(text, ({ tokens }, at) => {
    const [before, { raw, isFirstName }] = [tokens[at - 1], tokens[at] as Token];
    const isNamed = isFirstName && before?.after === '' && BEFORE_NAMES.has(before.lemma);
    return isNamed || raw === 'i' ? capital(raw) : null;
  });

const DIGITS = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const BEFORE_HOURS = wordSet('at to by around about before after until till from');
const BEHIND_HOURS = wordSet(knowledge.acts.words.asWrittenBehindHours);

function isLed(tokens: readonly Token[], at: number): boolean {
  const lead = tokens[at - 1]?.word ?? '';
  const isYear = /^20[2-4]/.test(tokens[at]?.raw ?? '') && lead !== 'at' && lead !== 'to';
  return BEFORE_HOURS.has(lead) && tokens[at - 2]?.word !== 'up' && !isYear;
}

const isAlone = (after: string, next: Token | undefined): boolean =>
  !next || (after !== '' && !after.includes('-')) || BEHIND_HOURS.has(next.word);

const THREE_DIGITS = /^[1-9](?:00|15|30|45)$/;
const HALVES = wordSet('am pm');
const NOON = 12;
const AFTERNOON = 13;
const MIDNIGHT = 24;

/** `19h`, `at 7h`; `2h` alone is how long. */
function isHourOf(tokens: readonly Token[], at: number): boolean {
  const [number, sign] = [tokens[at], tokens[at + 1]];
  const hour = sign?.word === 'h' && number?.after === '' ? Number(number.raw) : Number.NaN;
  return hour < MIDNIGHT && (hour >= AFTERNOON || tokens[at - 1]?.word === 'at');
}

/** `830 pm`, `at 830`. */
const isShortHour = (tokens: readonly Token[], at: number, { raw, after }: Token): boolean =>
  THREE_DIGITS.test(raw) &&
  (HALVES.has(tokens[at + 1]?.word ?? '') || (isLed(tokens, at) && isAlone(after, tokens[at + 1])));

const STRETCH = /\b(from |between )?(\d{1,2})( ?[-–] ?| (?:to|till|until|and) )(\d{1,2}) ?([ap]m)\b/gi;

/** `4-6pm`, `from 11 to 1pm`: the first hour with the half of the day that the second one tells. */
const withStretches = (text: string): string =>
  text.replace(STRETCH, (all, lead: string | undefined, first: string, link: string, last: string, half: string) => {
    const hours = [first, last].map(Number);
    if ((!lead && /[a-z]/.test(link)) || hours.some((hour) => hour < 1 || hour > NOON)) return all;
    const [begins = 0, ends = 0] = hours.map((hour) => hour % NOON);
    const other = half.toLowerCase() === 'am' ? 'pm' : 'am';
    return `${lead ?? 'from '}${first}${begins < ends ? half : other}${link}${last}${half}`;
  });

const PER = /(\d) ?x ?\/ ?(day|week|wk)\b/gi;

/** `2x/day` as it is said. */
const withPer = (text: string): string =>
  text.replace(PER, (_all, times: string, period: string) => `${times}x a ${period === 'wk' ? 'week' : period}`);

/** `to 1230` as `to 12:30`: four digits that read as an hour, where nothing is counted by them. */
export const withHours = (text: string): string =>
  changed(withStretches(withPer(text)), ({ tokens }, at) => {
    const token = tokens[at] as Token;
    const { raw, after } = token;
    if (isShortHour(tokens, at, token)) return `${raw.charAt(0)}:${raw.slice(1)}`;
    if (isHourOf(tokens, at)) return `${raw}:00`;
    if (isHourOf(tokens, at - 1)) return '';
    if (!DIGITS.test(raw) || !isAlone(after, tokens[at + 1])) return null;
    const isHour = isLed(tokens, at) || (raw.startsWith('0') && tokens[at - 1]?.tag !== 'number');
    return isHour ? `${raw.slice(0, 2)}:${raw.slice(2)}` : null;
  });
