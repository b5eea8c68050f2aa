import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import { errorAnswer } from './answers/error-answer.ts';

/** Milliseconds between two heartbeats while a response is in progress. */
const HEARTBEAT = 15_000;
/** The status in log and metrics for a request whose client disconnected: nobody read a response. */
const CLIENT_CLOSED = 499;

/** How far a piece of work is. */
export type Progress = { readonly done: number; readonly total: number };

/**
 * What a handler needs for a live response: `signal` aborts when nobody waits any more, `onText` and `onProgress` exist when events are wanted.
 */
export type Following = Live & { readonly signal: AbortSignal; readonly onProgress?: (progress: Progress) => void };

type Answer = Readonly<Record<string, unknown>>;
type Work = (live: Following) => Promise<{ status: number; response: unknown }>;

class ClientGone extends Error {}

type Running = { readonly stop: AbortController; readonly ended: Promise<unknown> };

/** The events of one answer. The head is sent with the first of them, so that an earlier error can have its own status. */
function getEvents(reply: FastifyReply, heartbeat: number) {
  const stream = new PassThrough();
  let hasBegun = false;
  const write = (text: string) => {
    if (stream.destroyed) return;
    stream.write(text);
    if (hasBegun) return;
    hasBegun = true;
    // `no-transform` and the second header keep proxies from holding the events back.
    void reply
      .code(200)
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  };
  const beat = setInterval(() => write(':\n\n'), heartbeat);
  return {
    get hasBegun() {
      return hasBegun;
    },
    /** `data` is JSON, which has no line breaks. */
    send: (event: 'delta' | 'progress' | 'done' | 'error', data: string) => write(`event: ${event}\ndata: ${data}\n\n`),
    end: () => {
      clearInterval(beat);
      stream.end();
    },
  };
}

type Events = ReturnType<typeof getEvents>;

/** Forwards text as it comes, and at the end what is missing: an engine may give its reply in one piece. */
function deltasTo(events: Events, signal: AbortSignal) {
  let said = '';
  const onText = (text: string) => {
    if (text === '' || signal.aborted) return;
    said += text;
    events.send('delta', JSON.stringify({ text }));
  };
  const complete = (whole: unknown) => {
    if (typeof whole === 'string' && whole.startsWith(said)) onText(whole.slice(said.length));
  };
  return { onText, complete };
}

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The streamed field of the response; null when only progress is reported. */
  field: string | null;
};

/** Sends an error as an event once events have begun; before that as a normal response; and nothing to a client that disconnected. */
function tellError(error: unknown, { request, reply }: Asked, events: Events | null): FastifyReply {
  if (error instanceof ClientGone) {
    request.log.info({ req: request, status: CLIENT_CLOSED }, 'request');
    return reply.hijack();
  }
  if (!events?.hasBegun) throw error;
  const { status, body } = errorAnswer(error);
  if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
  events.send('error', JSON.stringify(body));
  return reply;
}

/**
 * Answers calls that support streaming, as JSON or as events. Their signal aborts when the client disconnects before the response is written,
 * and when the server stops; no response is sent before the work has committed.
 */
export function createLiveAnswers(app: FastifyInstance, heartbeat = HEARTBEAT) {
  const running = new Set<Running>();
  app.addHook('preClose', async () => {
    for (const { stop } of running) {
      stop.abort(new AppError('UNAVAILABLE', 'The service is about to restart. Please try again in a moment.'));
    }
    await Promise.all([...running].map(({ ended }) => ended));
  });

  async function run(asked: Asked, { work, signal }: { work: Work; signal: AbortSignal }) {
    const { request, reply, field } = asked;
    const wantsEvents = /\btext\/event-stream\b/i.test(request.headers.accept ?? '');
    const events = wantsEvents ? getEvents(reply, heartbeat) : null;
    const deltas = events && deltasTo(events, signal);
    try {
      const onProgress = (progress: Progress) => events?.send('progress', JSON.stringify(progress));
      const withoutModel = request.headers['x-coach'] === 'builtin';
      const answered = await work({ signal, withoutModel, ...(deltas && { onText: deltas.onText, onProgress }) });
      const { status, response } = answered as { status: number; response: Answer };
      if (!events || !deltas) return reply.code(status).send(response);
      if (field !== null) deltas.complete(response[field]);
      events.send('done', String(reply.serializeInput(response, String(status), 'application/json')));
    } catch (error) {
      return tellError(signal.aborted ? signal.reason : error, asked, events);
    } finally {
      events?.end();
    }
    return reply;
  }

  return async function answerLive(asked: Asked, work: Work): Promise<FastifyReply> {
    const stop = new AbortController();
    const { raw } = asked.reply;
    raw.once('close', () => {
      if (!raw.writableFinished) stop.abort(new ClientGone());
    });
    const answering = run(asked, { work, signal: stop.signal });
    const one: Running = { stop, ended: answering.catch(() => undefined) };
    running.add(one);
    return answering.finally(() => running.delete(one));
  };
}
