import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { AnsweredBy } from '#coach/port.ts';
import { within } from '#server/patience.ts';

/** Figures of one call of the coach, without a word of what was said. */
export type CoachTime = {
  readonly method: string;
  readonly outcome: string;
  readonly answeredBy: AnsweredBy | 'nobody';
  readonly milliseconds: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
};

/** A queue in which something waits, and for how many seconds the first of it has been due. */
export type Waiting = { readonly queue: string; readonly seconds: number };

/** What the server counts of its own work. Labels are codes of ours: never words, addresses or ids of people. */
export type Meters = {
  readonly coach: (call: CoachTime) => void;
  /** A notification that was sent, or was not, to a browser or by a channel. */
  readonly push: (way: string, result: string) => void;
  readonly webhook: (result: string) => void;
  /** An answer that was kept from an earlier request, or had to be made. */
  readonly keptAnswer: (isKept: boolean) => void;
  readonly job: (queue: string, result: 'done' | 'failed', milliseconds: number) => void;
  /** Shows how long the queues have let wait, which is asked for with each reading. */
  readonly watchQueues: (queues: readonly string[], getWaiting: () => Promise<readonly Waiting[]>) => void;
};

/** Milliseconds that the database may take to say what waits. */
const PATIENCE = 2000;

function meterCoach(registers: Registry[]): Meters['coach'] {
  const calls = new Counter({
    name: 'coach_calls_total',
    help: 'Calls of the coach, by how they went and who answered',
    labelNames: ['method', 'outcome', 'answered_by'],
    registers,
  });
  const tokens = new Counter({
    name: 'coach_tokens_total',
    help: 'Tokens that the provider of a language model counted',
    labelNames: ['method', 'direction'],
    registers,
  });
  const seconds = new Histogram({
    name: 'coach_call_duration_seconds',
    help: 'Time of a call of the coach, repair and fallback included',
    labelNames: ['method', 'answered_by'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 7, 10, 20, 45, 90],
    registers,
  });
  return ({ method, outcome, answeredBy, milliseconds, tokensIn, tokensOut }) => {
    calls.inc({ method, outcome, answered_by: answeredBy });
    tokens.inc({ method, direction: 'in' }, tokensIn);
    tokens.inc({ method, direction: 'out' }, tokensOut);
    seconds.observe({ method, answered_by: answeredBy }, milliseconds / 1000);
  };
}

function meterJobs(registers: Registry[]): Pick<Meters, 'job' | 'watchQueues'> {
  const took = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a job, by its queue and how it went',
    labelNames: ['queue', 'result'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
    registers,
  });
  const watchQueues: Meters['watchQueues'] = (queues, getWaiting) => {
    // They begin at nothing: a rate needs the value before the first one.
    for (const queue of queues) for (const result of ['done', 'failed']) took.zero({ queue, result });
    void new Gauge({
      name: 'job_queue_age_seconds',
      help: 'How long the first job of a queue that has not begun has been due; 0 when none is',
      labelNames: ['queue'],
      registers,
      async collect() {
        this.reset();
        // A database that is gone must not take the other figures along: this one then has no value.
        const waiting = await within(PATIENCE, getWaiting()).catch(() => null);
        if (!waiting) return;
        for (const queue of queues) this.set({ queue }, 0);
        for (const { queue, seconds } of waiting) this.set({ queue }, seconds);
      },
    });
  };
  return { job: (queue, result, milliseconds) => took.observe({ queue, result }, milliseconds / 1000), watchQueues };
}

export function createMeters(registry: Registry): Meters {
  const registers = [registry];
  const pushes = new Counter({
    name: 'pushes_total',
    help: 'Tries to send a notification, by the way (browser or channel) and how they went',
    labelNames: ['way', 'result'],
    registers,
  });
  const webhooks = new Counter({
    name: 'webhook_deliveries_total',
    help: 'Tries to tell a webhook, by how they went',
    labelNames: ['result'],
    registers,
  });
  const keptAnswers = new Counter({
    name: 'kept_answers_total',
    help: 'Dashboards that were answered from what was kept (hit), or had to be made (miss)',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['hit', 'miss']) keptAnswers.inc({ result }, 0);
  for (const result of ['sent', 'later', 'failed']) webhooks.inc({ result }, 0);
  for (const way of ['browser', 'ntfy', 'gotify', 'apprise', 'email']) {
    for (const result of ['sent', 'later', 'gone', 'refused']) pushes.inc({ way, result }, 0);
  }
  return {
    coach: meterCoach(registers),
    push: (way, result) => pushes.inc({ way, result }),
    webhook: (result) => webhooks.inc({ result }),
    keptAnswer: (isKept) => keptAnswers.inc({ result: isKept ? 'hit' : 'miss' }),
    ...meterJobs(registers),
  };
}
