import { MEDICINE_WORDS } from './medicine-words.ts';
import { SUBSTANCE_WORDS } from './substance-words.ts';

/** Shorter names are one letter away from everyday words. */
const LONG_ENOUGH = 8;

const PLAIN =
  'suicide, suicidal, myself, overdose, laxatives, laxative, antidepressant, antidepressants, insulin, medication, medications, medicine, alcohol, pregnant, pregnancy, diabetes, diabetic, epilepsy, gambling, cocaine, vomiting, purging, surgery, anorexia, bulimia, calories, husband, boyfriend, girlfriend, threatens, seizure, seizures, diazepam, withdrawal, painkillers, paracetamol, strangled, goodbye, heroin, breathless, dizziness, asthma, arthritis, migraine, operation, starving, trembling, fibromyalgia';

function longNames(words: string): string[] {
  return words.split(', ').filter((word) => word.length >= LONG_ENOUGH && /^[a-z]+$/.test(word));
}

/** Words that are repaired when one letter is wrong. None of them is one letter away from an everyday word. */
export const REPAIRABLE: readonly string[] = [
  ...PLAIN.split(', '),
  ...longNames(MEDICINE_WORDS.medicine_name),
  ...longNames(SUBSTANCE_WORDS.sedative),
];
