import { describe, expect, it } from 'vitest';
import { SAFETY_LABELS } from '#core/coaching/safety-labels.ts';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { getCountry } from './country.ts';
import { CRISIS_ENTRIES, type CrisisEntry, getCrisisEntry } from './crisis-lines.ts';
import { helpText, linksIn, quietText, safetyReply } from './safety-reply.ts';

describe('the safety answer', () => {
  it.each(SAFETY_LABELS.filter((label) => label !== 'none' && label !== 'caution'))(
    '%s has a text in the voice of the coach, at most 160 words',
    (label) => {
      const reply = safetyReply({ label, country: 'INTL' });
      expect(reply?.label).toBe(label);
      expect(voiceProblems(reply?.text ?? '', { kind: 'safety' })).toEqual([]);
    },
  );

  it('has a quiet word for what may be about danger and may not', () => {
    expect(voiceProblems(quietText('GB'), { kind: 'safety' })).toEqual([]);
    expect(quietText('INTL')).toContain('findahelpline.com');
  });

  it('is silent where coaching goes on', () => {
    expect(safetyReply({ label: 'none', country: 'ES' })).toBeNull();
    expect(safetyReply({ label: 'caution', country: 'ES' })).toBeNull();
  });

  it('names no number that is not verified', () => {
    for (const { country } of CRISIS_ENTRIES) {
      const text = safetyReply({ label: 'crisis', country })?.text ?? '';
      const entry = getCrisisEntry(country);
      if (entry.country === 'INTL') {
        expect(text).toContain('your local emergency number');
        expect(text).toContain('findahelpline.com');
        expect(text).not.toMatch(/\d{3}/);
      }
    }
  });

  it('shows an entry once it has both a source and a day of verification', () => {
    const spain: CrisisEntry = {
      country: 'ES',
      emergency: '112',
      lines: [{ name: 'Línea 024', phone: '024', hours: '24/7', languages: ['es'] }],
    };
    const both = { ...spain, source: 'https://example.org', lastVerified: '2026-01-01' };
    expect(getCrisisEntry('ES', [spain]).country).toBe('INTL');
    expect(getCrisisEntry('ES', [{ ...spain, source: 'https://example.org' }]).country).toBe('INTL');
    expect(getCrisisEntry('ES', [{ ...spain, lastVerified: '2026-01-01' }]).country).toBe('INTL');
    expect(getCrisisEntry('ES', [both])).toEqual(both);
  });

  it('asks the direct question when told so, and then only that one', () => {
    const text = safetyReply({ label: 'crisis', country: 'INTL', asksDirectly: true })?.text ?? '';
    expect(text).toContain('Are you having thoughts of ending your life?');
    expect(text.match(/\?/g)).toHaveLength(1);
  });
});

it('numbers and addresses of a text can be called and opened', () => {
  expect(linksIn(helpText('GB'), 'GB')).toEqual([
    { text: '999', href: 'tel:999' },
    { text: '116 123', href: 'tel:116123' },
    { text: 'findahelpline.com', href: 'https://findahelpline.com' },
  ]);
  // A number that is the name of its line as well is said once, and called by one tap.
  for (const { country, lines } of CRISIS_ENTRIES)
    for (const { phone = '' } of lines) expect(helpText(country).split(phone)).toHaveLength(2);
  expect(linksIn(helpText('INTL'), 'INTL').map(({ text }) => text)).toEqual(['findahelpline.com']);
});

describe('the country', () => {
  it('is the region of the locale, else that of the time zone, else INTL', () => {
    expect(getCountry({ locale: 'en-GB', timeZone: 'Europe/Madrid' })).toBe('GB');
    expect(getCountry({ locale: 'zh-Hant-TW' })).toBe('TW');
    expect(getCountry({ locale: 'pt_BR' })).toBe('BR');
    expect(getCountry({ locale: 'es', timeZone: 'Europe/Madrid' })).toBe('ES');
    expect(getCountry({ locale: null, timeZone: 'America/New_York' })).toBe('US');
    expect(getCountry({ locale: 'en', timeZone: 'Etc/UTC' })).toBe('INTL');
    expect(getCountry({})).toBe('INTL');
  });

  it('is that of the time zone where the locale is the one that devices have unless it is changed', () => {
    expect(getCountry({ locale: 'en-US', timeZone: 'Europe/London' })).toBe('GB');
    expect(getCountry({ locale: 'en-US', timeZone: 'Asia/Manila' })).toBe('INTL');
    expect(getCountry({ locale: 'en-US', timeZone: 'America/Toronto' })).toBe('CA');
    expect(getCountry({ locale: 'en-US', timeZone: 'America/Indiana/Vevay' })).toBe('US');
    expect(getCountry({ locale: 'en-US', timeZone: 'Etc/UTC' })).toBe('US');
    expect(getCountry({ locale: 'en-US' })).toBe('US');
  });
});
