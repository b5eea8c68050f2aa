/** The secrets that people have left in a database, by the name of the key that sealed them; '' for those that lie there as they are. */
export type StoredSecrets = ReadonlyMap<string, number>;

type Rows = (statement: string) => Promise<(string | null)[][]>;

const PLACES = `SELECT count(*)::text FROM information_schema.columns WHERE table_schema = 'public'
  AND (table_name, column_name) IN (('webhooks', 'signing_secret'), ('push_subscriptions', 'channel'))`;
const BY_KEY = `SELECT coalesce(substring(kept FROM '^sealed:([0-9a-f]{8}):'), ''), count(*)::text
  FROM (SELECT signing_secret AS kept FROM webhooks UNION ALL SELECT channel->>'token' FROM push_subscriptions) AS secrets
  WHERE kept IS NOT NULL GROUP BY 1 ORDER BY 1`;

/** Counts them by statements, whose rows are texts: of a database that nothing else is open on. Of an older version there may be no place for any. */
export async function storedSecrets(rows: Rows): Promise<StoredSecrets> {
  const [[places] = []] = await rows(PLACES);
  if (places !== '2') return new Map();
  return new Map((await rows(BY_KEY)).map(([name, count]) => [name ?? '', Number(count)]));
}
