import { describe, expect, it } from 'vitest';
import { toldChanges } from './changelog.ts';

describe('what is new for people', () => {
  const entries = [
    '- **A hard day**: one press above the cards, and `each` habit asks\n  for [its](docs/a.md) small version, e.g. half. Nobody speaks of streaks.',
    '- `DATABASE_POOLER` for those who run it.',
    '- **Wins**: a vote flies.',
  ].join('\n');
  const of = (text: string, heading = '0.2.0 - 2026-11-23') =>
    `# Changelog\n\n## Unreleased\n\n- **Not yet**: no.\n\n## ${heading}\n\n${text}\n`;

  it('is what begins with a name in bold, by its first sentence, of released versions alone', () => {
    expect(toldChanges(of(entries))).toEqual([
      {
        version: '0.2.0',
        day: '2026-11-23',
        changes: [
          {
            name: 'A hard day',
            text: 'One press above the cards, and each habit asks for its small version, e.g. half.',
          },
          { name: 'Wins', text: 'A vote flies.' },
        ],
      },
    ]);
  });

  it('is nothing of a version without a day, or without anything for them, and eight at most', () => {
    expect(toldChanges(of(entries, '0.2.0'))).toEqual([]);
    expect(toldChanges(of('- For those who run it: more.'))).toEqual([]);
    const many = Array.from({ length: 9 }, (_, at) => `- **N${at}**: new.`).join('\n');
    expect(toldChanges(of(many))[0]?.changes).toHaveLength(8);
  });
});
