import { ApiError } from '#web/api/api.ts';
import type { Attachment } from '../contract.ts';

/** Milliseconds that ten megabytes may take on a slow line. */
const TIME_LIMIT = 110_000;

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
}

type Upload = { isScreenshot: boolean; onProgress: (percent: number) => void; signal: AbortSignal };

/** Sends a file, telling how far it is: `fetch` cannot. Rejects with ApiError for a refusal, with another error when it broke off. */
export function uploadFile(file: File, { isScreenshot, onProgress, signal }: Upload): Promise<Attachment> {
  const form = new FormData();
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/feedback/attachments${isScreenshot ? '?screenshot=true' : ''}`);
    request.timeout = TIME_LIMIT;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0),
    );
    request.addEventListener('load', () => {
      const body = answerOf(request);
      if (request.status === 201) resolve(body as Attachment);
      else reject(new ApiError(request.status, (body as { message?: string } | null)?.message ?? '', body));
    });
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => reject(new Error('The upload broke off')));
    }
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
