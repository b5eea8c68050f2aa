import { completionsIn, readCheckIn } from './extraction.ts';

export const extractCompletions = (facts: Parameters<typeof readCheckIn>[0]) => completionsIn(readCheckIn(facts));

/** What one message says of each of these habits: done, not done, or nothing. */
export function said(message: string, ...descriptions: string[]): (boolean | null)[] {
  const habits = descriptions.map((description, at) => ({ id: `h${at + 1}`, description }));
  const found = new Map(
    extractCompletions({ habits, messages: [{ role: 'user', content: message }] }).map(({ habitId, completed }) => [
      habitId,
      completed,
    ]),
  );
  return habits.map(({ id }) => found.get(id) ?? null);
}
