/**
 * The labels of the safety router, strongest first. A label found in a goal is kept on it and applied to every later plan.
 */
export const SAFETY_LABELS = [
  'crisis',
  'danger',
  'withdrawal',
  'medication',
  'ed_risk',
  'overexercise',
  'addiction',
  'minor',
  'caution',
  'none',
] as const;
export type SafetyLabel = (typeof SAFETY_LABELS)[number];

/** The stronger of two labels: `strongerLabel('caution', 'crisis')` is `crisis`. */
export function strongerLabel(a: SafetyLabel, b: SafetyLabel): SafetyLabel {
  return SAFETY_LABELS.indexOf(a) <= SAFETY_LABELS.indexOf(b) ? a : b;
}

/** Labels under which the coach offers help instead of identities and habits. */
const NO_COACHING: ReadonlySet<SafetyLabel> = new Set(['crisis', 'danger', 'minor']);

/** True when no coaching may follow in the same turn: only the safety answer is shown. */
export function stopsCoaching(label: SafetyLabel): boolean {
  return NO_COACHING.has(label);
}
