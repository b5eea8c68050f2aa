import knowledge from '#content/knowledge.json' with { type: 'json' };
/** What a goal without an act may mean, in each part of life: three plain things to do, each a plan of its own. */
const READINGS: Readonly<Record<string, string>> = knowledge.acts.readings;

/** Three plain readings of a goal of this domain. */
export function plainReadings(domainId: string): readonly string[] {
  const found = Object.hasOwn(READINGS, domainId) ? READINGS[domainId] : undefined;
  return (found ?? READINGS.generic ?? '').split('; ');
}
