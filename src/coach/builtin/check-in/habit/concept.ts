/**
 * An everyday act and the words people use for it. Phrases are split by `|`; small words between the words of a phrase
 * (`bed is made`, `walked the dog`) do not matter.
 */
export type Concept = {
  readonly id: string;
  /** Words of a habit's description that call the concept, and of a message that speak of it. */
  readonly habit: string;
  /** Words of a description that call it without being words for it. */
  readonly calls?: string;
  /** Further words of a message that speak of it. */
  readonly said?: string;
  /** Words too common to speak of it alone; they count beside another. */
  readonly hint?: string;
  /** Words that say it was not done. */
  readonly opposite?: string;
  /** Idioms that look alike. */
  readonly not?: string;
  /** A person or an animal: it names a habit only together with what is done. */
  readonly weak?: true;
  /** Closer than another concept that shares its words, so it wins over it. */
  readonly narrow?: true;
};
