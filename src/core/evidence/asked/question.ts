/** What can be asked of somebody's own evidence. A closed set: each is answered by one figure and the chart that shows it. */
export const EVIDENCE_QUESTIONS = [
  'when',
  'after-miss',
  'improving',
  'longest-run',
  'hardest',
  'easiest',
  'votes',
] as const;
export type EvidenceQuestion = (typeof EVIDENCE_QUESTIONS)[number];
