import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlanAct } from '#contract/plan-act.ts';
import type { Refinement } from '#coach/port.ts';
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { allOf, read, type Reading } from '#coach/text/reading.ts';
import { correctedActs, isAgreement, offeredActs } from './former-request.ts';
import { goneOn } from './gone-on.ts';
import type { PlanReaders } from '../plan-readers.ts';
import type { PlanState } from '../plan-state.ts';
import { readActs } from '../read-acts.ts';
import { asHabit } from '../reading/own-habit.ts';
import { takenFrom } from '../sure/offered.ts';
import { readRequest } from '../targets/exact-names.ts';
import { focusOf } from '../targets/focus.ts';

/** What the coach answers to a message. */
type Turn = (state: PlanState, message: string) => Refinement;

const agrees = patterns(...knowledge.requests.takenUpAgrees);
/** A bare yes to a question of ours: what the message before it would have done, had it been sure. */
function agreedActs({ facts, habits }: PlanState): readonly PlanAct[] {
  const [asked, question, answerTurn] = facts.messages.slice(-3);
  if (!asked || !question?.content.includes('?') || !answerTurn || asked.role !== 'user') return [];
  if (!agrees.some((pattern) => pattern.find(read(answerTurn.content)))) return [];
  const earlier: PlanState = { facts, habits, focus: focusOf(facts.messages.slice(0, -2), habits) };
  const { acts, unknown, choices } = readActs(readRequest(asked.content, habits), earlier);
  const [name] = unknown;
  return name && acts.length === 0 && choices.length === 0
    ? [{ act: 'add', habit: name.own ?? { text: asHabit(name.name) } }]
    : [];
}

/** Longer answers say for themselves what they want. */
const MOST_WORDS_CHOOSING = 9;

/** What an answer takes of the chips under our last question: they come of the message before it anew, as the plan has not changed since. */
function chosenActs({ facts, habits }: PlanState, reading: Reading, turn: Turn): readonly PlanAct[] {
  const [request, question] = facts.messages.slice(-3, -1);
  const isShort = reading.tokens.length > 0 && reading.tokens.length <= MOST_WORDS_CHOOSING;
  if (!isShort || request?.role !== 'user' || !question?.content.includes('?')) return [];
  const messages = facts.messages.slice(0, -2);
  const before = turn({ facts: { ...facts, messages }, habits, focus: focusOf(messages, habits) }, request.content);
  return before.response === question.content ? takenFrom(reading, before.chips ?? []) : [];
}

/** A request that stands in the messages before: it is agreed to, or was meant for another habit. */
export function takenUp(state: PlanState, message: string, { talk }: PlanReaders, turn: Turn): readonly PlanAct[] {
  const reading = read(message);
  const chosen = chosenActs(state, reading, turn);
  if (chosen.length > 0) return chosen;
  const agreed = agreedActs(state);
  if (agreed.length > 0) return agreed;
  const more = goneOn(message, state);
  if (more.length > 0) return more;
  if (!isAgreement(reading)) return correctedActs(readRequest(message, state.habits), state);
  const offered = talk(reading, allOf(reading), state)?.acts ?? [];
  return offered.length > 0 ? [] : offeredActs(state);
}

const yes = new Pattern(knowledge.acts.words.takenUpYes);
const LINKS = new Set(['but', 'and', 'except', 'only', 'just', 'though', 'also', 'then', 'plus', 'with', 'if']);

/** Where an answer ends and more is said: `Yes, | but the phone one stays`; null where nothing tells them apart. */
function moreFrom({ tokens, ...reading }: Reading): number | null {
  const end = yes.find({ tokens, ...reading })?.to;
  if (end === undefined || end >= tokens.length) return null;
  const isApart = ['.', '!', ';'].some((mark) => tokens[end - 1]?.after.includes(mark));
  return isApart || LINKS.has(tokens[end]?.word ?? '') ? end : null;
}

export type Agreed = { readonly acts: readonly PlanAct[]; readonly more: string };

/** A yes to what was asked, with more said beside it: what the yes alone would do, and the rest to be read for itself. */
export function agreedWithMore(state: PlanState, message: string, readers: PlanReaders, turn: Turn): Agreed | null {
  const reading = read(message);
  const from = isAgreement(reading) ? null : moreFrom(reading);
  if (from === null) return null;
  const answered = { ...state.facts, messages: [...state.facts.messages.slice(0, -1), YES] };
  const bare: PlanState = { ...state, facts: answered };
  const taken = takenUp(bare, YES.content, readers, turn);
  const acts = taken.length > 0 ? taken : (readers.talk(read(YES.content), { from: 0, to: 1 }, bare)?.acts ?? []);
  return acts.length > 0 ? { acts, more: message.slice(reading.tokens[from]?.from) } : null;
}

const YES = { role: 'user' as const, content: 'yes' };

/** What was agreed to, without what was said otherwise beside it. */
export function agreedBeside(agreed: readonly PlanAct[], said: readonly PlanAct[], kept: readonly number[]): PlanAct[] {
  const isOther = (act: PlanAct) =>
    'target' in act &&
    (kept.includes(act.target) ||
      said.some(
        (own) => 'target' in own && own.target === act.target && (own.act === act.act || own.act === 'remove'),
      ));
  return agreed
    .filter((act) => !isOther(act))
    .map((act) => (act.act === 'keep-only' ? { ...act, targets: [...new Set([...act.targets, ...kept])] } : act));
}
