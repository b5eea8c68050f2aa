import { generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, Output, streamText } from 'ai';
import { z } from 'zod';
import type { Model } from './open-model.ts';
import type { ModelPrompt } from '../prompts/model-prompt.ts';
import { SlowProvider } from './provider-failure.ts';

// The library prints warnings otherwise, and they may hold what users wrote.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Tokens; a plan with its texts takes about 900, and thinking counts too. */
const MOST_OUTPUT = 4000;
/** Characters of a bad answer that are sent back with what is wrong with it. */
const LONGEST_SENT_BACK = 8000;

export type Completion = {
  readonly text: string;
  /** False when the answer was cut off, filtered or ended by anything but its own end. */
  readonly isWhole: boolean;
  readonly tokensIn: number;
  readonly tokensOut: number;
};

export type Call = {
  readonly prompt: ModelPrompt;
  readonly schema: z.ZodType;
  /** The answer before and what is wrong with it. */
  readonly repair: { readonly text: string; readonly problems: readonly string[]; readonly begun: string } | null;
  readonly signal: AbortSignal;
  /** Streams the answer when given: called with all of its text so far. */
  readonly onText: ((soFar: string) => void) | null;
};

/** Milliseconds without a sign of the answer, before its first word and between two. */
export type Pauses = { readonly firstText: number; readonly betweenTexts: number };

function repairMessages({ text, problems, begun }: NonNullable<Call['repair']>): ModelMessage[] {
  const start =
    begun && `\nThe person has already read ${JSON.stringify(begun)}: begin "reply" with exactly these words.`;
  const task = `Your answer broke these rules:\n${JSON.stringify(problems)}\nGive the whole JSON object again with all of them mended.${start}`;
  const before = text.trim() ? [{ role: 'assistant' as const, content: text.slice(0, LONGEST_SENT_BACK) }] : [];
  return [...before, { role: 'user', content: task }];
}

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

/**
 * Makes the function that asks the model once, whole or streamed. It rejects with the signal's reason when aborted, and with the
 * provider's error; it never retries, and reads nothing but the text, how it ended, and the tokens it took.
 */
export function createCall({
  model,
  structuredOutputs,
  pauses,
}: {
  model: Model;
  structuredOutputs: boolean;
  pauses: Pauses;
}) {
  const settings = ({ prompt, schema, repair }: Call) => {
    const form = z.toJSONSchema(schema, { target: 'draft-7' });
    const task: ModelMessage = { role: 'user', content: prompt.data };
    return {
      model,
      instructions: structuredOutputs ? prompt.instructions : `${prompt.instructions}\n\n${schemaText(form)}`,
      messages: [task, ...(repair ? repairMessages(repair) : [])],
      // What comes back is checked by our own rules: the schema here only tells the provider the form.
      ...(structuredOutputs && { output: Output.object({ schema: jsonSchema(form as never), name: 'answer' }) }),
      maxOutputTokens: MOST_OUTPUT,
      maxRetries: 0,
      // OpenAI keeps answers for a month unless told not to, and its thinking models take longer than a person waits.
      providerOptions: { openai: { store: false } },
      ...(model.provider.startsWith('openai.') && { reasoning: 'low' as const }),
    };
  };

  async function whole(call: Call): Promise<Completion> {
    try {
      const { text, finishReason, usage } = await generateText({ ...settings(call), abortSignal: call.signal });
      return completion(text, finishReason, usage);
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return completion(error.text ?? '', error.finishReason, error.usage);
    }
  }

  async function streamed(call: Call, onText: (soFar: string) => void): Promise<Completion> {
    const waiting = patience(pauses.firstText);
    const abortSignal = AbortSignal.any([call.signal, waiting.signal]);
    try {
      const read = readStream(streamText({ ...settings(call), abortSignal, onError: () => {} }).stream, (text) => {
        waiting.wait(pauses.betweenTexts);
        onText(text);
      });
      return await Promise.race([read, abortion(abortSignal)]);
    } catch (error) {
      throw abortSignal.aborted ? abortSignal.reason : error;
    } finally {
      waiting.end();
    }
  }

  return async function callModel(call: Call): Promise<Completion> {
    call.signal.throwIfAborted();
    if (call.onText) return streamed(call, call.onText);
    try {
      return await Promise.race([whole(call), abortion(call.signal)]);
    } catch (error) {
      throw call.signal.aborted ? call.signal.reason : error;
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
  | { readonly type: 'text-delta'; readonly text: string }
  | { readonly type: 'error'; readonly error: unknown }
  | { readonly type: 'finish'; readonly finishReason: string; readonly totalUsage: Usage }
  | { readonly type: 'other' };

/** Errors are parts of the stream, which then simply ends: they are thrown here. */
async function readStream(stream: AsyncIterable<{ type: string }>, onText: (soFar: string) => void) {
  let text = '';
  let end: Completion | null = null;
  for await (const raw of stream) {
    const part = raw as Part;
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      text += part.text;
      onText(text);
    }
    if (part.type === 'finish') end = completion(text, part.finishReason, part.totalUsage);
  }
  return end ?? completion(text, undefined, undefined);
}
