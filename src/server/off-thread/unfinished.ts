import { AppError } from '#contract/error.ts';

/** Why work off the main thread came to no end: its time was up, it took more memory than it may, or its worker broke. */
export type UnfinishedReason = 'time' | 'memory' | 'crash';

/** Work that a worker could not finish. Callers may handle it; otherwise it is 503, or 500 for a crash. */
export class Unfinished extends AppError {
  readonly reason: UnfinishedReason;

  constructor(reason: UnfinishedReason, options?: ErrorOptions) {
    if (reason === 'crash') super('INTERNAL', 'Something went wrong on our side. Please try again.');
    else super('UNAVAILABLE', 'This takes longer than it may. Please try again in a moment.');
    this.name = 'Unfinished';
    this.reason = reason;
    if (options?.cause !== undefined) this.cause = options.cause;
  }
}
