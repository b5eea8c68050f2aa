import { patterns } from '#coach/match/pattern.ts';
import type { Reading } from '#coach/text/reading.ts';

/** How somebody would notice, which is nothing to be done: `I'd notice if …`, `I will know it when …`, `it would show in …`. */
const SIGNS = patterns(
  '^ (and|so|then)? (i|we|you|they|people|everybody|everyone|others|my @noun|the @noun) (will|would|could|should|might) @adverb? (notice|realise|realize|spot)',
  '^ (and|so|then)? (i|we|you|they|people|everybody|everyone|others|my @noun|the @noun) (will|would|could|should|might|can) @adverb? (know|see|tell|feel) (it|that|this|that it|it has|i have|a|the)? (has|have|is|be|was)? (worked|works|working|work|changed|succeeded|made it|there|difference|change|done|done it)? (when|if|once|because|by how|from)',
  '^ (and|so|then)? (will|would)? (know|notice) (it|that|this)? (when|if|once)',
  '^ (and|so|then)? (it|that|this) (will|would|should|could) @adverb? (show|work|have worked|be working|be a success|be real|be done|count|mean)',
  '^ (and|so|then)? (it|that|this) (will|would) be @adverb? (different|better|good|great|working|obvious|clear) (when|if|once)',
  '^ (and|so|then)? (the|a|my|one|another)? (sign|proof|test|measure) (of it|of success|for me)? (is|be|will be|would be)',
  '^ (and|so|then)? (success|winning) (is|be|looks like|look like|means|mean|will be|would be)',
);

/** A sentence, or a part of one behind a comma, that says how somebody would notice. */
export function isSignAt(reading: Reading, at: number, to: number): boolean {
  const before = reading.tokens[at - 1];
  const isBegun = !before || before.after !== '' || reading.tokens[at]?.word === 'and' || before.word === 'and';
  return isBegun && SIGNS.some((sign) => sign.find(reading, { from: at, to }) !== null);
}
