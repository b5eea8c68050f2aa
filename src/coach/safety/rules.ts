import content from '#content/safety.json' with { type: 'json' };
import { SAFETY_LABELS, type SafetyLabel } from '#core/coaching/safety-labels.ts';
import { getPassage, type Passage } from './passage.ts';
import { holds, type RuleSet, ruleSet, without } from './rule-set.ts';

/** How danger is spoken of: lists of rules, of which `lookAlikes` are blanked before. Written in `content/safety`. */
type Lists = Readonly<Record<string, readonly string[]>>;

const IN_ENGLISH: Readonly<Record<string, Lists>> = content.rules;
const ABROAD: readonly Lists[] = Object.values(content.languages);
const LOOK_ALIKES = 'lookAlikes';

const lookAlikesOf = (lists: Lists) => lists[LOOK_ALIKES] ?? [];

/** Some lists of a label, after its look-alikes. */
export function rulesOf(label: SafetyLabel, names: readonly string[], pastCounts = false): RuleSet {
  const lists = IN_ENGLISH[label] ?? {};
  const rules = names.flatMap((name) => lists[name] ?? []);
  return ruleSet(rules, lookAlikesOf(lists), { pastCounts });
}

/** Hints of a crisis that harmless texts may hold as well. */
export const hints = (pastCounts: boolean) =>
  ruleSet(content.hints, lookAlikesOf(content.rules.crisis), { pastCounts });

/** What is left of a text once a wish to live long, or for somebody, is out: the signs hear dying in it. */
export const withoutHarmless = (passage: Passage): Passage => without(content.rules.crisis.harmless, passage);

/** The lists of a label in English, which a crisis has its own way with, and in the other languages. */
function setsOf(label: SafetyLabel): RuleSet[] {
  const names = Object.keys(IN_ENGLISH[label] ?? {}).filter((name) => name !== LOOK_ALIKES);
  const speaking = ABROAD.filter((lists) => Object.hasOwn(lists, label));
  return [
    ...(label === 'crisis' ? [] : [rulesOf(label, names)]),
    ...speaking.map((lists) => ruleSet(lists[label] ?? [], lookAlikesOf(lists))),
  ];
}

const SETS = new Map(SAFETY_LABELS.map((label) => [label, setsOf(label)]));

/** True when a rule of the label holds in the text, in any of the languages. */
export function isSaid(label: SafetyLabel, passage: Passage): boolean {
  return SETS.get(label)?.some((set) => holds(set, passage)) ?? false;
}

/** True for a plain statement of crisis in another script than the Latin one. */
export function isCrisisInOtherScript(text: string): boolean {
  const written = text.normalize('NFC').toLowerCase();
  const plain = content.scripts.lookAlikes.reduce((left, one) => left.replaceAll(one, ''), written);
  return content.scripts.crisis.some((statement) => plain.includes(statement));
}

const PREGNANCY = rulesOf('caution', ['pregnancy']);

/** Pregnancy and the months after it, in a prepared text (see `safetyText`): plans about weight wait. */
export const isPregnancy = (text: string): boolean => holds(PREGNANCY, getPassage(text));
