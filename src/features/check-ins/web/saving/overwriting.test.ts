import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { partedByLoss } from './overwriting.ts';

const date = calendarDay('2026-11-21');

it.each([
  ['a tick would go', { removesTicks: true, stored: null, shown: null, written: undefined }, true],
  ['only ticks are added', { removesTicks: false, stored: null, shown: null, written: undefined }, false],
  ['the note stays', { removesTicks: false, stored: 'Rain', shown: 'Rain', written: 'Rain' }, false],
  ['a note is added', { removesTicks: false, stored: null, shown: null, written: 'Rain' }, false],
  ['the note that was shown is changed', { removesTicks: false, stored: 'Rain', shown: 'Rain', written: 'Sun' }, false],
  ['the note is emptied', { removesTicks: false, stored: 'Rain', shown: 'Rain', written: undefined }, true],
  ['a note that was never shown would go', { removesTicks: false, stored: 'Rain', shown: null, written: 'Sun' }, true],
])('asks before overwriting, or not, when %s', (_what, { removesTicks, stored, shown, written }, isAsked) => {
  const draft = { identityId: 'mover', type: 'manual' as const, date, habitCompletions: [] };
  const parted = partedByLoss([{ identityId: 'mover', notes: stored, removesTicks }], {
    drafts: [{ ...draft, ...(written && { notes: written }) }],
    groups: [{ identityId: 'mover', notes: shown }],
  });
  expect(parted).toEqual(isAsked ? { asked: ['mover'], harmless: [] } : { asked: [], harmless: ['mover'] });
});
