import type { EvidenceQuestion } from '#core/evidence/asked/question.ts';

/** What is to be done with the day or with a pause, whatever the plan says. `end-pause?` means that only while something is paused; a coming day is not called hard, and the last two are not done from the bar. */
export type BarOrder =
  | 'hard-day'
  | 'hard-later'
  | 'as-planned'
  | 'end-pause'
  | 'end-pause?'
  | 'week'
  | 'remind'
  | 'one-off';

/** A clause of what somebody said in the bar. */
export type SaidPart = {
  readonly words: string;
  /** What it tells one after the other. */
  readonly pieces: readonly string[];
  readonly isOfYesterday: boolean;
  /** It begins with what is to be done, or says of no day that was. */
  readonly isRequest: boolean;
  /** It puts a habit on another day. */
  readonly isMove: boolean;
  /** A size, days or a time alone, of the habit that was named before. */
  readonly isValue: boolean;
  readonly isQuestion: boolean;
  /** It tells a feeling. */
  readonly isFeeling: boolean;
  readonly order: BarOrder | null;
  /** What it asks of the evidence; null when it asks nothing of it. */
  readonly question: EvidenceQuestion | null;
  /** What it asks of the days: since when, what is still open, or what was done, of the habits that it names or of all. */
  readonly counts: 'since' | 'open' | 'done' | null;
};
