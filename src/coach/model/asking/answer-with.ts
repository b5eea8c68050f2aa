import type { z } from 'zod';
import type { Answered, AnsweredBy, Live } from '#coach/port.ts';
import type { CallModel, Completion } from './call-model.ts';
import type { Circuit } from './circuit.ts';
import type { ModelPrompt } from '../prompts/model-prompt.ts';
import { type FailureKind, providerFailure, SlowProvider } from './provider-failure.ts';
import { readJson, replySoFar } from './read-json.ts';
import { createShownText, type ShownText } from './shown-text.ts';

export type CoachMethod =
  | 'suggestIdentities'
  | 'chatIdentity'
  | 'planHabits'
  | 'refineHabits'
  | 'checkIn'
  | 'conductReview';

/**
 * How a call of the coach went. `resting`: the provider is left alone for a while; `kept-back`: the words go to no provider;
 * `nonsense`: the answer broke the rules twice.
 */
export type Outcome = 'answered' | 'repaired' | 'nonsense' | 'resting' | 'kept-back' | 'aborted' | FailureKind;

/** Figures of one call, without a word of what was said. */
export type CoachCall = {
  readonly method: CoachMethod;
  readonly outcome: Outcome;
  readonly answeredBy: AnsweredBy | 'nobody';
  readonly milliseconds: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
};

/** Milliseconds: for the whole answer, repair included; for an answer of which some text is shown already. */
export type Limits = { readonly total: number; readonly shown: number };

/** What a method asks of the model, and what it makes of the answer. */
export type Task<R extends { reply: string }, A extends object> = {
  readonly method: CoachMethod;
  readonly prompt: ModelPrompt;
  readonly schema: z.ZodType;
  /** Null for what is not of the form. */
  readonly read: (raw: unknown) => R | null;
  readonly judge: (read: R) => { readonly answer: A; readonly problems: readonly string[] };
  readonly mayShow: (beginning: string) => boolean;
  /** The built-in engine's answer, with its reply after what was shown of the model's. */
  readonly basic: (shown: string) => Promise<A>;
};

export type Engine = {
  readonly call: CallModel;
  readonly circuit: Circuit;
  readonly record: (call: CoachCall) => void;
  readonly limits: Limits;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

/** Ends the work when it takes too long, or when nobody waits for it any more. */
function createBudget({ total, shown }: Limits, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort(new SlowProvider());
  let timer = setTimeout(stop, total);
  let isLonger = false;
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    /** Somebody reads already: the rest may take longer. */
    lengthen() {
      if (isLonger) return;
      isLonger = true;
      clearTimeout(timer);
      timer = setTimeout(stop, shown);
    },
    end: () => clearTimeout(timer),
  };
}

const NOT_OF_FORM = 'The answer is not a JSON object of the form that was asked for.';
const CUT_OFF = 'The answer was cut off before its end.';

type Judged<A> = { readonly answer: A } | { readonly problems: readonly string[] };

/** The answer as it is, else with the reply ended after what was shown, if that stands on its own. */
function judged<R extends { reply: string }, A extends object>(
  { text, isWhole }: Completion,
  task: Task<R, A>,
  shown: string,
): Judged<A> {
  if (!isWhole) return { problems: [CUT_OFF] };
  const read = task.read(readJson(text));
  if (!read) return { problems: [NOT_OF_FORM] };
  const reply = read.reply.trim();
  const replies = [...(reply.startsWith(shown) ? [reply] : []), ...(shown ? [shown] : [])];
  const attempts = replies.map((said) => task.judge({ ...read, reply: said }));
  const good = attempts.find(({ problems }) => problems.length === 0);
  return good ? { answer: good.answer } : { problems: attempts.flatMap(({ problems }) => problems) };
}

type Result<A> = { readonly outcome: Outcome; readonly answer: A | null };
type Spent = { tokensIn: number; tokensOut: number };

/** Two tries at most: the second one mends what was wrong with the first, or repeats it after a server error. */
async function askModel<R extends { reply: string }, A extends object>(
  task: Task<R, A>,
  { call, circuit }: Engine,
  { signal, live, shown, spent }: { signal: AbortSignal; live: Live; shown: ShownText; spent: Spent },
): Promise<Result<A>> {
  const follow = (text: string) => shown.follow(replySoFar(text) ?? '');
  let repair: { text: string; problems: readonly string[]; begun: string } | null = null;
  for (const isLast of [false, true]) {
    const onText = live.onText && !isLast ? follow : null;
    let completion: Completion;
    try {
      completion = await call({ prompt: task.prompt, schema: task.schema, repair, signal, onText });
    } catch (error) {
      if (live.signal?.aborted) throw live.signal.reason;
      const failure = providerFailure(error);
      circuit.failed(failure);
      if (isLast || !failure.mayRetry) return { outcome: failure.kind, answer: null };
      continue;
    }
    circuit.answered();
    spent.tokensIn += completion.tokensIn;
    spent.tokensOut += completion.tokensOut;
    const result: Judged<A> = judged(completion, task, shown.text);
    if ('answer' in result) return { outcome: repair ? 'repaired' : 'answered', answer: result.answer };
    repair = { text: completion.text, problems: result.problems, begun: shown.text };
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
  const budget = createBudget(engine.limits, live.signal);
  const onText = (delta: string) => {
    budget.lengthen();
    live.onText?.(delta);
  };
  const shown = createShownText(onText, task.mayShow);
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
