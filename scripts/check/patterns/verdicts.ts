import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/bootstrap.mjs';
import { type Site, type SourcePattern, writtenPatterns } from './sources.ts';

/**
 * How the time that a pattern takes grows with the text: `linear`, `polynomial`, `exponential`, or `undecided` when the checker's time
 * was up.
 */
export type Verdict = 'linear' | 'polynomial' | 'exponential' | 'undecided';

/** What the checker said of each pattern, by its hash: a pattern is checked again only when it changes. Written by `check-patterns.ts`. */
export const verdictsFile = join(root, 'scripts/check/patterns/verdicts.json');
/**
 * The patterns that are not linear, by file. By hand, and only ever shorter: a pattern that is new is written to be linear. Those of
 * `src/coach` read a text of bounded length off the main thread, under a time limit (`src/server/coach/read.ts`), endless runs cut short
 * (`tidied`) and a check-in in parts of bounded length (`partsOf`); those of the web read what its own user wrote.
 */
export const notLinearFile = join(root, 'scripts/check/patterns/not-linear.json');

export const readVerdicts = () => JSON.parse(readFileSync(verdictsFile, 'utf8')) as Record<string, Verdict>;
export const readNotLinear = () => JSON.parse(readFileSync(notLinearFile, 'utf8')) as Record<string, string[]>;

/** As it would be written out: `/a+b/i`. */
export const shown = ({ source, flags }: SourcePattern) => `/${source}/${flags}`;
export const hashOf = (pattern: SourcePattern) =>
  createHash('sha256').update(shown(pattern)).digest('hex').slice(0, 16);

/** As it stands in the list: its hash, and how it begins. */
export const listed = (pattern: SourcePattern) => `${hashOf(pattern)} ${shown(pattern).slice(0, 60)}`;

/** All patterns of the program, each once a file, and the sites of which the exercise made none. */
export function allPatterns(): { patterns: SourcePattern[]; unmade: Site[] } {
  const { patterns, sites } = writtenPatterns(root);
  const output = execFileSync(process.execPath, [join(root, 'scripts/check/patterns/made.ts')], { encoding: 'utf8' });
  const made = new Map(JSON.parse(output) as [Site, SourcePattern[]][]);
  const all = [...patterns, ...[...made.values()].flat()];
  const once = new Map(all.map((pattern) => [`${pattern.file} ${shown(pattern)}`, pattern]));
  return { patterns: [...once.values()], unmade: sites.filter((site) => !made.has(site)) };
}
