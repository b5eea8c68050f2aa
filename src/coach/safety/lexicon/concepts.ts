import { BODY_WORDS } from './body-words.ts';
import { CRISIS_WORDS } from './crisis-words.ts';
import { DANGER_WORDS } from './danger-words.ts';
import { EATING_WORDS } from './eating-words.ts';
import { FRAME_WORDS } from './frame-words.ts';
import { MEDICINE_WORDS } from './medicine-words.ts';
import { OWN_HARM_WORDS } from './own-harm-words.ts';
import { CONTEXTS, PEOPLE } from './people.ts';
import { SIGN_WORDS } from './sign-words.ts';
import { SUBSTANCE_WORDS } from './substance-words.ts';

/**
 * Every concept a rule may name. An entry is a word, a verb in all its regular forms (`stop+`), the start of a word
 * (`suicid*`) or several words; entries are parted by commas, in lower case, without accents, contractions written out.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  ...PEOPLE,
  ...CONTEXTS,
  ...FRAME_WORDS,
  ...CRISIS_WORDS,
  ...OWN_HARM_WORDS,
  ...DANGER_WORDS,
  ...SUBSTANCE_WORDS,
  ...MEDICINE_WORDS,
  ...EATING_WORDS,
  ...BODY_WORDS,
  ...SIGN_WORDS,
};
