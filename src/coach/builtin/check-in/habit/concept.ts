/** An everyday act and the words people use for it. Small words between the words of a phrase (`bed is made`, `walked the dog`) do not matter. */
export type Concept = {
  readonly id: string;
  /** Words of a habit's description that call the concept, and of a message that speak of it. */
  readonly habit: readonly string[];
  /** Words of a description that call it without being words for it. */
  readonly calls?: readonly string[];
  /** Further words of a message that speak of it. */
  readonly said?: readonly string[];
  /** Words too common to speak of it alone; they count beside another. */
  readonly hint?: readonly string[];
  /** Words that say it was not done. */
  readonly opposite?: readonly string[];
  /** Idioms that look alike. */
  readonly not?: readonly string[];
  /** A person or an animal: it names a habit only together with what is done. */
  readonly weak?: boolean;
  /** Closer than another concept that shares its words, so it wins over it. */
  readonly narrow?: boolean;
};
