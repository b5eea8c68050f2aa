import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addUsual, type UsualDay } from '#core/canvas/canvas.ts';
import { apiQuery } from '#web/query-client.ts';

const answersOf = (id: string) => apiQuery('GET /api/identities/:id/answers', { params: { id } });

/** The votes that the identities have had on each weekday, together; null until it is known. */
export function useHistory(identityIds: readonly string[]): UsualDay[] | null {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['weekdays', ...identityIds],
    queryFn: async () => {
      const known = await Promise.all(identityIds.map((id) => client.fetchQuery(answersOf(id))));
      return addUsual(
        known.map(({ answers }) =>
          answers.flatMap(({ finding }) => (finding?.question === 'when' ? finding.weekdays : [])),
        ),
      );
    },
  });
  return data ?? null;
}
