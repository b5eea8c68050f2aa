/** What a provider's answer holds, whatever its wire format. */
export type Said = {
  readonly text: string;
  readonly finish: 'stop' | 'length' | 'content-filter';
  /** What was thought before, of the formats that send it apart. */
  readonly thinks?: string;
};

/** One wire format: the whole answer as JSON, and the events of a stream of which `pieces` are the text. */
export type Wire = {
  readonly matches: (path: string) => boolean;
  readonly isStream: (path: string, body: Record<string, unknown>) => boolean;
  readonly whole: (said: Said, body: Record<string, unknown>) => unknown;
  /** Events in order: before, one for each piece, after. */
  readonly events: (
    said: Said,
    pieces: readonly string[],
    body: Record<string, unknown>,
  ) => { before: string[]; pieces: string[]; after: string[] };
};

const TOKENS = { in: 100, out: 20 } as const;
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { readonly type: string } & Record<string, unknown>) => `event: ${value.type}\n${data(value)}`;

const chatFinish = { stop: 'stop', length: 'length', 'content-filter': 'content_filter' } as const;
const chatUsage = { prompt_tokens: TOKENS.in, completion_tokens: TOKENS.out, total_tokens: TOKENS.in + TOKENS.out };
const chatHead = { id: 'c1', created: 1, model: 'fake' };

/** OpenAI's older format, which every compatible server speaks. */
const chat: Wire = {
  matches: (path) => path.endsWith('/chat/completions'),
  isStream: (_path, body) => body.stream === true,
  whole: ({ text, finish }) => ({
    ...chatHead,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: chatFinish[finish] }],
    usage: chatUsage,
  }),
  events: ({ finish, thinks }, pieces) => {
    const chunk = (delta: object, finish_reason: string | null, usage?: object) =>
      data({ ...chatHead, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }], usage });
    return {
      before: [
        chunk({ role: 'assistant', content: '' }, null),
        ...(thinks ? [chunk({ reasoning_content: thinks }, null)] : []),
      ],
      pieces: pieces.map((content) => chunk({ content }, null)),
      after: [chunk({}, chatFinish[finish], chatUsage), 'data: [DONE]\n\n'],
    };
  },
};

const responsesUsage = {
  input_tokens: TOKENS.in,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: TOKENS.out,
  output_tokens_details: { reasoning_tokens: 0 },
};
const incomplete = {
  stop: null,
  length: { reason: 'max_output_tokens' },
  'content-filter': { reason: 'content_filter' },
};

function response({ text, finish }: Said) {
  const part = { type: 'output_text', text, annotations: [] };
  return {
    id: 'r1',
    object: 'response',
    created_at: 1,
    model: 'fake',
    status: finish === 'stop' ? 'completed' : 'incomplete',
    incomplete_details: incomplete[finish],
    output: [{ type: 'message', id: 'm1', role: 'assistant', status: 'completed', content: [part] }],
    usage: responsesUsage,
  };
}

/** OpenAI's own format. */
const responses: Wire = {
  matches: (path) => path.endsWith('/responses'),
  isStream: (_path, body) => body.stream === true,
  whole: response,
  events: (said, pieces) => {
    const place = { output_index: 0, item_id: 'm1', content_index: 0 };
    const item = { type: 'message', id: 'm1', role: 'assistant', status: 'in_progress', content: [] };
    const whole = response(said);
    return {
      before: [
        named({ type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } }),
        named({ type: 'response.output_item.added', output_index: 0, item }),
      ],
      pieces: pieces.map((delta) => named({ type: 'response.output_text.delta', ...place, delta })),
      after: [
        named({ type: 'response.output_item.done', output_index: 0, item: whole.output[0] }),
        named({
          type: said.finish === 'stop' ? 'response.completed' : 'response.incomplete',
          response: whole,
        }),
      ],
    };
  },
};

const stopReason = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' } as const;
const anthropicHead = { id: 'a1', type: 'message', role: 'assistant', model: 'fake', stop_sequence: null };
const anthropicUsage = { input_tokens: TOKENS.in, output_tokens: TOKENS.out };

/** Older models are made to call a tool whose input is the answer; what is no object is said as text. */
function getTool(text: string, body: Record<string, unknown>): { name: string; input: unknown } | null {
  const [tool] = (body.tools ?? []) as { name: string }[];
  if (!tool || !text.startsWith('{')) return null;
  return { name: tool.name, input: text.endsWith('}') ? JSON.parse(text) : {} };
}

/** Anthropic's messages. */
const messages: Wire = {
  matches: (path) => path.endsWith('/messages'),
  isStream: (_path, body) => body.stream === true,
  whole: ({ text, finish }, body) => {
    const tool = getTool(text, body);
    return {
      ...anthropicHead,
      content: [tool ? { type: 'tool_use', id: 't1', ...tool } : { type: 'text', text }],
      stop_reason: tool && finish === 'stop' ? 'tool_use' : stopReason[finish],
      usage: anthropicUsage,
    };
  },
  events: ({ finish, text }, pieces, body) => {
    const tool = getTool(text, body);
    const block = tool ? { type: 'tool_use', id: 't1', name: tool.name, input: {} } : { type: 'text', text: '' };
    const delta = (piece: string) =>
      tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
    return {
      before: [
        named({
          type: 'message_start',
          message: { ...anthropicHead, content: [], stop_reason: null, usage: { ...anthropicUsage, output_tokens: 1 } },
        }),
        named({ type: 'content_block_start', index: 0, content_block: block }),
      ],
      pieces: pieces.map((piece) => named({ type: 'content_block_delta', index: 0, delta: delta(piece) })),
      after: [
        named({ type: 'content_block_stop', index: 0 }),
        named({
          type: 'message_delta',
          delta: { stop_reason: tool && finish === 'stop' ? 'tool_use' : stopReason[finish], stop_sequence: null },
          usage: { output_tokens: TOKENS.out },
        }),
        named({ type: 'message_stop' }),
      ],
    };
  },
};

const geminiFinish = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' } as const;
const geminiUsage = {
  promptTokenCount: TOKENS.in,
  candidatesTokenCount: TOKENS.out,
  totalTokenCount: TOKENS.in + TOKENS.out,
};
const geminiPart = (text: string, finish?: Said['finish']) => ({
  candidates: [
    { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finish && { finishReason: geminiFinish[finish] }) },
  ],
  usageMetadata: geminiUsage,
});

/** Google's generateContent and streamGenerateContent. */
const gemini: Wire = {
  matches: (path) => /:(stream)?generateContent/i.test(path),
  isStream: (path) => path.includes(':streamGenerateContent'),
  whole: ({ text, finish }) => geminiPart(text, finish),
  events: ({ finish }, pieces) => ({
    before: [],
    pieces: pieces.map((text) => data(geminiPart(text))),
    after: [data(geminiPart('', finish))],
  }),
};

/** The format that an address speaks. */
export function toWire(path: string): Wire | undefined {
  return [chat, responses, messages, gemini].find((wire) => wire.matches(path));
}
