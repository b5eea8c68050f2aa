import { beforeEach, expect, it } from 'vitest';
import { eraseDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

it('gives back what the same user had typed', () => {
  keepDraft('goal', 'u1', { description: 'Run' });
  expect(readDraft('goal', 'u1')).toEqual({ description: 'Run' });
});

it('erases what another user had typed instead of showing it', () => {
  keepDraft('goal', 'u1', { description: 'Run' });
  expect(readDraft('goal', 'u2')).toBeNull();
  expect(readDraft('goal', 'u1')).toBeNull();
});

it('takes an unreadable draft for none', () => {
  sessionStorage.setItem('taylr-draft-goal', '{');
  expect(readDraft('goal', 'u1')).toBeNull();
});

it('erases drafts alone at log-out', () => {
  keepDraft('goal', 'u1', {});
  sessionStorage.setItem('something-else', 'stays');
  eraseDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['something-else']);
});
