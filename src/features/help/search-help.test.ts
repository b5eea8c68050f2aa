import { describe, expect, it } from 'vitest';
import { helpMessages } from './messages.ts';
import { searchHelp } from './search-help.ts';

const { topics } = helpMessages;
const idsFor = (search: string) => searchHelp(topics, search).map(({ id }) => id);

describe('a search of the help page', () => {
  it.each([
    ['missed day', 'missed-day'],
    ['MISSED DAYS', 'missed-day'],
    ['pausing', 'pause'],
    ['ill', 'pause'],
    ['home screen', 'install'],
    ['remin', 'reminders'],
    ['delete', 'own-data'],
    ['monday', 'week-start'],
    ['offline', 'offline'],
  ])('for ‘%s’ finds the answer', (search, id) => {
    expect(idsFor(search)).toContain(id);
  });

  it('puts questions with the words before answers with them', () => {
    expect(idsFor('weekly review')[0]).toBe('weekly-review');
  });

  it('shows everything while it is empty, and nothing that lacks one of its words', () => {
    expect(idsFor('  ')).toHaveLength(topics.length);
    expect(idsFor('pause bicycle')).toEqual([]);
    expect(idsFor('?!')).toHaveLength(topics.length);
  });
});

it('twenty-three questions are answered, each at an address of its own', () => {
  expect(topics).toHaveLength(23);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(23);
});
