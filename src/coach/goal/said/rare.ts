import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';

const rareness = patterns(...knowledge.requests.rareness);

/** `once a month`, `on the 15th`, `every other week`: a time that no week knows. */
export const saysRare = (text: string): boolean => firstOf(rareness, read(text)) !== null;
