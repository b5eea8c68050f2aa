import knowledge from '#content/knowledge.json' with { type: 'json' };

export const {
  withoutFrames: WITHOUT_FRAMES,
  unfitAfter: UNFIT_AFTER,
  mineAfter: MINE_AFTER,
  haveOn: HAVE_ON,
  takes: TAKES,
  abstract: ABSTRACT,
  alone: ALONE,
  noCompany: NO_COMPANY,
  othersCook: OTHERS_COOK,
  peopleNotes: PEOPLE_NOTES,
  noisyHome: NOISY_HOME,
  noGardenHome: NO_GARDEN_HOME,
  oldPhone: OLD_PHONE,
  noDriving: NO_DRIVING,
  broke: BROKE,
  noBreakfast: NO_BREAKFAST,
  noDinner: NO_DINNER,
  noMornings: NO_MORNINGS,
  noEvenings: NO_EVENINGS,
  unableFrames: UNABLE_FRAMES,
  unableActs: UNABLE_ACTS,
  avoidFrames: AVOID_FRAMES,
  avoidAfter: AVOID_AFTER,
  advice: ADVICE,
  advisedAgainst: ADVISED_AGAINST,
  news: NEWS,
  notNews: NOT_NEWS,
  ailing: AILING,
  grave: GRAVE,
} = knowledge.life;

export type AvoidWords = { readonly names: string; readonly also: string };
export const AVOID_WORDS: Readonly<Record<string, AvoidWords>> = knowledge.life.avoided;

export type BodyWords = { readonly names: string; readonly strains: string; readonly grave?: string | undefined };
export const BODY_WORDS: Readonly<Record<string, BodyWords>> = knowledge.life.body;
