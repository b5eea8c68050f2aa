import type { DomainId } from '../knowledge/shape.ts';
import { alcoholWords } from './alcohol.ts';
import { careerJobsearchWords } from './career-jobsearch.ts';
import { chronicHealthWords } from './chronic-health.ts';
import { creativityMusicWords } from './creativity-music.ts';
import type { DomainWords } from './domain-words.ts';
import { environmentGivingWords } from './environment-giving.ts';
import { faithGratitudeWords } from './faith-gratitude.ts';
import { financesWords } from './finances.ts';
import { fitnessGeneralWords } from './fitness-general.ts';
import { focusProcrastinationWords } from './focus-procrastination.ts';
import { homeOrganisationWords } from './home-organisation.ts';
import { languageWords } from './language.ts';
import { morningEnergyWords } from './morning-energy.ts';
import { nutritionWords } from './nutrition.ts';
import { personalCareWords } from './personal-care.ts';
import { publicSpeakingWords } from './public-speaking.ts';
import { readingWords } from './reading.ts';
import { relationshipsFamilyWords } from './relationships-family.ts';
import { runningCardioWords } from './running-cardio.ts';
import { screenTimeWords } from './screen-time.ts';
import { sleepWords } from './sleep.ts';
import { smokingWords } from './smoking.ts';
import { socialConnectionWords } from './social-connection.ts';
import { strengthWords } from './strength.ts';
import { stressMindfulnessWords } from './stress-mindfulness.ts';
import { studyCodingWords } from './study-coding.ts';
import { weightWords } from './weight.ts';
import { writingWords } from './writing.ts';

/** The wider vocabulary of each domain that a goal can be recognised as. */
export const DOMAIN_WORDS: Readonly<Partial<Record<DomainId, DomainWords>>> = {
  fitness_general: fitnessGeneralWords,
  weight: weightWords,
  sleep: sleepWords,
  smoking: smokingWords,
  focus_procrastination: focusProcrastinationWords,
  language: languageWords,
  running_cardio: runningCardioWords,
  strength: strengthWords,
  nutrition: nutritionWords,
  stress_mindfulness: stressMindfulnessWords,
  reading: readingWords,
  writing: writingWords,
  study_coding: studyCodingWords,
  screen_time: screenTimeWords,
  alcohol: alcoholWords,
  finances: financesWords,
  relationships_family: relationshipsFamilyWords,
  social_connection: socialConnectionWords,
  creativity_music: creativityMusicWords,
  home_organisation: homeOrganisationWords,
  career_jobsearch: careerJobsearchWords,
  public_speaking: publicSpeakingWords,
  faith_gratitude: faithGratitudeWords,
  chronic_health: chronicHealthWords,
  personal_care: personalCareWords,
  morning_energy: morningEnergyWords,
  environment_giving: environmentGivingWords,
};
