import { existsSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { allPatterns, toHash, listed, readNotLinear, readVerdicts, type Verdict, verdictsFile } from './verdicts.ts';

/**
 * Checks how the time of every pattern of the program grows with its text, and keeps the verdicts by the pattern's hash: `node
 * scripts/check/patterns/check-patterns.ts`. Patterns with a verdict are passed over; a whole check takes half an hour. Prints those that are not
 * linear and not listed in `patterns/not-linear.jsonl`.
 */

/** Milliseconds for one pattern. */
const TIMEOUT = 20_000;
const AT_ONCE = 2;

async function getVerdict(source: string, flags: string): Promise<Verdict> {
  const found = await check(source, flags, { timeout: TIMEOUT });
  if (found.status === 'safe') return 'linear';
  if (found.status === 'unknown') return 'undecided';
  return found.complexity.type === 'exponential' ? 'exponential' : 'polynomial';
}

const { patterns, unmade } = allPatterns();
for (const site of unmade) console.log(`${site} makes a pattern that patterns/exercise.ts does not lead to.`);
const known = existsSync(verdictsFile) ? [...readVerdicts()] : [];
const used = new Map(patterns.map((pattern) => [toHash(pattern), pattern]));
const verdicts = new Map(known.filter(([hash]) => used.has(hash)));
const open = [...used].filter(([hash]) => !verdicts.has(hash));

function keep(): void {
  const sorted = [...verdicts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(verdictsFile, sorted.map(([hash, verdict]) => `${JSON.stringify({ hash, verdict })}\n`).join(''));
}

async function worker(): Promise<void> {
  for (let next = open.shift(); next; next = open.shift()) {
    const [hash, pattern] = next;
    verdicts.set(hash, await getVerdict(pattern.source, pattern.flags));
    if (verdicts.size % 20 === 0) keep();
  }
}

console.log(`${open.length} of ${used.size} patterns to check`);
await Promise.all(Array.from({ length: AT_ONCE }, worker));
keep();

const notLinear = readNotLinear();
for (const pattern of patterns) {
  const verdict = verdicts.get(toHash(pattern));
  if (verdict === 'linear' || notLinear.includes(listed(pattern))) continue;
  console.log(`${verdict}: ${listed(pattern)}`);
  process.exitCode = 1;
}
