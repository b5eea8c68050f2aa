import type { Moment } from '#core/habit/moment.ts';

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
/** What stands before an hour that is told in words, by the minutes past it. */
const PAST: { readonly [minutes: string]: string } = { '00': 'at', '15': 'quarter past', '30': 'half past' };

const namesOf = (hour: number) => [HOURS[hour % 12], hour, hour % 12 || 12];

/** Whether the words of when and where say the moment already: 'At half past ten' says `10:30`, and 'in the morning' says `morning`. */
export function isMomentSaid(cue: string, moment: Moment): boolean {
  const said = ` ${cue.toLowerCase().replaceAll('.', ':').replaceAll(',', ' ')} `;
  const [hour, minutes] = moment.split(':');
  if (minutes === undefined) return said.includes(moment);
  const isSaid = (name: string | number | undefined) =>
    said.includes(` ${name}:${minutes}`) || said.includes(` ${PAST[minutes]} ${name} `);
  const isNext = (name: string | number | undefined) => minutes === '45' && said.includes(` quarter to ${name} `);
  return namesOf(Number(hour)).some(isSaid) || namesOf(Number(hour) + 1).some(isNext);
}
