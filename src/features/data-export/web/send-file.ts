import { browserZone, toFailure } from '#web/api/api.ts';
import { answerIn } from '#web/api/server-events.ts';
import type { ImportPreview } from '../contract.ts';

export type Choices = {
  conflicts: 'mine' | 'theirs';
  identityId?: string;
  /** Whose habits to import from a file shared by several people. */
  person?: string;
  /** Places of habits that stay away, with commas. */
  leftOut?: string;
};
export type Progress = { done: number; total: number };
type Sending = { choices: Choices; signal: AbortSignal; onProgress?: (progress: Progress) => void };

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
  if (!response.ok) throw await toFailure(response);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return (await response.json()) as ImportPreview;
  const answer = await answerIn(response.body, {
    onEvent: ({ event, data }) => event === 'progress' && onProgress?.(JSON.parse(data) as Progress),
  });
  return answer as ImportPreview;
}
