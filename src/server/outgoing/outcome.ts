/**
 * How sending went: `later` may well go on another try, `gone` never again, `refused` not with this message. `status` is null when nothing was
 * answered, and whether it arrived is then not known.
 */
export type Outcome =
  | { readonly result: 'sent' | 'gone' | 'refused'; readonly status: number | null }
  | { readonly result: 'later'; readonly status: number | null; readonly retryAfterMs: number };

/** What a status means: a busy or broken server may take it later; no redirects, since only the address itself was checked. */
export function toOutcome(status: number, retryAfterMs: number): Outcome {
  if (status >= 200 && status < 300) return { result: 'sent', status };
  if (status === 429 || status >= 500) return { result: 'later', status, retryAfterMs };
  return { result: 'refused', status };
}
