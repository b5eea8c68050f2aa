/** Countries by their time zones, for the countries that have an entry among the crisis lines. */
const ZONE_COUNTRIES: readonly (readonly [country: string, zones: readonly string[]])[] = [
  ['ES', ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']],
  ['GB', ['Europe/London', 'Europe/Belfast']],
  ['IE', ['Europe/Dublin']],
  ['FR', ['Europe/Paris']],
  ['DE', ['Europe/Berlin', 'Europe/Busingen']],
  ['IN', ['Asia/Kolkata', 'Asia/Calcutta']],
  ['NZ', ['Pacific/Auckland', 'Pacific/Chatham']],
  [
    'AU',
    [
      'Sydney',
      'Melbourne',
      'Brisbane',
      'Perth',
      'Adelaide',
      'Hobart',
      'Darwin',
      'Broken_Hill',
      'Lindeman',
      'Eucla',
      'Lord_Howe',
    ].map((city) => `Australia/${city}`),
  ],
  [
    'CA',
    [
      'Toronto',
      'Montreal',
      'Vancouver',
      'Edmonton',
      'Winnipeg',
      'Halifax',
      'Regina',
      'St_Johns',
      'Moncton',
      'Whitehorse',
      'Yellowknife',
      'Iqaluit',
      'Glace_Bay',
      'Goose_Bay',
    ].map((city) => `America/${city}`),
  ],
  [
    'US',
    [
      ...[
        'New_York',
        'Chicago',
        'Denver',
        'Los_Angeles',
        'Phoenix',
        'Anchorage',
        'Detroit',
        'Boise',
        'Juneau',
        'Nome',
        'Sitka',
        'Adak',
        'Menominee',
      ].map((city) => `America/${city}`),
      'Pacific/Honolulu',
      'America/Indiana/Indianapolis',
      'America/Kentucky/Louisville',
    ],
  ],
];

const COUNTRY_OF_ZONE = new Map(
  ZONE_COUNTRIES.flatMap(([country, zones]) => zones.map((zone) => [zone, country] as const)),
);

/** What devices say unless somebody changes it, all over the world. */
const USUAL_LOCALE = /^\s*en[-_]US\b/i;
/** Zones that may lie in the United States, or say nothing of a place. */
const MAY_BE_US = /^(?:America|US|Etc)\/|^(?:Pacific\/Honolulu|UTC|GMT)?$/;

/**
 * The country whose help lines are shown: the region of the locale (`en-GB` is `GB`), else that of the time zone, else
 * `INTL`. `en-US` yields to a time zone of another country. Nothing is guessed from the language alone.
 */
export function getCountry({ locale, timeZone }: { locale?: string | null; timeZone?: string | null }): string {
  const region = /^[a-z]{2,3}(?:[-_][A-Za-z]{4})?[-_]([A-Za-z]{2})(?:[-_.@]|$)/i.exec(locale?.trim() ?? '')?.[1];
  const inZone = COUNTRY_OF_ZONE.get(timeZone ?? '');
  if (region && !USUAL_LOCALE.test(locale ?? '')) return region.toUpperCase();
  return inZone ?? (region && MAY_BE_US.test(timeZone ?? '') ? 'US' : 'INTL');
}
