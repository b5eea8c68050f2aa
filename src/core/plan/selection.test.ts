import { describe, expect, it } from 'vitest';
import { carriedOver, preselected } from './selection.ts';

const core = { habitType: 'core' } as const;
const experimental = { habitType: 'experimental' } as const;

describe('what is selected at first', () => {
  it('takes the first two core habits and the first experimental one, wherever they stand', () => {
    expect(preselected([core, experimental, core, core, experimental])).toEqual([0, 1, 2]);
    expect(preselected([experimental, experimental, core, core, core])).toEqual([0, 2, 3]);
  });

  it('takes what there is when there is less', () => {
    expect(preselected([core])).toEqual([0]);
    expect(preselected([])).toEqual([]);
  });
});

describe('the selection after a refinement', () => {
  const walk = { description: 'Walk 10 minutes', templateId: 'walk' };
  const read = { description: 'Read 5 pages', templateId: 'read' };
  const sleep = { description: 'Lights out by 22:30', seriesId: 'a' };

  it('stays with a habit that moved, got smaller or was reworded', () => {
    const refined = [
      { description: 'lights out by 22:30' },
      { description: 'Walk 5 minutes', templateId: 'walk' },
      read,
    ];
    expect(carriedOver({ habits: [walk, read, sleep], selection: [0, 2], refined })).toEqual({
      selection: [0, 1],
      fresh: [],
    });
  });

  it('passes on to the habit that was swapped in, and to no other new one', () => {
    const stretch = { description: 'Stretch 5 minutes', templateId: 'stretch' };
    const hum = { description: 'Hum 1 song', templateId: 'hum' };
    expect(carriedOver({ habits: [walk, read], selection: [0, 1], refined: [stretch, read, hum] })).toEqual({
      selection: [0, 1],
      fresh: [0, 2],
    });
    expect(carriedOver({ habits: [walk, read], selection: [1], refined: [stretch, read] })).toEqual({
      selection: [1],
      fresh: [0],
    });
  });

  it('counts a habit once when the refined list holds it twice', () => {
    expect(carriedOver({ habits: [walk], selection: [0], refined: [walk, walk] })).toEqual({
      selection: [0],
      fresh: [1],
    });
  });
});
