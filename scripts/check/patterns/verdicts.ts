import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readRows } from '#evals/read-rows.ts';
import { root } from '../../run/bootstrap.mjs';
import { type Site, type SourcePattern, writtenPatterns } from './sources.ts';

/** How the time that a pattern takes grows with the text; `undecided` when the checker's time was up. */
const VERDICTS = ['linear', 'polynomial', 'exponential', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The checker's verdicts by the pattern's hash: a pattern is checked again only when it changes. Written by `check-patterns.ts`. */
export const verdictsFile = join(root, 'scripts/check/patterns/verdicts.jsonl');
/**
 * The patterns that are not linear, by file. Maintained by hand, and may only shrink: new patterns have to be linear. Those of `src/coach` read text of
 * bounded length off the main thread, with a timeout (`src/server/coach/read.ts`), endless runs shortened (`tidied`) and a check-in in parts of bounded
 * length (`getParts`); those of the web client read only their own user's input.
 */
export const notLinearFile = join(root, 'scripts/check/patterns/not-linear.jsonl');

const judged = z.strictObject({ hash: z.string(), verdict: z.enum(VERDICTS) });
const exempt = z.strictObject({ file: z.string(), pattern: z.string() });

export const readVerdicts = () =>
  new Map(readRows(verdictsFile, judged).map(({ hash, verdict }) => [hash, verdict] as const));
/** The list, in the format of `listed`. */
export const readNotLinear = () => readRows(notLinearFile, exempt).map(({ file, pattern }) => `${file} ${pattern}`);

/** As it would be written out: `/a+b/i`. */
export const shown = ({ source, flags }: SourcePattern) => `/${source}/${flags}`;
export const toHash = (pattern: SourcePattern) =>
  createHash('sha256').update(shown(pattern)).digest('hex').slice(0, 16);

/** An entry of the list: file, hash, and the beginning of the pattern. */
export const listed = (pattern: SourcePattern) => `${pattern.file} ${toHash(pattern)} ${shown(pattern).slice(0, 60)}`;

/** All patterns of the program, each once per file, and the sites that the exercise did not reach. */
export function allPatterns(): { patterns: SourcePattern[]; unmade: Site[] } {
  const { patterns, sites } = writtenPatterns(root);
  const output = execFileSync(process.execPath, [join(root, 'scripts/check/patterns/made.ts')], { encoding: 'utf8' });
  const made = new Map(JSON.parse(output) as [Site, SourcePattern[]][]);
  const all = [...patterns, ...[...made.values()].flat()];
  const once = new Map(all.map((pattern) => [`${pattern.file} ${shown(pattern)}`, pattern]));
  return { patterns: [...once.values()], unmade: sites.filter((site) => !made.has(site)) };
}
