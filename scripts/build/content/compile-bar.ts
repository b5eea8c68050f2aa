import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { Pattern } from '#coach/match/pattern.ts';
import { EVIDENCE_QUESTIONS } from '#core/evidence/asked/question.ts';

const patterns = z.array(z.string().refine(isPattern, 'is no pattern')).min(1);
const Bar = z
  .strictObject({
    led: z.string(),
    orders: z.strictObject({
      'hard-later': patterns,
      'hard-day': patterns,
      'as-planned': patterns,
      'end-pause': patterns,
      remind: patterns,
      'one-off': patterns,
    }),
    lists: z.strictObject({
      allowed: patterns,
      mayBe: patterns,
      week: patterns,
      moves: patterns,
      requests: patterns,
      schedules: patterns,
      refers: patterns,
      ticks: patterns,
      renames: patterns,
      values: patterns,
      asks: patterns,
      days: patterns,
      yesterday: patterns,
      today: patterns,
      supposed: patterns,
    }),
    counts: z.strictObject({ since: patterns, open: patterns, done: patterns }),
    questions: z.record(z.enum(EVIDENCE_QUESTIONS), patterns),
  })
  .transform(({ led, lists, ...groups }) => ({
    ...groups,
    lists: { ...lists, requests: lists.requests.map((one) => `${led} ${one}`) },
  }));

function isPattern(source: string): boolean {
  try {
    void new Pattern(source);
    return true;
  } catch {
    return false;
  }
}

/** What is said to the bar, from `bar/said.yaml` of a folder; or all that is wrong with it. */
export function compiledBar(folder: string): { bar: z.infer<typeof Bar> } | { problems: string[] } {
  const document = parseDocument(readFileSync(join(folder, 'bar/said.yaml'), 'utf8'));
  const read = Bar.safeParse(document.toJS());
  const issues = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const problems = [...document.errors.map(({ message }) => message), ...issues];
  return read.data && problems.length === 0
    ? { bar: read.data }
    : { problems: problems.map((problem) => `content/bar/said.yaml ${problem}`) };
}
