import type { Moment } from '#core/habit/moment.ts';

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');
/** Whether the words of when and where say the moment already: 'At half past ten' says `10:30`, and 'in the morning' says `morning`. */
export function isMomentSaid(cue: string, moment: Moment): boolean {
  const said = ` ${cue.toLowerCase().replaceAll('.', ':').replaceAll(',', ' ')} `;
  const [hour, minutes] = moment.split(':');
  if (!minutes) return said.includes(moment);
  const before = minutes === '30' ? 'half past' : minutes === '00' && 'at';
  const at = Number(hour);
  return [HOURS[at % 12], at, at % 12 || 12].some(
    (name) => said.includes(` ${name}:${minutes}`) || said.includes(` ${before} ${name} `),
  );
}
