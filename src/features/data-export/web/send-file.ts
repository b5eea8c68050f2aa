import { ApiError, browserZone, failureOf } from '#web/api/api.ts';
import { createEventReader } from '#web/api/server-events.ts';
import type { ImportPreview } from '../contract.ts';

export type Choices = {
  conflicts: 'mine' | 'theirs';
  identityId?: string;
  /** Whose habits come in, of a file that several people share. */
  person?: string;
  /** Places of habits that stay away, with commas. */
  leftOut?: string;
};
export type Progress = { done: number; total: number };
type Sending = { choices: Choices; signal: AbortSignal; onProgress?: (progress: Progress) => void };

function refusal(data: string): ApiError {
  const body = JSON.parse(data) as { message: string };
  return new ApiError(0, body.message, body);
}

/** Reads the events of an import up to the last one, telling its progress. */
async function answerIn(body: ReadableStream<Uint8Array>, onProgress: Sending['onProgress']): Promise<ImportPreview> {
  const read = createEventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new TypeError('The answer broke off');
    for (const { event, data } of read(decoder.decode(value, { stream: true }))) {
      if (event === 'progress') onProgress?.(JSON.parse(data) as Progress);
      if (event === 'done') return JSON.parse(data) as ImportPreview;
      if (event === 'error') throw refusal(data);
    }
  }
}

/**
 * Sends a file to be looked at (`/preview`) or brought in. Throws as `call` does; aborting the signal ends the work on the server, which then
 * has changed nothing.
 */
export async function sendFile(
  path: '/api/own-data/import/preview' | '/api/own-data/import',
  file: File,
  { choices, signal, onProgress }: Sending,
): Promise<ImportPreview> {
  const response = await fetch(`${path}?${new URLSearchParams(choices).toString()}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: onProgress ? 'text/event-stream, application/json' : 'application/json',
      'content-type': 'application/octet-stream',
      'x-time-zone': browserZone(),
    },
    body: file,
    signal,
  });
  if (!response.ok) throw await failureOf(response);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream && response.body) return answerIn(response.body, onProgress);
  return (await response.json()) as ImportPreview;
}
