import content from '#content/safety.json' with { type: 'json' };
import { TEENS, TENS, UNITS } from '../number-words.ts';

const ABROAD = Object.entries(content.spelling.numbers).flatMap(([number, words]) =>
  words.split(' ').map((word) => [word, Number(number)] as const),
);
const SINGLE = new Map<string, number>([...Object.entries({ ...UNITS, ...TEENS, ...TENS }), ...ABROAD]);

const COMPOUND = new RegExp(`\\b(${Object.keys(TENS).join('|')}) (${Object.keys(UNITS).join('|')})\\b`, 'g');

/** Number words as digits: `twenty five` is `25`, `zehn` is `10`; `no one` is a word, `nobody`, before its second half is 1. */
export function digits(text: string): string {
  return text
    .replace(/\bno ?one\b/g, 'nobody')
    .replace(COMPOUND, (_, tens: string, unit: string) => String((TENS[tens] ?? 0) + (UNITS[unit] ?? 0)))
    .replace(/[a-z]+/g, (word) => String(SINGLE.get(word) ?? word))
    .replace(/\b(\d+|a) hundred(?: and (\d{1,2})\b)?/g, (_, count: string, rest?: string) =>
      String((count === 'a' ? 1 : Number(count)) * 100 + Number(rest ?? 0)),
    )
    .replace(/\b(\d+|a) thousand\b/g, (_, count: string) => String((count === 'a' ? 1 : Number(count)) * 1000));
}
