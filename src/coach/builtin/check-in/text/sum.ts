import type { Profile } from '../habit/habit-profile.ts';
import { tokenise } from './normalise.ts';
import type { Amount } from './amount.ts';
import { amountsIn, inUnit } from './quantities.ts';

function valueOf(amounts: readonly Amount[], unit: string): number | null {
  const values = amounts
    .map((amount) => inUnit(amount, unit) ?? (amount.unit === '' ? amount.value : null))
    .filter((value) => value !== null);
  return values.length === 1 ? (values[0] ?? null) : null;
}

const OPEN = /\b(?:or|if|so far|later|to go|left|tomorrow|will)\b/i;

/** True when two parts told one after the other reach the habit's amount together: “did 6 before lunch and 5 after”. */
export function addsUp(profile: Profile, first: string, second: string): boolean {
  const [target] = profile.targets;
  if (!/^(?:and|plus|then|also|another|(?:and )?\d+ more)\b/i.test(second) || OPEN.test(`${first} ${second}`))
    return false;
  if (!target || profile.kind !== 'do' || profile.targets.length > 1) return false;
  const unit = target.unit;
  const one = valueOf(amountsIn(tokenise(first)), unit);
  const other = valueOf(amountsIn(tokenise(second)), unit);
  return one !== null && other !== null && one > 0 && other > 0 && one + other >= target.value - 1e-6;
}
