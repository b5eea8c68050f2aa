import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

/** Phrases parted by semicolons; small letters and the few marks that words hold. */
const phrases = z
  .string()
  .regex(/^[^|A-Z]+$/, 'holds a capital or a stroke')
  .refine((text) => text.split(';').every((phrase) => phrase.trim() !== ''), 'holds an empty phrase')
  .transform((text) => text.split(';').map((phrase) => phrase.trim()));

/** An everyday act and the words for it, as `Concept` of the check-in explains them. */
const concept = z.strictObject({
  id: z.string(),
  narrow: z.literal(true).optional(),
  weak: z.literal(true).optional(),
  habit: phrases,
  calls: phrases.optional(),
  said: phrases.optional(),
  hint: phrases.optional(),
  opposite: phrases.optional(),
  not: phrases.optional(),
});

type Concepts = readonly z.infer<typeof concept>[];

/** A word of several acts is that of the first: the broad fields come before those whose acts are closer than theirs. */
const ORDER =
  'movement mind study arts health screens food-and-drink home work people small-acts pursuits beside'.split(' ');

function inOrder(files: readonly string[]): string[] {
  const rank = (file: string) => ORDER.indexOf(file.replace('.yaml', ''));
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** The everyday acts from `check-in/*.yaml` of a folder; or all that is wrong with them, each with its file and place. */
export function compiledConcepts(folder: string): { concepts: Concepts } | { problems: string[] } {
  const below = join(folder, 'check-in');
  const files = existsSync(below) ? readdirSync(below).filter((name) => name.endsWith('.yaml')) : [];
  const problems = files
    .filter((file) => !ORDER.includes(file.replace('.yaml', '')))
    .map((file) => `content/check-in/${file}: has no place in the order of fields`);
  const concepts = inOrder(files).flatMap((file) => {
    const document = parseDocument(readFileSync(join(below, file), 'utf8'));
    const { data, error } = z.array(concept).safeParse(document.errors.length > 0 ? [] : document.toJS());
    problems.push(...document.errors.map(({ message }) => `content/check-in/${file}: ${message}`));
    for (const { path, message } of error?.issues ?? [])
      problems.push(`content/check-in/${file} ${path.join('.')}: ${message}`);
    return data ?? [];
  });
  const known = new Set<string>();
  for (const { id } of concepts) {
    if (known.has(id)) problems.push(`content/check-in ${id}: stands twice`);
    known.add(id);
  }
  return problems.length > 0 ? { problems } : { concepts };
}
