import type { Moment } from '#core/habit/moment.ts';

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');
/** The meal that says which part of the day it is. */
const MEALS: Readonly<Record<string, string>> = { morning: 'breakfast', noon: 'lunch', evening: 'dinner' };

/** Whether the words of when and where say the moment already: 'At half past ten' says `10:30`, and 'after lunch' says `noon`. */
export function isMomentSaid(cue: string, moment: Moment): boolean {
  const said = ` ${cue.toLowerCase().replaceAll('.', ':').replaceAll(',', ' ')} `;
  const [hour, minutes] = moment.split(':');
  if (!minutes) return [moment, MEALS[moment]].some((word) => word && said.includes(` ${word}`));
  const before = minutes === '30' ? 'half past' : minutes === '00' && 'at';
  const at = Number(hour);
  return [HOURS[at % 12], at, at % 12 || 12].some(
    (name) => said.includes(` ${name}:${minutes}`) || said.includes(` ${before} ${name} `),
  );
}
