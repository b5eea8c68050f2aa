import type { Moment } from '#core/habit/moment.ts';

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');
/** What stands before an hour that is told in words, by the minutes past it. */
const PAST: { readonly [minutes: string]: string } = { '00': 'at', '15': 'quarter past', '30': 'half past' };

/** Whether the words of when and where say the moment already: 'At half past ten' says `10:30`, and 'in the morning' says `morning`. */
export function isMomentSaid(cue: string, moment: Moment): boolean {
  const said = ` ${cue.toLowerCase().replaceAll('.', ':').replaceAll(',', ' ')} `;
  const [hour, minutes] = moment.split(':');
  if (!minutes) return said.includes(moment);
  const isSaid = (at: number, before: string, after: string) =>
    [HOURS[at % 12], at, at % 12 || 12].some((name) => said.includes(` ${before}${name}${after}`));
  return (
    isSaid(Number(hour), '', `:${minutes}`) ||
    isSaid(Number(hour), `${PAST[minutes]} `, ' ') ||
    (minutes === '45' && isSaid(Number(hour) + 1, 'quarter to ', ' '))
  );
}
