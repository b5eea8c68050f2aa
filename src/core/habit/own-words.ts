import { readIfThen } from './if-then.ts';

/** What a person says of a habit in its fields: its name, when and where, and what else if it cannot be. */
export type OwnWords = { readonly name: string; readonly cue: string; readonly fallback: string };

export type HabitWords = { readonly description: string; readonly implementationIntention: string };

const ACT = ', I ';

/** Where in the body of an if-then sentence the act begins; what stands before it is the place. */
export function actIn(body: string): number {
  const place = body.startsWith('I ') ? -1 : body.indexOf(ACT);
  return place < 0 ? 0 : place + ACT.length - 'I '.length;
}

/** The fields of a habit: `When I come home, in the hall, I will … . If …, … .` has a cue, which holds the place, and a fallback. */
export function toOwnWords({ description, implementationIntention }: HabitWords): OwnWords {
  const { opening, body, fallbacks } = readIfThen(implementationIntention);
  const place = trimmed(body.slice(0, actIn(body)), ', ');
  const cue = [opening, place].filter(Boolean).join(', ');
  return { name: description, cue, fallback: fallbacks.join(' ') };
}

/** Without the marks at its end: a comma follows a cue. */
export function trimmed(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
