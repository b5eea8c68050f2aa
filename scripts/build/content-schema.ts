import { z } from 'zod';
import { lifeSchema, text, thing } from './life-schema.ts';
import { bannedWords, voiceProblems } from '#coach/builtin/voice.ts';
import { habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { isIfThenPlan, isMeasurable, isOneAct, isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import {
  BESIDE_ACTS,
  DOMAIN_IDS,
  type DomainId,
  FRICTION_CODES,
  GOAL_LANGUAGES,
  type GoalLanguage,
} from '#coach/builtin/knowledge/shape.ts';
import { ACT_KINDS } from '#coach/goal/named-act.ts';
import { words } from '#coach/text/language.ts';
import { phrases } from '#coach/text/phrases.ts';
import { DIFFICULTIES } from '#core/plan/plan.ts';
import { languageSchema } from './content/language-schema.ts';
import { reviewSchema } from './content/review-schema.ts';

type Context = z.core.$RefinementCtx;

function problem(context: Context, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

const days = z.int().min(1).max(7);
const friction = z.enum(FRICTION_CODES);

/** Words with blanks between them; a star at a word's end is any ending. What could be a pattern is none. */
const PHRASE = /^[\p{L}\p{M}\p{N}'*-]+(?: [\p{L}\p{M}\p{N}'*-]+)*$/u;
const STAR_INSIDE = /\*(?! |$)|(?:^| )\*/;

const phraseList = z.string().superRefine((list, context) => {
  for (const phrase of phrases(list)) {
    if (!PHRASE.test(phrase) || STAR_INSIDE.test(phrase)) problem(context, [], `“${phrase}” is no phrase`);
  }
});

/** A phrase as it is compared: without marks and capitals. */
function asCompared(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => `${words(word).join(' ')}${word.endsWith('*') ? '*' : ''}`)
    .join(' ');
}

/** Names the phrases that stand twice in these lists or stand in `earlier`; answers with all that stand here. */
function checkedOnce(
  context: Context,
  lists: readonly (readonly [path: PropertyKey[], list: string | undefined])[],
  earlier: ReadonlySet<string> = new Set(),
): Set<string> {
  const here = new Set<string>();
  for (const [path, list] of lists) {
    for (const phrase of phrases(list ?? '')) {
      const compared = asCompared(phrase);
      if (here.has(compared) || earlier.has(compared)) problem(context, path, `“${phrase}” stands twice`);
      here.add(compared);
    }
  }
  return here;
}

const templateFields = {
  id: z.string().regex(/^[a-z]+\.[a-z]+$/),
  description: text,
  ladder: z.tuple([z.number().positive().or(text), z.number().positive().or(text), z.number().positive().or(text)]),
  cue: text,
  place: text,
  action: text,
  fallback: text,
  frequency: z.strictObject({ min: days, default: days, max: days }),
  frictions: z.array(friction).min(1),
  impact: z.literal(true).optional(),
  avoid: z.literal(true).optional(),
  needsEquipment: z.literal(true).optional(),
  only: z.array(z.enum(BESIDE_ACTS)).min(1).optional(),
  needs: phraseList.optional(),
  unless: phraseList.optional(),
};
type Template = z.infer<z.ZodObject<typeof templateFields>>;

/** The longest that a user's own words get. */
const LONGEST_TOPIC = 'organising the garden shed and barn now';
/** Nobody says it so: it is once, and a run of 5 minutes. */
const STIFF = /\b1 time\b|\bKeep \d+ minutes of\b/;
/** What a counted thing is not called when there is one of it. */
const ONE_OF_MANY = /(?<![\d:.])\b1 (?!bus\b)[a-z]*[a-rt-z]s\b/;

function checkSizes({ ladder: [easy, medium, hard], impact }: Template, context: Context): void {
  const most = impact ? 2 : 3;
  for (const [from, to] of [
    [easy, medium],
    [medium, hard],
  ] as const) {
    if (typeof from !== 'number' || typeof to !== 'number') continue;
    const ratio = Math.max(from, to) / Math.min(from, to);
    if (ratio <= 1 || ratio > most)
      problem(context, ['ladder'], `${from} to ${to} is no step of at most ${most} times`);
  }
}

/** Reads the texts as they are said at each size. */
function checkTexts(template: Template, context: Context): void {
  for (const difficulty of DIFFICULTIES) {
    const { description, implementationIntention } = habitTexts({ template, difficulty, topic: LONGEST_TOPIC });
    const both = `${description} ${implementationIntention}`;
    if (!isOneAct(description)) problem(context, ['description'], `“${description}” is not one act`);
    if (!isMeasurable(description)) problem(context, ['description'], `“${description}” cannot be measured`);
    if (!isIfThenPlan(implementationIntention)) problem(context, ['cue'], `“${implementationIntention}” has no cue`);
    if (isUnsafeText(both)) problem(context, ['description'], `“${both}” is never planned`);
    if (/[{}]|\(s\)/.test(both)) problem(context, ['description'], `“${both}” has a place that nothing fills`);
    const unsaid = ONE_OF_MANY.exec(both) ?? STIFF.exec(both);
    if (unsaid) problem(context, ['ladder', DIFFICULTIES.indexOf(difficulty)], `says “${unsaid[0]}”`);
    for (const word of bannedWords(both)) problem(context, ['description'], `says “${word}”`);
  }
}

function checkTemplate(template: Template, context: Context): void {
  const { min, default: usual, max } = template.frequency;
  if (min > usual || usual > max) problem(context, ['frequency'], 'is not in order');
  if (template.impact && max > 5) problem(context, ['frequency', 'max'], 'leaves fewer than two rest days');
  checkSizes(template, context);
  checkTexts(template, context);
}

const template = z.strictObject(templateFields).superRefine(checkTemplate);

/** Looks, diagnoses, sexes and addictions are nobody's identity. */
const NO_IDENTITY =
  /\b(slim|thin|lean|skinny|fat|body shape|anorex|adhd|depress|insomniac|man|woman|girl|boy|ex-\w+|addict|perfect)\b/i;

const identity = z
  .strictObject({
    name: text.max(40),
    kind: z.enum(['process', 'value', 'playful']),
    description: text.min(60).max(160).startsWith('You '),
    favours: z.array(z.string()).min(1),
  })
  .superRefine(({ name, description }, context) => {
    const count = name.split(' ').length;
    if (count < 2 || count > 5) problem(context, ['name'], `has ${count} words, not 2 to 5`);
    for (const broken of voiceProblems(description, { kind: 'identity' })) problem(context, ['description'], broken);
    const said = NO_IDENTITY.exec(`${name} ${description}`);
    if (said) problem(context, ['name'], `says “${said[0]}”`);
  });

const inLanguages = Object.fromEntries(GOAL_LANGUAGES.map((code) => [code, phraseList.optional()])) as Record<
  GoalLanguage,
  z.ZodOptional<typeof phraseList>
>;
const foreignWords = z.strictObject({ any: phraseList, ...inLanguages });
const domainWords = z
  .strictObject({ strong: phraseList, weak: phraseList, not: phraseList, foreign: foreignWords })
  .superRefine(({ strong, weak, not, foreign: { any, ...foreign } }, context) => {
    const known = checkedOnce(context, [[['strong'], strong]]);
    checkedOnce(context, [[['weak'], weak]], known);
    checkedOnce(context, [[['not'], not]], new Set([...known, ...phrases(weak).map(asCompared)]));
    const shared = checkedOnce(context, [[['foreign', 'any'], any]], known);
    for (const [language, list] of Object.entries(foreign))
      checkedOnce(context, [[['foreign', language], list]], new Set([...known, ...shared]));
    for (const [key, least, list] of [['strong', 4, strong] as const, ['foreign', 4, any] as const])
      if (phrases(list).length < least) problem(context, [key], `has fewer than ${least} phrases`);
  });

const domainFields = {
  label: text,
  identities: z.array(identity).min(3).max(4),
  isClose: z.literal(true).optional(),
  core: z.array(template).min(4),
  experimental: z.array(template).min(4),
  frictionHabits: z.record(friction, z.tuple([z.string(), z.string()])),
};
type DomainFile = z.infer<z.ZodObject<typeof domainFields>>;

function checkDomain({ identities, core, experimental, frictionHabits }: DomainFile, context: Context): void {
  const habits = [...core, ...experimental];
  const byId = new Map(habits.map((habit) => [habit.id, habit]));
  if (new Set(identities.map(({ kind }) => kind)).size < 3)
    problem(context, ['identities'], 'are not of all three kinds');
  for (const [place, { favours }] of identities.entries())
    for (const id of favours)
      if (!byId.has(id)) problem(context, ['identities', place, 'favours'], `${id} is no habit here`);
  for (const [code, [first, second]] of Object.entries(frictionHabits)) {
    if (first === second) problem(context, ['frictionHabits', code], `${first} stands twice`);
    for (const id of [first, second])
      if (!byId.get(id)?.frictions.some((served) => served === code))
        problem(context, ['frictionHabits', code], `${id} is no habit here that answers it`);
  }
}

function checkDifferences({ core, experimental }: DomainFile, context: Context): void {
  for (const difficulty of DIFFICULTIES) {
    const said = [...core, ...experimental].map(
      (habit) => habitTexts({ template: habit, difficulty, topic: 'learning the guitar' }).description,
    );
    for (const [place, one] of said.entries())
      for (const other of said.slice(place + 1))
        if (isSameHabit(one, other)) problem(context, ['core'], `“${one}” and “${other}” are the same`);
  }
}

/** A goal is recognised by words; the two domains that no goal is recognised as have none. */
const recognised = z
  .strictObject({ ...domainFields, words: domainWords })
  .superRefine(checkDomain)
  .superRefine(checkDifferences);
const unrecognised = z.strictObject(domainFields).superRefine(checkDomain).superRefine(checkDifferences);
const domains = Object.fromEntries(
  DOMAIN_IDS.map((id) => [id, id === 'generic' || id === 'support' ? unrecognised : recognised]),
) as Record<Exclude<DomainId, 'generic' | 'support'>, typeof recognised> &
  Record<'generic' | 'support', typeof unrecognised>;

const frictionFile = z
  .strictObject({
    label: text,
    question: text.endsWith('?'),
    words: z.strictObject({ en: phraseList, ...inLanguages }),
  })
  .superRefine(({ words: { en, ...foreign } }, context) => {
    const known = checkedOnce(context, [[['words', 'en'], en]]);
    for (const [language, list] of Object.entries(foreign)) checkedOnce(context, [[['words', language], list]], known);
  });

const beside = z
  .strictObject({
    kinds: z.array(z.enum(ACT_KINDS)).min(1),
    type: z.enum(['core', 'experimental']),
    names: z.enum(['person', 'hindrance']).optional(),
    ...templateFields,
  })
  .superRefine(checkTemplate);

const extra = z.strictObject({ themes: z.array(text).min(1), ...templateFields }).superRefine(checkTemplate);

const groups = z.record(text, text);
/** Kinds of talk, each with its phrases, in the order in which they are looked for. */
const kinds = z.array(z.tuple([text, text])).min(1);

/** The files of `content/`, by their paths without the ending. */
export const contentSchema = z
  .strictObject({
    domains: z.strictObject(domains),
    frictions: z.record(friction, frictionFile),
    extras: z.array(extra),
    rest: template,
    beside: z.array(beside),
    things: z.record(text, thing),
    memorable: z.record(text, text),
    life: lifeSchema,
    talk: z.strictObject({
      groups,
      questions: kinds,
      whatIf: text,
      farewells: kinds,
      complaints: kinds,
      feelings: kinds,
      ofOwnWords: kinds,
      smallTalk: kinds,
      identity: z.strictObject({ feelings: kinds, questions: kinds, wishes: kinds, qualities: kinds, words: groups }),
    }),
    requests: z.record(text, z.array(text).min(1)),
    review: reviewSchema,
    languages: languageSchema,
    acts: z.strictObject({
      identities: z.record(text, z.array(z.tuple([text, text])).min(3)),
      answers: z.record(friction, z.record(text, z.tuple([text, text]))),
      obstacles: z.record(text, z.tuple([text, text])),
      readings: z.partialRecord(z.enum(DOMAIN_IDS), text),
      settings: z.record(text, text),
      people: text,
      parts: text,
      kinds: text,
      verbs: text,
      nouns: text,
      slips: text,
      openers: kinds,
      unsaid: z.strictObject({ verbs: kinds, now: kinds }),
      words: z.record(text, text),
      pairs: z.record(text, z.record(text, text)),
    }),
  })
  .superRefine((content, context) => {
    const owners = new Map<string, string>();
    const check = (id: string, path: PropertyKey[]) => {
      const owner = owners.get(id);
      if (owner !== undefined) problem(context, [...path, 'id'], `${id} stands in ${owner} too`);
      owners.set(id, path.join('.'));
    };
    for (const [name, domain] of Object.entries(content.domains))
      for (const list of ['core', 'experimental'] as const)
        for (const [place, { id }] of domain[list].entries()) check(id, ['domains', name, list, place]);
    for (const [place, { id }] of content.extras.entries()) check(id, ['extras', place]);
    for (const [place, { id }] of content.beside.entries()) check(id, ['beside', place]);
    check(content.rest.id, ['rest']);
  });
export type Content = z.infer<typeof contentSchema>;
