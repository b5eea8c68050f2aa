import type { PlannedHabit } from '#core/plan/plan.ts';
import type { ChatTurn } from '#coach/port.ts';
import { read, type Reading } from '#coach/text/reading.ts';
import { namedPlaces, namesIn } from './target-names.ts';

/** Turns before this many are not what `it` is about. */
const LATELY = 4;

/** The habit that is quoted in a text, the last one of it. */
function quotedPlace(text: string, habits: readonly PlannedHabit[]): number | null {
  const places = habits.map(({ description }) => text.lastIndexOf(`“${description}”`));
  const last = Math.max(-1, ...places);
  return last < 0 ? null : places.indexOf(last);
}

function named(reading: Reading, habits: readonly PlannedHabit[]): number | null {
  for (const sentence of reading.sentences.toReversed()) {
    const places = namedPlaces(namesIn(reading, sentence), habits);
    if (places.length === 1) return places[0] ?? null;
    if (places.length > 1) return null;
  }
  return null;
}

/** The place of the habit that was spoken of last in a conversation, by either side; null when that cannot be told. */
export function focusOf(messages: readonly ChatTurn[], habits: readonly PlannedHabit[]): number | null {
  for (const { role, content } of messages.slice(0, -1).slice(-LATELY).toReversed()) {
    const place = (role === 'assistant' ? quotedPlace(content, habits) : null) ?? named(read(content), habits);
    if (place !== null) return place;
  }
  return habits.length === 1 ? 0 : null;
}
