import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const PROMPTS = ['identities', 'identity-chat', 'plan', 'refine', 'check-in', 'review'] as const;
type PromptName = (typeof PROMPTS)[number];

const text = z.string().trim().min(1);
/** An example answer stands as JSON, the way a model is to write it. */
const answer = text.refine(isJson, 'is no JSON');
const Shared = z.strictObject({
  who: text,
  now: text,
  voice: text,
  safety: text,
  talk: text,
  form: text,
  habits: text,
});
const Prompt = z.strictObject({
  task: text,
  good: z.array(z.strictObject({ when: text, answer })).min(1),
  bad: z.array(z.strictObject({ answer, why: text })).min(1),
});

function isJson(written: string): boolean {
  try {
    return typeof JSON.parse(written) === 'object';
  } catch {
    return false;
  }
}

function instructions(
  name: PromptName,
  { task, good, bad }: z.infer<typeof Prompt>,
  shared: z.infer<typeof Shared>,
): string {
  const { who, now, voice, safety, talk, form, habits } = shared;
  const isChat = task.includes('"acts"');
  const examples = [
    ...good.map((one) => `Good. ${one.when}\n${one.answer}`),
    ...bad.map((one) => `Bad: ${one.why}\n${one.answer}`),
  ];
  const parts = [who, now, voice, safety, task, isChat ? talk : '', name === 'plan' ? habits : '', ...examples, form];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The instructions of each kind of call to a language model, from `prompts/*.yaml` of a folder; or all that is wrong with them. */
export function compiledPrompts(folder: string): { prompts: Record<string, string> } | { problems: string[] } {
  const problems: string[] = [];
  function parsed<T>(name: string, schema: z.ZodType<T>): T | null {
    const document = parseDocument(readFileSync(join(folder, 'prompts', `${name}.yaml`), 'utf8'));
    const read = schema.safeParse(document.toJS());
    const issues = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    const wrong = [...document.errors.map(({ message }) => message), ...issues];
    problems.push(...wrong.map((problem) => `content/prompts/${name}.yaml ${problem}`));
    return read.data ?? null;
  }
  const shared = parsed('shared', Shared);
  const prompts: Record<string, string> = {};
  for (const name of PROMPTS) {
    const prompt = parsed(name, Prompt);
    if (shared && prompt) prompts[name] = instructions(name, prompt, shared);
  }
  return problems.length > 0 ? { problems } : { prompts };
}
