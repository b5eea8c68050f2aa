import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { getAddress } from '#contract/addresses.ts';

const text = z.string().trim().min(1);
const isPage = (to: string) => getAddress(to.replace(/[?#].*$/, '')) !== null;
const Topics = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      question: text.endsWith('?'),
      answer: z.array(text).min(1).max(3),
      /** Where it is done. */
      link: z.strictObject({ to: text.refine(isPage, 'is no page'), label: text }),
    }),
  )
  .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, 'has an id twice');

/** The questions and answers of the help page, from `help/topics.yaml` of a folder; or all that is wrong with them. */
export function compiledHelp(folder: string): { topics: z.infer<typeof Topics> } | { problems: string[] } {
  const document = parseDocument(readFileSync(join(folder, 'help', 'topics.yaml'), 'utf8'));
  const read = Topics.safeParse(document.toJS());
  const issues = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const problems = [...document.errors.map(({ message }) => message), ...issues];
  return read.data && problems.length === 0
    ? { topics: read.data }
    : { problems: problems.map((problem) => `content/help/topics.yaml ${problem}`) };
}
