import { Worker } from 'node:worker_threads';
import { AppError } from '#contract/error.ts';
import type { Progress } from '#server/http/event-stream.ts';
import { type Asked, toError, type Told } from './messages-between.ts';
import { Unfinished } from './unfinished.ts';

/** Milliseconds that a worker may take to start and to load what it was asked for; the limit of the work itself begins after that. */
const START_LIMIT = 30_000;

/** MiB of objects that were made just now: with what V8 gives them a worker that reads texts holds 210 MiB, of which it uses 75. */
const YOUNG = 12;

/** Milliseconds that abandoned work may take to finish by itself, so that its worker can be reused. */
const GRACE = 250;

/** So many times more pieces of work may wait that are quickly done. */
const QUICK_SHARE = 4;

export type BenchOptions = {
  /** The module that the worker runs. */
  readonly entry: URL;
  /** Pieces of work that may wait while one is done: all of them, and those of one owner; of those that are quickly done four times as many. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** MiB of JavaScript objects that the work may hold. */
  readonly memory: number;
  /** Milliseconds after which a worker without work is ended; its memory goes with it. */
  readonly idle: number;
};

export type AskOptions = {
  /** Milliseconds that the work may take once it has begun; what waits before it does not count. With 0 no answer counts, however quick. */
  readonly limitMs: number;
  /** Who it is for: nobody can fill the queue alone. */
  readonly owner?: string;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Quickly done: goes before all waiting work that is not. */
  readonly isFirst?: boolean;
  /** Ends the work, waiting or not. */
  readonly signal?: AbortSignal | undefined;
};

type Job = {
  readonly asked: Asked;
  readonly options: AskOptions;
  readonly settle: (outcome: { output: unknown } | { error: unknown }) => void;
};

type Running = { readonly job: Job; timer: NodeJS.Timeout; hasBegun: boolean; isDropped: boolean };

/** One worker with its queue: one piece of work at a time, started on first use, replaced when it had to be ended. */
export class Bench {
  readonly #options: BenchOptions;
  readonly #queue: Job[] = [];
  #worker: Worker | null = null;
  #running: Running | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: BenchOptions) {
    this.#options = options;
  }

  /**
   * Runs a piece of work. Rejects with its error; with `UNAVAILABLE` when the queue is full; with `Unfinished` when it ran out of time or
   * memory, or its worker crashed; with the signal's reason when that aborts.
   */
  async ask(asked: Asked, options: AskOptions): Promise<unknown> {
    const { signal, owner } = options;
    signal?.throwIfAborted();
    // What is quickly done has a queue of its own length, which as many of longer work do not fill.
    const alike = this.#queue.filter((job) => Boolean(job.options.isFirst) === Boolean(options.isFirst));
    const share = options.isFirst ? QUICK_SHARE : 1;
    const ofOne = owner === undefined ? 0 : alike.filter((job) => job.options.owner === owner).length;
    const isFull = alike.length >= share * this.#options.waiting || ofOne >= share * this.#options.waitingOfOne;
    if (this.#running && isFull) {
      throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.');
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const settle: Job['settle'] = (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.output));
    const job: Job = { asked, options, settle };
    const onAbort = () => this.#drop(job, signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const place = options.isFirst ? this.#queue.findIndex((waiting) => !waiting.options.isFirst) : -1;
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, job);
    this.#next();
    return promise.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Terminates the worker, and rejects all running and waiting work. */
  async close(): Promise<void> {
    const error = new AppError('UNAVAILABLE', 'The service is about to restart. Please try again in a moment.');
    for (const job of this.#queue.splice(0)) job.settle({ error });
    const ending = this.#worker?.terminate();
    this.#end({ error });
    await ending;
  }

  #drop(job: Job, error: unknown): void {
    const place = this.#queue.indexOf(job);
    if (place >= 0) {
      this.#queue.splice(place, 1);
      job.settle({ error });
      return;
    }
    const running = this.#running;
    if (running?.job !== job) return;
    if (running.hasBegun) return this.#end({ error });
    // The worker continues loading: otherwise the next request would start from zero, and perhaps never wait long enough.
    running.isDropped = true;
    job.settle({ error });
  }

  #next(): void {
    if (this.#running) return;
    const job = this.#queue.shift();
    clearTimeout(this.#idle);
    if (!job) {
      if (this.#worker) this.#idle = setTimeout(() => this.#end(null), this.#options.idle).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#running = { job, timer: this.#timer(START_LIMIT), hasBegun: false, isDropped: false };
    try {
      this.#worker.postMessage(job.asked, []);
    } catch (error) {
      // An input that cannot be cloned.
      this.#settle({ error });
    }
  }

  #timer(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#end({ error: new Unfinished('time') }), milliseconds);
  }

  #start(): Worker {
    const { entry, memory } = this.#options;
    // The flags of the process, such as a test runner's, must not reach the worker.
    const worker = new Worker(entry, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
    });
    worker.unref();
    const isCurrent = () => worker === this.#worker;
    worker.on('message', (told: Told) => isCurrent() && this.#hear(told));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash';
      if (isCurrent()) this.#end({ error: new Unfinished(reason, { cause: error }) });
    });
    worker.on('exit', () => isCurrent() && this.#end({ error: new Unfinished('crash') }));
    return worker;
  }

  #hear(told: Told): void {
    const running = this.#running;
    if (!running) return;
    if ('begun' in told) {
      clearTimeout(running.timer);
      running.hasBegun = true;
      const { limitMs } = running.job.options;
      // A timer of 0 would race with the answer.
      if (limitMs <= 0 && !running.isDropped) return this.#end({ error: new Unfinished('time') });
      running.timer = this.#timer(running.isDropped ? GRACE : limitMs);
    } else if ('progress' in told) {
      if (!running.isDropped) running.job.options.onProgress?.(told.progress);
    } else if ('output' in told) this.#settle({ output: told.output });
    // `node --watch` tells of every import on the same channel.
    else if ('failure' in told) this.#settle({ error: toError(told.failure) });
  }

  #settle(outcome: { output: unknown } | { error: unknown }): void {
    const running = this.#running;
    this.#running = null;
    clearTimeout(running?.timer);
    running?.job.settle(outcome);
    this.#next();
  }

  /** Ends the worker, whatever it does: the next piece of work gets a fresh one. */
  #end(outcome: { error: unknown } | null): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    if (outcome) this.#settle(outcome);
  }
}
