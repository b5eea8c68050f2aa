import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
/** Word lists of the check-in reader: irregular verbs, short forms, names and words that are no misspellings. */

/** Base form: its past forms. */
export const PAST_TO_BASE: ReadonlyMap<string, string> = new Map(
  knowledge.acts.words.irregular.split(' | ').flatMap((entry) => {
    const [base = '', pasts = ''] = entry.split('=');
    return pasts.split(' ').map((past): [string, string] => [past, base]);
  }),
);

/** Short forms and chat spellings, written out. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  knowledge.acts.words.shortForms
    .split(' | ')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);

/** American or older spellings by stem: the left is read as the right. */
export const SPELLING_STEMS: readonly (readonly [RegExp, string])[] = [
  [/^practic(e|es|ed|ing)$/, 'practis$1'],
  [
    /^(organ|memor|visual|prior|moistur|summar|exerc|real|apolog|minim|final|social|util|concentr)iz(e|es|ed|ing|er)$/,
    '$1is$2',
  ],
  [/^(col|flav|hon|neighb|fav)or(s|ed|ing|ite)?$/, '$1our$2'],
  [/^(journal|travel|pedal|label|cancel)l(ed|ing)$/, '$1$2'],
  [/^program(s)?$/, 'programme$1'],
  [/^watercolor(s|ing)?$/, 'watercolour$1'],
  [/^(cent|lit|theat)er(s)?$/, '$1re$2'],
  [/^mommy$/, 'mummy'],
  [/^tidy?ied$/, 'tidied'],
  [/^cozy$/, 'cosy'],
  [/^donut(s)?$/, 'doughnut$1'],
  [/^ton(i|igh|igt)te?$/, 'tonight'],
];

/** People beside the user; with a possessive or as a subject they make it somebody else's act. */
export const PEOPLE = wordSet(knowledge.acts.words.othersThanMe);

export const NAMES = wordSet(knowledge.acts.words.firstNames);

/** Words of everyday English that no habit is named by: no slip of the pen, and no name. */
export const ORDINARY = wordSet(`${knowledge.acts.words.ordinary} ${knowledge.acts.words.everyday}`);
