import { expect, it } from 'vitest';
import { goalSetup } from './goal-setup.ts';

const identities = [
  { id: 'walker', goalId: 'fit' },
  { id: 'cook', goalId: 'fit' },
  { id: 'reader', goalId: 'learn' },
  { id: 'writer', goalId: 'learn', archivedAt: '2026-03-01T08:00:00.000Z' },
  { id: 'sleeper', goalId: 'rest', archivedAt: '2026-03-01T08:00:00.000Z' },
];

it.each([
  ['without an identity', 'none', 'active', [], 'needs_identity', '/identity-chat/none', true],
  ['completed without an identity', 'none', 'completed', [], 'needs_identity', '/identity-chat/none', true],
  ['without any plan', 'fit', 'active', ['reader'], 'needs_plan', '/habit-planning/walker', true],
  ['with one plan of two', 'fit', 'active', ['walker'], 'needs_plan', '/habit-planning/cook', true],
  ['with all plans', 'fit', 'active', ['walker', 'cook'], 'active', '/habit-planning/walker', false],
  ['that is a draft without a plan', 'fit', 'draft', ['cook'], 'draft', '/habit-planning/walker', true],
  [
    'with all plans but that of an archived identity',
    'learn',
    'active',
    ['reader'],
    'active',
    '/habit-planning/reader',
    false,
  ],
  ['whose only identity is archived', 'rest', 'active', [], 'needs_identity', '/identity-chat/rest', true],
  ['completed, its only identity archived', 'rest', 'completed', [], 'completed', '/habit-planning/sleeper', false],
  ['that is completed, its plan long over', 'learn', 'completed', [], 'completed', '/habit-planning/reader', false],
] as const)('leads on from a goal %s', (...row) => {
  const [, id, status, planned, stage, address, isUnfinished] = row;
  const setup = goalSetup({ goal: { id, status }, identities, planned: new Set<string>(planned) });
  expect(setup).toEqual({ stage, address, isUnfinished });
});
