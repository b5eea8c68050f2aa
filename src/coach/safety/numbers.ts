const UNITS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** Number words with one meaning in every language read here: no Italian `due`, no Spanish `once`, no German `elf`. */
const SINGLE: Readonly<Record<string, number>> = {
  ...UNITS,
  ...TENS,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  dozen: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  neun: 9,
  zehn: 10,
  zwolf: 12,
  dois: 2,
  oito: 8,
  nove: 9,
  dez: 10,
  quattro: 4,
  cinque: 5,
  sette: 7,
  otto: 8,
  dieci: 10,
  undici: 11,
  dodici: 12,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  zeven: 7,
  negen: 9,
  tien: 10,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  piec: 5,
  dziesiec: 10,
  tva: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  iki: 2,
  paanch: 5,
};

const COMPOUND = new RegExp(`\\b(${Object.keys(TENS).join('|')}) (${Object.keys(UNITS).join('|')})\\b`, 'g');

/** Number words as digits: `twenty five` is `25`, `zehn` is `10`; `no one` is a word, `nobody`, before its second half is 1. */
export function digits(text: string): string {
  return text
    .replace(/\bno ?one\b/g, 'nobody')
    .replace(COMPOUND, (_, tens: string, unit: string) => String((TENS[tens] ?? 0) + (UNITS[unit] ?? 0)))
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(SINGLE, word) ? String(SINGLE[word]) : word))
    .replace(/\b(\d+|a) hundred(?: and (\d{1,2})\b)?/g, (_, count: string, rest?: string) =>
      String((count === 'a' ? 1 : Number(count)) * 100 + Number(rest ?? 0)),
    )
    .replace(/\b(\d+|a) thousand\b/g, (_, count: string) => String((count === 'a' ? 1 : Number(count)) * 1000));
}
