import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IMPORT_KINDS } from '#core/data-export/data-export.ts';
import type { ImportPreview } from '../contract.ts';
import { PreviewOf } from './import-preview.tsx';
import { getLeftOut, withHabit } from './left-out.ts';
import type { Choices } from './send-file.ts';

const counts = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [kind, { added: 0, there: 0 }]),
) as ImportPreview['counts'];
const nothing: ImportPreview = {
  source: 'loop',
  counts,
  from: null,
  to: null,
  people: [],
  habits: [],
  conflicts: { count: 0, days: [] },
  skipped: [],
};
const habit = (place: number, name: string) => ({
  place,
  name,
  perWeek: 7,
  namedDays: null,
  measure: null,
  archived: false,
  days: 3,
  skips: 0,
});

/** Renders a preview; returns the choices made. */
function show(preview: Partial<ImportPreview>, choices: Choices = { conflicts: 'mine' }): Choices[] {
  const made: Choices[] = [];
  const onChoose = (next: Choices) => void made.push(next);
  render(
    <PreviewOf preview={{ ...nothing, ...preview }} {...{ choices, onChoose }} identities={[]} weekStart="monday" />,
  );
  return made;
}

describe('the preview of a file', () => {
  it('lets every habit stay away, by its place in the file', () => {
    const made = show({ habits: [habit(0, 'Run'), habit(1, 'Read')] }, { conflicts: 'mine', leftOut: '0' });
    expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: 'Run' }).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Read' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Run' }));
    expect(made).toEqual([{ conflicts: 'mine', leftOut: '0,1' }, { conflicts: 'mine' }]);
    expect([...getLeftOut(withHabit({ conflicts: 'mine', leftOut: '3' }, 12, false))]).toEqual([3, 12]);
  });

  it('says of every habit which days, how much and how often, and no more of one that is only ticked', () => {
    show({
      habits: [
        habit(0, 'Stretch'),
        {
          ...habit(1, 'Read'),
          perWeek: 2,
          namedDays: ['monday', 'thursday'],
          measure: { unit: 'pages', atLeast: 12.5 },
          skips: 1,
          archived: true,
        },
        { ...habit(2, 'Coffee'), perWeek: 3, measure: { unit: 'cups', atMost: 2 }, days: 1, skips: 2 },
      ],
    });
    for (const line of [
      'Daily · done on 3 days',
      'Monday and Thursday · at least 12.5 pages · done on 3 days · skipped on 1 day · archived',
      '3x/week · at most 2 cups · done on 1 day · skipped on 2 days',
    ]) {
      expect(screen.getByText(line)).toBeTruthy();
    }
  });

  it('asks whose habits come in before it counts anything', () => {
    const made = show({
      people: [
        { id: 'u1', name: 'Ana' },
        { id: 'u2', name: 'Ben' },
      ],
    });
    expect(screen.queryByText('What will be imported')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Ben' }));
    expect(made).toEqual([{ conflicts: 'mine', person: 'u2' }]);
  });

  it('says what is bent without being asked, and what belongs to nothing above all', () => {
    show({
      skipped: [
        { reason: 'frequency_bent', count: 1, examples: ['Floss: 1 in 30 days, here 1x/week'] },
        { reason: 'belongs_to_nothing', count: 12, examples: ['2026-02-09'] },
      ],
    });
    expect(screen.getByText('Floss: 1 in 30 days, here 1x/week')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      '12 entries of this file belong to nothing in it, and do not come in.',
    );
    expect(screen.getByText('There’s nothing in this file that can be imported.')).toBeTruthy();
  });

  it('says that nothing is new of what is there already only', () => {
    show({ counts: { ...counts, checkIns: { added: 0, there: 5 } } });
    expect(screen.getByText('Nothing in this file is new to your account.')).toBeTruthy();
  });
});
