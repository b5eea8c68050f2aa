import { wordSet } from '#coach/text/phrases.ts';
import { read, type Reading, spanAt, wordsOf } from '#coach/text/reading.ts';

/** Behind these words stands when, where or with what a habit is done; its name needs none of that. */
const PARTICULARS = wordSet('for before after until when while within on in at with from through');
const OF_TIME = wordSet('before after until when while within');
/** Verbs that say little without what follows them. */
const LIGHT = wordSet('half wait spend get keep go put take have give do be stay hold make say set come');
/** Measures of an act that is named without them: `swim 20 lengths` is swimming. */
const MEASURES = wordSet('minute page length lap step word glass cup kilometre mile litre metre hour line');

const hasValue = (reading: Reading, at: number) =>
  (['amount', 'number', 'clock'] as const).some((kind) => spanAt(reading, kind, at) !== null);

/** Where the particulars begin: the place of the word that leads to them. */
function particularsAt(reading: Reading): number {
  const { tokens } = reading;
  const isLight = LIGHT.has(tokens[0]?.word ?? '');
  return tokens.findIndex(({ word }, at) => {
    if (at > 0 && tokens[at - 1]?.after.includes(',')) return true;
    if (!PARTICULARS.has(word) || at === 0) return false;
    if (word === 'for' && spanAt(reading, 'amount', at + 1)) return true;
    if (at < 2 || (isLight && !OF_TIME.has(word))) return false;
    return !(OF_TIME.has(word) && hasValue(reading, at + 1));
  });
}

/** `drink three glasses of water` is `drink water`; `read 10 pages` is `read`; `send one line to my brother` stays. */
function withoutMeasure(text: string): string {
  const reading = read(text);
  const { tokens } = reading;
  const amount = spanAt(reading, 'amount', 1);
  if (!amount || amount.from < 1 || LIGHT.has(tokens[0]?.word ?? '') || !MEASURES.has(amount.unit)) return text;
  const behind = tokens[amount.to]?.word;
  if (behind === 'to') return text;
  const isOf = behind === 'of';
  const rest = wordsOf(reading, { from: isOf ? amount.to + 1 : amount.to, to: tokens.length });
  return `${tokens[0]?.raw ?? ''} ${rest}`.trim();
}

/** Where a name ends: `5 minutes before bed` and `the night before` go with what follows. */
function nameEnd({ spans, tokens }: Reading, at: number): number {
  const span = spans.find(({ kind, to }) => kind === 'part' && to === at);
  if (span && tokens[at - 2]?.tag === 'determiner') return at - 2;
  const amount = spans.find((one) => one.kind === 'amount' && one.to === at && MEASURES.has(one.unit));
  return amount && amount.from > 1 ? amount.from : at;
}

/** `run twice a week` is `run`, `no beer Monday to Thursday` is `no beer`. */
function withoutOften(description: string): string {
  const reading = read(description);
  const often = reading.spans.find(({ kind, from }) => (kind === 'often' || kind === 'days') && from > 0);
  if (!often || LIGHT.has(reading.tokens[often.from - 1]?.word ?? '')) return description;
  const to = often.from - Number(reading.tokens[often.from - 1]?.word === 'on');
  return to > 0 && often.to === reading.tokens.length ? wordsOf(reading, { from: 0, to }) : description;
}

/** The words of a habit that name it, without how much, how often, when and where. */
export function shortName(habit: string, { isMeasured = false }: { isMeasured?: boolean } = {}): string {
  const description = withoutOften(habit);
  const whole = isMeasured ? description : withoutMeasure(description);
  const reading = read(whole);
  const at = particularsAt(reading);
  if (at < 1 || (spanAt(reading, 'amount', 0)?.to ?? 0) >= at) return whole;
  return wordsOf(reading, { from: 0, to: nameEnd(reading, at) });
}
