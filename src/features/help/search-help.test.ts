import { describe, expect, it } from 'vitest';
import { helpTopics as topics } from './topics.ts';
import { searchHelp } from './search-help.ts';

const idsFor = (search: string) => searchHelp(topics, search).map(({ id }) => id);

describe('a search of the help page', () => {
  it.each([
    ['missed day', 'missed-day'],
    ['MISSED DAYS', 'missed-day'],
    ['pausing', 'pause'],
    ['ill', 'pause'],
    ['home screen', 'install'],
    ['remin', 'reminders'],
    ['delete', 'delete'],
    ['export', 'own-data'],
    ['vote', 'vote'],
    ['app store', 'install'],
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

it.each([
  'vote',
  'core-experimental',
  'strength',
  'forgiving-streak',
  'weekly-review',
  'missed-day',
  'pause',
  'hard-day',
  'days-and-amounts',
  'change-plan',
  'own-times',
  'sharing',
  'remembered',
  'coach',
  'offline',
  'delete',
  'own-data',
  'install',
  'say',
])('answers a question about ‘%s’ at an address of its own', (id) => {
  expect(topics.filter((topic) => topic.id === id)).toHaveLength(1);
});
