import {
  extractReasoningMiddleware,
  generateText,
  jsonSchema,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
  wrapLanguageModel,
} from 'ai';
import type { Model } from './open-model.ts';
import type { Pace } from './pace.ts';
import { providerFailure, SlowProvider } from './provider-failure.ts';
import { type Repair, toRepairMessages } from './repair.ts';

// The library prints warnings otherwise, and they may hold what users wrote.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Tokens: a plan with its texts takes about 900. What a model thinks before it speaks is counted with them, and has its own room. */
const ROOM = { answer: 4000, thinking: 12_000 } as const;
/** Characters after which a stream is cut: four times what the tokens of an answer come to. */
const LONGEST = { answer: 64_000, thinking: 192_000 } as const;

/** What a model is sent: our instructions, and apart from them everything that people wrote, as one block of data. */
export type ModelPrompt = { readonly instructions: string; readonly data: string };

export type Completion = {
  readonly text: string;
  /** False when the answer was cut off, filtered or ended by anything but its own end. */
  readonly isWhole: boolean;
  readonly tokensIn: number;
  readonly tokensOut: number;
};

export type Call = {
  readonly prompt: ModelPrompt;
  /** JSON Schema of what is asked for. */
  readonly form: object;
  readonly repair: Repair | null;
  readonly signal: AbortSignal;
  /** Called with all of the answer's text so far. */
  readonly onText: ((soFar: string) => void) | null;
};

/** How a server is asked: one that refuses the first way is asked in the second from then on. */
type Manner = { readonly isStream: boolean; readonly room: number };
const LIVE: Manner = { isStream: true, room: ROOM.answer + ROOM.thinking };
const PLAIN: Manner = { isStream: false, room: ROOM.answer };

function schemaText(schema: object): string {
  return `The JSON object follows this JSON Schema:\n${JSON.stringify(schema)}`;
}

/** Aborts when nothing comes for too long; each sign of the answer starts the wait anew. */
function patience(ms: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new SlowProvider()), time);
  };
  wait(ms);
  return { signal: controller.signal, wait, end: () => clearTimeout(timer) };
}

/** Rejects as soon as the signal is aborted, whatever the provider's side is doing. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Small local models write what they think before the answer, between tags. */
function withoutThoughts(model: Model): Model {
  return wrapLanguageModel({
    model: model as never,
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

type Server = {
  readonly model: Model;
  readonly structuredOutputs: boolean;
  readonly pace: Pace;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

function settings({ model, structuredOutputs }: Server, { prompt, form, repair }: Call, { room }: Manner) {
  const task: ModelMessage = { role: 'user', content: prompt.data };
  return {
    model: withoutThoughts(model),
    instructions: structuredOutputs ? prompt.instructions : `${prompt.instructions}\n\n${schemaText(form)}`,
    messages: [task, ...(repair ? toRepairMessages(repair) : [])],
    // What comes back is checked by our own rules: the schema here only tells the provider the form.
    ...(structuredOutputs && { output: Output.object({ schema: jsonSchema(form as never), name: 'answer' }) }),
    maxOutputTokens: room,
    maxRetries: 0,
    // OpenAI keeps answers for a month unless told not to, and its thinking models take longer than a person waits.
    providerOptions: { openai: { store: false } },
    ...(model.provider.startsWith('openai.') && { reasoning: 'low' as const }),
  };
}

async function whole(server: Server, call: Call): Promise<Completion> {
  try {
    const { text, finishReason, usage } = await Promise.race([
      generateText({ ...settings(server, call, PLAIN), abortSignal: call.signal }),
      abortion(call.signal),
    ]);
    return completion(text, finishReason, usage);
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return completion(error.text ?? '', error.finishReason, error.usage);
  }
}

async function streamed(server: Server, call: Call): Promise<Completion> {
  const { pace, now } = server;
  const { firstText, betweenTexts } = pace.limits();
  const waiting = patience(firstText);
  const cut = new AbortController();
  const abortSignal = AbortSignal.any([call.signal, waiting.signal]);
  const began = now();
  let isFirst = true;
  const heard = () => {
    if (isFirst) pace.sawFirst(now() - began);
    isFirst = false;
    waiting.wait(betweenTexts);
  };
  try {
    const request = { ...settings(server, call, LIVE), abortSignal: AbortSignal.any([abortSignal, cut.signal]) };
    const { stream } = streamText({ ...request, onError: () => {} });
    return await Promise.race([readStream(stream, { heard, onText: call.onText }), abortion(abortSignal)]);
  } catch (error) {
    if (waiting.signal.aborted && !call.signal.aborted) pace.wasTooSlow();
    throw abortSignal.aborted ? abortSignal.reason : error;
  } finally {
    waiting.end();
    // Whatever is still coming is of no use to anybody.
    cut.abort();
  }
}

/**
 * Makes the function that asks the model once. It rejects with the signal's reason when aborted, with `SlowProvider` when nothing comes for longer than
 * `pace` allows, and with the provider's error; it retries only what the server refused to stream. It reads nothing but the text, how it ended, and the
 * tokens it took.
 */
export function createCall(server: Server) {
  let manner = LIVE;
  return async function callModel(call: Call): Promise<Completion> {
    call.signal.throwIfAborted();
    if (!manner.isStream) return whole(server, call);
    try {
      return await streamed(server, call);
    } catch (error) {
      const { kind, mayRetry } = providerFailure(error);
      if (call.signal.aborted || kind !== 'refused' || !mayRetry) throw error;
      const answer = await whole(server, call);
      manner = PLAIN;
      return answer;
    }
  };
}

export type CallModel = ReturnType<typeof createCall>;

type Usage = { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };

function completion(text: string, finishReason: string | undefined, usage: Usage | undefined): Completion {
  return {
    text,
    isWhole: finishReason === 'stop',
    tokensIn: usage?.inputTokens ?? 0,
    tokensOut: usage?.outputTokens ?? 0,
  };
}

type Part =
  | { readonly type: 'text-delta' | 'reasoning-delta'; readonly text: string }
  | { readonly type: 'error'; readonly error: unknown }
  | { readonly type: 'finish'; readonly finishReason: string; readonly totalUsage: Usage }
  | { readonly type: 'other' };

type Listening = { readonly heard: () => void; readonly onText: Call['onText'] };

/** Errors are parts of the stream, which then simply ends: they are thrown here. What is longer than any answer is not read to its end. */
async function readStream(stream: AsyncIterable<{ type: string }>, { heard, onText }: Listening): Promise<Completion> {
  let text = '';
  let thought = 0;
  for await (const raw of stream) {
    const part = raw as Part;
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') return completion(text, part.finishReason, part.totalUsage);
    if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
    heard();
    if (part.type === 'reasoning-delta') thought += part.text.length;
    else {
      text = (text + part.text).slice(0, LONGEST.answer);
      onText?.(text);
    }
    if (text.length === LONGEST.answer || thought > LONGEST.thinking) break;
  }
  return completion(text, undefined, undefined);
}
