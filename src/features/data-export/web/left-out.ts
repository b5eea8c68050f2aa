import type { Choices } from './send-file.ts';

/** The places of the habits that stay away. */
export function getLeftOut({ leftOut }: Choices): ReadonlySet<number> {
  return new Set(leftOut ? leftOut.split(',').map(Number) : []);
}

/** The choices with that habit in or out. */
export function withHabit(choices: Choices, place: number, comesIn: boolean): Choices {
  const places = new Set(getLeftOut(choices));
  if (comesIn) places.delete(place);
  else places.add(place);
  const { leftOut: _before, ...rest } = choices;
  return places.size > 0 ? { ...rest, leftOut: [...places].join(',') } : rest;
}
