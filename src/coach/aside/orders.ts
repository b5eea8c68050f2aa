import knowledge from '#content/knowledge.json' with { type: 'json' };
import { patterns } from '#coach/match/pattern.ts';
import { contentWords, sameWord } from '#coach/text/language.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, read } from '#coach/text/reading.ts';

const ORDERS = patterns(...knowledge.requests.asideOrders);
/** Whoever speaks like this is no person at a keyboard: `SYSTEM: …`, `agreed: true`. */
const SPEAKERS = new Set(['system', 'assistant', 'admin']);

function isOrder(reading: Reading, sentence: Range): boolean {
  const { tokens } = reading;
  const first = tokens[sentence.from];
  if (first && SPEAKERS.has(first.word) && (first.after.startsWith(':') || first.after.startsWith('>'))) return true;
  const isSet = tokens
    .slice(sentence.from, sentence.to)
    .some(({ word, after }) => word === 'agreed' && (after.startsWith(':') || after.startsWith('=')));
  return isSet || ORDERS.some((pattern) => pattern.find(reading, sentence) !== null);
}

/** True when a sentence of the message gives the coach orders about itself. */
export function givesOrders(message: string): boolean {
  const reading = read(message);
  return reading.sentences.some((sentence) => isOrder(reading, sentence));
}

/** The message without such sentences. */
export function withoutOrders(message: string): string {
  const reading = read(message);
  const orders = reading.sentences.filter((sentence) => isOrder(reading, sentence));
  if (orders.length === 0) return message;
  return reading.sentences
    .filter((sentence) => !orders.includes(sentence))
    .map(({ from, to }) => message.slice(reading.tokens[from]?.from, reading.tokens[to]?.from).trim())
    .join(' ');
}

const ELSEWHERE =
  phraseSet(`homework; essay; poem; joke; weather; forecast; news; president; election; politics; political; politician; minister; football; soccer; score;
    bitcoin; crypto; stock; python; javascript; html; code; sql; translate; capital; movie; lyrics; horoscope; calculate; equation`);
const SUMS = patterns('#number (plus|times|minus) #number');
const ASKING = patterns(...knowledge.requests.ordersAsking);

/** True for a question or an order about something else than the goal: homework, news, code. */
export function isOffTopic(message: string, goal: string): boolean {
  const reading = read(message);
  const elsewhere = reading.tokens.find(({ word, lemma }) => ELSEWHERE.has(word) || ELSEWHERE.has(lemma));
  const isSum = SUMS.some((pattern) => pattern.find(reading) !== null) || isReckoned(message);
  if (!elsewhere && !isSum) return false;
  if (!message.includes('?') && !ASKING.some((pattern) => pattern.find(reading) !== null)) return false;
  return !elsewhere || !contentWords(goal).some((own) => sameWord(own, elsewhere.word));
}

const SIGNS = new Set(['+', '*', '×', '/']);

/** `2 + 2`, of figures with a sign of arithmetic between them. */
function isReckoned(message: string): boolean {
  const { tokens } = read(message);
  return tokens.some(({ word, after }, at) => {
    const next = tokens[at + 1];
    return SIGNS.has(after) && word !== '' && Number.isFinite(Number(word)) && Number.isFinite(Number(next?.word));
  });
}

const WHO_ANSWERS = patterns(...knowledge.requests.whoAnswers);

/** True for the question who or what answers. */
export function asksWhoAnswers(message: string): boolean {
  const reading = read(message);
  return WHO_ANSWERS.some((pattern) => pattern.find(reading) !== null);
}
