/** Other languages than English whose words for a goal are known. */
export type GoalLanguage =
  | 'es'
  | 'fr'
  | 'de'
  | 'pt'
  | 'it'
  | 'nl'
  | 'pl'
  | 'sv'
  | 'tr'
  | 'hi'
  | 'ja'
  | 'zh'
  | 'ar'
  | 'ru'
  | 'ko';

/**
 * The ways people put a theme, beyond the seeds that stand in the domain itself. Phrases are parted by semicolons; a star at the
 * end of a foreign word stands for any ending. A `not` phrase takes away what it covers.
 */
export type DomainWords = {
  readonly strong: string;
  readonly weak: string;
  readonly not: string;
  readonly foreign: Readonly<Partial<Record<GoalLanguage, string>>>;
};
