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
 * Numbers by country. To show one, check it against a page of the line, of a ministry or of who runs it, then write that page into `source` and the
 * day of the check into `lastVerified`. On 23 November 2026 stored copies of these pages were read; call each number before a release.
 */
export const CRISIS_ENTRIES: readonly CrisisEntry[] = [
  {
    country: 'ES',
    emergency: '112',
    lines: [{ name: 'Línea 024', phone: '024', hours: '24/7', languages: ['es'] }],
    source: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
    lastVerified: '2026-11-23',
  },
  {
    country: 'US',
    emergency: '911',
    lines: [{ name: '988 Lifeline', phone: '988', text: '988', hours: '24/7', languages: ['en', 'es'] }],
    source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    lastVerified: '2026-11-23',
  },
  {
    country: 'CA',
    emergency: '911',
    lines: [{ name: 'Suicide Crisis Helpline', phone: '988', text: '988', hours: '24/7', languages: ['en', 'fr'] }],
    source: 'https://cmhasaskatoon.ca/9-8-8/',
    lastVerified: '2026-11-23',
  },
  {
    country: 'GB',
    emergency: '999',
    lines: [{ name: 'Samaritans', phone: '116 123', hours: '24/7', languages: ['en'] }],
    source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    lastVerified: '2026-11-23',
  },
  {
    country: 'IE',
    emergency: '112',
    lines: [{ name: 'Samaritans', phone: '116 123', hours: '24/7', languages: ['en'] }],
    source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    lastVerified: '2026-11-23',
  },
  {
    country: 'AU',
    emergency: '000',
    lines: [{ name: 'Lifeline', phone: '13 11 14', hours: '24/7', languages: ['en'] }],
    source: 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
    lastVerified: '2026-11-23',
  },
  {
    country: 'NZ',
    emergency: '111',
    lines: [{ name: 'Need to talk?', phone: '1737', text: '1737', hours: '24/7', languages: ['en'] }],
    source: 'https://www.pegasus.health.nz/?p=6300',
    lastVerified: '2026-11-23',
  },
  {
    country: 'FR',
    emergency: '112',
    lines: [{ name: 'Souffrance, prévention du suicide', phone: '3114', hours: '24/7', languages: ['fr'] }],
    source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
    lastVerified: '2026-11-23',
  },
  {
    country: 'DE',
    emergency: '112',
    lines: [{ name: 'TelefonSeelsorge', phone: '0800 111 0 111', hours: '24/7', languages: ['de'] }],
    source: 'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
    lastVerified: '2026-11-23',
  },
  {
    country: 'IN',
    emergency: '112',
    lines: [{ name: 'Tele-MANAS', phone: '14416', hours: '24/7', languages: ['hi', 'en'] }],
    source:
      'https://www.thehawk.in/news/health/tele-manas-mental-health-helpline-handles-over-238-lakh-calls-since-2022-prataprao-jadhav',
    lastVerified: '2026-11-23',
  },
];

function isVerified(entry: CrisisEntry): boolean {
  return Boolean(entry.source && entry.lastVerified);
}

/** The verified entry of a country, else the international one. */
export function getCrisisEntry(country: string, entries: readonly CrisisEntry[] = CRISIS_ENTRIES): CrisisEntry {
  return entries.find((entry) => entry.country === country && isVerified(entry)) ?? INTERNATIONAL;
}
