import { readFileSync } from 'node:fs';
import type { SafetyLabel } from '#core/coaching/safety.ts';

export type Labelled = { readonly text: string; readonly label: SafetyLabel };

/** `set`: the hand that wrote the text, where several did. */
type OwnHarm = Labelled & { readonly set?: string };

/** A labelled set of `evals/safety`: one `{"text", "label"}` a line, read by the scorer and the gate alone. */
export function labelledTexts(
  set:
    | 'own-harm'
    | 'own-harm-look-alikes'
    | 'own-harm-first-look'
    | 'own-harm-fresh'
    | 'own-harm-later'
    | 'own-harm-kept-back',
): OwnHarm[] {
  const lines = readFileSync(new URL(`../../../evals/safety/${set}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as OwnHarm);
}
