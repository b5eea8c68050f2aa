/** What a span is to its surroundings: it answers a request, works inside, asks somebody else, or takes work from the queue. */
type SpanKind = 'server' | 'internal' | 'client' | 'consumer';

/** Codes, templates and counts: never words, addresses or ids of people. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanOptions = {
  readonly kind: SpanKind;
  readonly facts?: SpanFacts;
  /** The `traceparent` of whoever asks (W3C Trace Context). */
  readonly parent?: string | undefined;
};

/** A piece of work that has begun. */
export type Span = {
  /** Runs work as a part of it: spans that begin inside are its children. */
  run<T>(work: () => T): T;
  /** Ends it, with what is only known by then; `failedAs` is the class of an error or a status. */
  end(facts?: SpanFacts, failedAs?: string): void;
};

export type StartSpan = (name: string, options: SpanOptions) => Span;

let start: StartSpan | null = null;

/** Sets who is told of spans; null for nobody, which is what it is unless the operator asks for traces. */
export function useTracing(given: StartSpan | null): void {
  start = given;
}

/** Begins a span; null where nobody is told. */
export function startSpan(name: string, options: SpanOptions): Span | null {
  return start && start(name, options);
}

/** Runs work as a span of its own. */
export async function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, (error as Error).name);
    throw error;
  }
}
