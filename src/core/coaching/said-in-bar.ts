import type { EvidenceQuestion } from '#core/evidence/asked/question.ts';

/** A clause of what somebody said in the bar. */
export type SaidPart = {
  readonly words: string;
  readonly isOfYesterday: boolean;
  /** It begins with what is to be done. */
  readonly isRequest: boolean;
  readonly isQuestion: boolean;
  /** What it asks of the evidence; null when it asks nothing of it. */
  readonly question: EvidenceQuestion | null;
};
