import type { z } from 'zod';
import type { Answered, AnsweredBy, Live } from '#coach/port.ts';
import type { CallModel, Completion, ModelPrompt } from '#provider/call-model.ts';
import type { Circuit } from '#provider/circuit.ts';
import type { Pace, TimeLimits } from '#provider/pace.ts';
import { type FailureKind, providerFailure, SlowProvider } from '#provider/provider-failure.ts';
import { readJson, replySoFar } from '#provider/read-json.ts';
import { brokenParts, formOf, mended, type Problem, type Repair } from '#provider/repair.ts';
import { createShownText, type ShownText } from './shown-text.ts';
import { strictForm } from '#provider/strict-form.ts';

export type CoachMethod =
  | 'suggestIdentities'
  | 'chatIdentity'
  | 'planHabits'
  | 'refineHabits'
  | 'checkIn'
  | 'conductReview';

/**
 * How a call of the coach went. `resting`: the provider is left alone for a while; `kept-back`: the words go to no provider;
 * `nonsense`: the answer broke the rules twice; `unwanted`: the person asked for an answer without the model.
 */
export type Outcome =
  | 'answered'
  | 'repaired'
  | 'nonsense'
  | 'resting'
  | 'kept-back'
  | 'unwanted'
  | 'aborted'
  | FailureKind;

/** Figures of one call, without a word of what was said. */
export type CoachCall = {
  readonly method: CoachMethod;
  readonly outcome: Outcome;
  readonly answeredBy: AnsweredBy | 'nobody';
  readonly milliseconds: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
};

/** What a method asks of the model, and what it makes of the answer. */
export type Task<R extends { reply: string }, A extends object> = {
  readonly method: CoachMethod;
  readonly prompt: ModelPrompt;
  readonly schema: z.ZodType;
  /** Null for what is not of the form. */
  readonly read: (raw: unknown) => R | null;
  readonly judge: (read: R) => { readonly answer: A; readonly problems: readonly Problem[] };
  readonly mayShow: (beginning: string) => boolean;
  /** The built-in engine's answer, with its reply after what was shown of the model's. */
  readonly basic: (shown: string) => Promise<A>;
};

export type Engine = {
  readonly call: CallModel;
  readonly circuit: Circuit;
  readonly record: (call: CoachCall) => void;
  readonly pace: Pace;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

/** Milliseconds for an answer of which nobody hears that it is under way: browsers give up after 30 seconds. */
const UNHEARD = 25_000;

/** Ends the work when it takes too long, or when nobody waits for it any more. */
function createBudget({ total }: TimeLimits, { onText, signal: outer }: Live) {
  const controller = new AbortController();
  const stop = () => controller.abort(new SlowProvider());
  const timer = setTimeout(stop, onText ? total : Math.min(total, UNHEARD));
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    end: () => clearTimeout(timer),
  };
}

const WHOLE = 'answer';
const NOT_OF_FORM = { part: WHOLE, rule: 'it is not a JSON object of the form that was asked for' };
const CUT_OFF = { part: WHOLE, rule: 'it was cut off before its end; keep it short' };

type Judged<A> = { readonly answer: A } | { readonly problems: readonly Problem[] };

/** The answer as it is, else with the reply ended after what was shown, if that stands on its own. */
function judged<R extends { reply: string }, A extends object>(
  raw: unknown,
  task: Task<R, A>,
  shown: string,
): Judged<A> {
  const read = task.read(raw);
  if (!read) return { problems: [NOT_OF_FORM] };
  const reply = read.reply.trim();
  const replies = [...(reply.startsWith(shown) ? [reply] : []), ...(shown ? [shown] : [])];
  const attempts = replies.map((said) => task.judge({ ...read, reply: said }));
  const good = attempts.find(({ problems }) => problems.length === 0);
  return good ? { answer: good.answer } : { problems: attempts[0]?.problems ?? [] };
}

type Result<A> = { readonly outcome: Outcome; readonly answer: A | null };
type Spent = { tokensIn: number; tokensOut: number };
type Asking = { signal: AbortSignal; live: Live; shown: ShownText; spent: Spent };

/** An answer that is asked for once more, with what came of it the first time. */
type Again = Repair & { readonly raw: unknown };
type Tried = Completion & { readonly raw: unknown };

/** The model's answer to one try, with what was mended in its place; a failure of the provider is noted. */
async function tried<R extends { reply: string }, A extends object>(
  task: Task<R, A>,
  { call, circuit }: Engine,
  { signal, live, shown, spent, repair, isLast }: Asking & { repair: Again | null; isLast: boolean },
): Promise<Tried> {
  const form = strictForm(task.schema);
  const follow = (text: string) => shown.follow(replySoFar(text) ?? '');
  const wanted = repair?.parts ? formOf(form, repair.parts) : form;
  const onText = live.onText && !isLast ? follow : null;
  try {
    const completion = await call({ prompt: task.prompt, form: wanted, repair, signal, onText });
    circuit.answered();
    spent.tokensIn += completion.tokensIn;
    spent.tokensOut += completion.tokensOut;
    const raw = readJson(completion.text);
    return { ...completion, raw: repair ? mended(repair.raw, raw, repair.parts) : raw };
  } catch (error) {
    if (live.signal?.aborted) throw live.signal.reason;
    circuit.failed(providerFailure(error));
    throw error;
  }
}

/** Two tries at most: the second one mends what was wrong with the first, or repeats it after a server error. */
async function askModel<R extends { reply: string }, A extends object>(
  task: Task<R, A>,
  engine: Engine,
  asking: Asking,
): Promise<Result<A>> {
  const { live, shown } = asking;
  let repair: Again | null = null;
  for (const isLast of [false, true]) {
    try {
      const { isWhole, text, raw }: Tried = await tried(task, engine, { ...asking, repair, isLast });
      const result: Judged<A> = isWhole ? judged(raw, task, shown.text) : { problems: [CUT_OFF] };
      if ('answer' in result) return { outcome: repair ? 'repaired' : 'answered', answer: result.answer };
      const problems: readonly Problem[] = result.problems;
      repair = { raw, text, problems, parts: brokenParts(raw, problems), begun: shown.text };
    } catch (error) {
      if (live.signal?.aborted) throw live.signal.reason;
      const { kind, mayRetry } = providerFailure(error);
      // A refusal has had its second try, in another manner.
      if (isLast || !mayRetry || kind === 'refused') return { outcome: kind, answer: null };
    }
  }
  return { outcome: 'nonsense', answer: null };
}

/**
 * Answers by the model within the limits, else by the built-in engine, and says which it was. Text is handed to `live` only once
 * it has been checked, and the reply that comes back begins with it. Rejects only when `live.signal` is aborted.
 */
export async function answerWith<R extends { reply: string }, A extends object>(
  task: Task<R, A>,
  engine: Engine,
  live: Live = {},
): Promise<Answered<A>> {
  live.signal?.throwIfAborted();
  const began = engine.now();
  const spent: Spent = { tokensIn: 0, tokensOut: 0 };
  const note = (outcome: Outcome, answeredBy: CoachCall['answeredBy']) =>
    engine.record({ method: task.method, outcome, answeredBy, milliseconds: engine.now() - began, ...spent });
  if (!engine.circuit.mayAsk()) {
    note('resting', 'basic');
    return { ...(await task.basic('')), answeredBy: 'basic' };
  }
  const budget = createBudget(engine.pace.limits(), live);
  const shown = createShownText((delta) => live.onText?.(delta), task.mayShow);
  try {
    const { outcome, answer } = await askModel(task, engine, { signal: budget.signal, live, shown, spent });
    note(outcome, answer ? 'model' : 'basic');
    return answer ? { ...answer, answeredBy: 'model' } : { ...(await task.basic(shown.text)), answeredBy: 'basic' };
  } catch (error) {
    engine.circuit.released();
    if (live.signal?.aborted) note('aborted', 'nobody');
    throw error;
  } finally {
    shown.close();
    budget.end();
  }
}
