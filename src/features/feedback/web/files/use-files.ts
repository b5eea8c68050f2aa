import { useCallback, useRef, useState } from 'react';
import { ATTACHMENT } from '#core/feedback/feedback.ts';
import { ApiError, call, hasCode, refusalMessage } from '#web/api/api.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { Attachment } from '#features/feedback/contract.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import { fileProblem, withType } from './file-rules.ts';

/** Milliseconds that ten megabytes may take on a slow line. */
const TIME_LIMIT = 110_000;

/** A file on its way, or there. */
export type SentFile = {
  key: number;
  name: string;
  size: number;
  state: 'sending' | 'failed' | 'there';
  percent: number;
  attachment: Attachment | null;
};

type Waiting = { file: File; isScreenshot: boolean; abort: AbortController };

/** Files have numeric keys: two may have the same name. */
let lastKey = 0;
const nextKey = () => (lastKey += 1);

const there = (attachment: Attachment): SentFile => ({
  key: nextKey(),
  name: attachment.name,
  size: attachment.size,
  state: 'there',
  percent: 100,
  attachment,
});

/** The message for a refusal: the server checks more than the page. */
function problemWith(error: unknown, name: string) {
  if (hasCode(error, 'UNSUPPORTED_TYPE')) return feedbackMessages.invalidType(name);
  if (hasCode(error, 'TOO_LARGE')) return feedbackMessages.tooLarge(name);
  const description = refusalMessage(error);
  return description && { title: feedbackMessages.files.failed, description };
}

/** The list of files, and the sending of each. */
function useUploads(known: readonly Attachment[]) {
  const [files, setFiles] = useState<readonly SentFile[]>(() => known.map(there));
  const waiting = useRef(new Map<number, Waiting>());
  const change = useCallback((key: number, part: Partial<SentFile>) => {
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);
  const drop = useCallback((key: number) => {
    waiting.current.get(key)?.abort.abort();
    waiting.current.delete(key);
    setFiles((all) => all.filter((one) => one.key !== key));
  }, []);
  const start = useCallback(
    async (key: number) => {
      const job = waiting.current.get(key);
      if (!job) return;
      change(key, { state: 'sending', percent: 0 });
      const { file, isScreenshot, abort } = job;
      const onProgress = (percent: number) => change(key, { percent });
      try {
        const attachment = await uploadFile(file, { isScreenshot, onProgress, signal: abort.signal });
        waiting.current.delete(key);
        change(key, { state: 'there', percent: 100, attachment });
      } catch (error) {
        if (abort.signal.aborted) return;
        const refusal = problemWith(error, file.name);
        if (!refusal) return change(key, { state: 'failed' });
        toast({ ...refusal, tone: 'danger' });
        drop(key);
      }
    },
    [change, drop],
  );
  const begin = useCallback(
    (file: File, isScreenshot: boolean) => {
      const key = nextKey();
      waiting.current.set(key, { file: withType(file), isScreenshot, abort: new AbortController() });
      const { name, size } = file;
      setFiles((all) => [...all, { key, name, size, state: 'sending', percent: 0, attachment: null }]);
      void start(key);
    },
    [start],
  );
  return { files, setFiles, begin, start, drop };
}

/** A message's files: each is uploaded when chosen, and deleted when removed. */
export function useFiles(known: readonly Attachment[]) {
  const { files, setFiles, begin, start, drop } = useUploads(known);

  const add = (chosen: readonly File[], { isScreenshot = false } = {}) => {
    const room = Math.max(0, ATTACHMENT.perSubmission - files.length);
    if (chosen.length > room) toast({ ...feedbackMessages.files.tooMany, tone: 'danger' });
    for (const file of chosen.slice(0, room)) {
      const problem = fileProblem(file);
      if (problem) toast({ ...problem, tone: 'danger' });
      else begin(file, isScreenshot);
    }
  };

  const remove = ({ key, attachment }: SentFile) => {
    drop(key);
    if (!attachment) return;
    // Left behind it would go after a day.
    const params = { attachmentId: attachment.id };
    call('DELETE /api/feedback/attachments/:attachmentId', { params }).catch(() => undefined);
  };

  return { files, add, remove, retry: ({ key }: SentFile) => void start(key), clear: () => setFiles([]) };
}

export type Files = ReturnType<typeof useFiles>;

function getAnswer(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
}

type Upload = { isScreenshot: boolean; onProgress: (percent: number) => void; signal: AbortSignal };

/** Sends a file, telling how far it is: `fetch` cannot. Rejects with ApiError for a refusal, with another error when it broke off. */
function uploadFile(file: File, { isScreenshot, onProgress, signal }: Upload): Promise<Attachment> {
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
      const body = getAnswer(request);
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
