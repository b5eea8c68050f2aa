import type { EvidenceBrief } from '#features/progress/contract.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { briefs } from './queries.ts';

/** How much speaks for each of a user's identities, in one statement that reads the days of a week or two. */
export async function evidenceBriefs({ id, today }: Pick<CurrentUser, 'id' | 'today'>): Promise<EvidenceBrief[]> {
  const rows = await briefs(id, today);
  return rows.map(({ strengths, ...brief }) => ({ ...brief, strengths: [...(strengths ?? [])] }));
}
