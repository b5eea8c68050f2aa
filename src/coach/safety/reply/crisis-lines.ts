/** One way to reach a person. */
export type CrisisLine = {
  readonly name: string;
  readonly phone?: string;
  readonly text?: string;
  readonly url?: string;
  readonly hours: string;
  readonly languages: readonly string[];
};

/** `source` and `lastVerified` (a day) belong together: an entry without both is not shown. */
export type CrisisEntry = {
  readonly country: string;
  readonly emergency: string;
  readonly lines: readonly CrisisLine[];
  readonly source?: string;
  readonly lastVerified?: string;
};

/** Stands in for every country without a verified entry; it names no number. */
export const INTERNATIONAL: CrisisEntry = {
  country: 'INTL',
  emergency: 'your local emergency number',
  lines: [{ name: 'findahelpline.com', url: 'https://findahelpline.com', hours: '24/7', languages: ['en'] }],
};

/**
 * Numbers by country. To show one, check it against the official page of the line, then write that page into `source` and the
 * day of the check into `lastVerified`.
 */
export const CRISIS_ENTRIES: readonly CrisisEntry[] = [
  {
    country: 'ES',
    emergency: '112',
    lines: [{ name: 'Línea 024', phone: '024', hours: '24/7', languages: ['es'] }],
    source: 'https://www.sanidad.gob.es/linea024/home.htm',
  },
  {
    country: 'US',
    emergency: '911',
    lines: [{ name: '988 Lifeline', phone: '988', text: '988', hours: '24/7', languages: ['en', 'es'] }],
  },
  {
    country: 'CA',
    emergency: '911',
    lines: [{ name: '9-8-8', phone: '988', text: '988', hours: '24/7', languages: ['en', 'fr'] }],
  },
  {
    country: 'GB',
    emergency: '999',
    lines: [{ name: 'Samaritans', phone: '116 123', hours: '24/7', languages: ['en'] }],
  },
  {
    country: 'IE',
    emergency: '112',
    lines: [{ name: 'Samaritans', phone: '116 123', hours: '24/7', languages: ['en'] }],
  },
  {
    country: 'AU',
    emergency: '000',
    lines: [{ name: 'Lifeline', phone: '13 11 14', hours: '24/7', languages: ['en'] }],
  },
  {
    country: 'NZ',
    emergency: '111',
    lines: [{ name: '1737', phone: '1737', text: '1737', hours: '24/7', languages: ['en'] }],
  },
  { country: 'FR', emergency: '112', lines: [{ name: '3114', phone: '3114', hours: '24/7', languages: ['fr'] }] },
  {
    country: 'DE',
    emergency: '112',
    lines: [{ name: 'TelefonSeelsorge', phone: '0800 111 0 111', hours: '24/7', languages: ['de'] }],
  },
  {
    country: 'IN',
    emergency: '112',
    lines: [{ name: 'Tele-MANAS', phone: '14416', hours: '24/7', languages: ['hi', 'en'] }],
  },
];

function isVerified(entry: CrisisEntry): boolean {
  return Boolean(entry.source && entry.lastVerified);
}

/** The verified entry of a country, else the international one. */
export function getCrisisEntry(country: string, entries: readonly CrisisEntry[] = CRISIS_ENTRIES): CrisisEntry {
  return entries.find((entry) => entry.country === country && isVerified(entry)) ?? INTERNATIONAL;
}
