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

/** `19h`: so late it is an hour of the evening. */
const isOfEvening = ([hour, sign]: readonly Token[]): boolean =>
  sign?.raw === 'h' && sign.from === hour?.to && Number(hour.raw) > 12 && Number(hour.raw) < 24;
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

/** `to 1230` as `to 12:30`: four digits that read as an hour, where nothing is counted by them. */
export const withHours = (text: string): string =>
  changed(text, ({ tokens }, at) => {
    const { raw, after } = tokens[at] as Token;
    if (isOfEvening(tokens.slice(at, at + 2))) return `${raw}:00`;
    if (at > 0 && isOfEvening(tokens.slice(at - 1, at + 1))) return '';
    if (!DIGITS.test(raw) || !isAlone(after, tokens[at + 1])) return null;
    const isHour = isLed(tokens, at) || (raw.startsWith('0') && tokens[at - 1]?.tag !== 'number');
    return isHour ? `${raw.slice(0, 2)}:${raw.slice(2)}` : null;
  });
