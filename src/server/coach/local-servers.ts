import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** Programs that run language models on this machine, and the ports on which they usually answer. */
const USUAL = [
  ['Ollama', 11434],
  ['LM Studio', 1234],
  ['llama.cpp', 8080],
  ['vLLM', 8000],
] as const;
/** Milliseconds in which one answers that runs here. */
const PATIENCE = 1000;
/** Other programs use these ports too: only this is a list of models. */
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Not by `fetch`: every start asks, and would load and hold all of it for this. */
async function answers(address: string): Promise<boolean> {
  try {
    const request = get(`${address}/models`, { agent: false, signal: AbortSignal.timeout(PATIENCE) });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response.statusCode === 200 && Models.safeParse(await json(response.setEncoding('utf8'))).success;
  } catch {
    return false;
  }
}

/** One line on a server of language models that runs on this machine and is not used; null where there is none. Nothing but its list of models is asked for. */
export async function localServerLine(servers: readonly (readonly [string, number])[] = USUAL): Promise<string | null> {
  const found = await Promise.all(
    servers.map(async ([name, port]) => {
      const address = `http://127.0.0.1:${port}/v1`;
      return (await answers(address)) ? { name, address } : null;
    }),
  );
  const first = found.find((one) => one !== null);
  if (!first) return null;
  const settings = `AI_PROVIDER=compatible AI_BASE_URL=${first.address} AI_MODEL=…`;
  return `A server of language models (${first.name}?) answers on this machine. It is not used; to have it as the coach: ${settings}`;
}
