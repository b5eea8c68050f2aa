import type { Tally } from '#features/progress/contract.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { votesByDay } from '../queries.ts';

/** The votes of each identity that has any, by day: archived ones too, the oldest identity first. */
export async function tally({ id: userId, today, weekStartDay }: CurrentUser): Promise<Tally> {
  const identities = new Map<string, Tally['identities'][number]>();
  for (const { id, name, date, votes } of await votesByDay(userId, today)) {
    const identity = identities.get(id) ?? { id, name, days: [] };
    identities.set(id, identity);
    identity.days.push({ date, votes });
  }
  return { today, weekStartDay, identities: [...identities.values()] };
}
