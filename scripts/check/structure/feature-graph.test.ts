import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../run/bootstrap.mjs';
import { circleIn, featureGraph } from './feature-graph.ts';

function serverSources(): Map<string, string> {
  const features = join(root, 'src/features');
  const files = readdirSync(features, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(features, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const)
    .filter(([path]) => /^[\w-]+\/server\//.test(path));
  return new Map(files);
}

const imports = (target: string) => `import { a } from '#features/${target}/server/queries.ts';\n`;

describe('the features on the server', () => {
  it('import each other in one direction only', () => {
    expect(circleIn(featureGraph(serverSources()))).toBeUndefined();
  });

  it('would be caught in a circle over three of them', () => {
    const graph = featureGraph(
      new Map([
        ['goals/server/queries.ts', imports('identities')],
        ['identities/server/queries.ts', imports('plans')],
        ['plans/server/launch-plan.ts', imports('goals')],
      ]),
    );
    expect(circleIn(graph)).toEqual(['goals', 'identities', 'plans', 'goals']);
  });

  it('may share a third one', () => {
    const graph = featureGraph(
      new Map([
        ['goals/server/queries.ts', imports('plans') + imports('goals')],
        ['identities/server/queries.ts', imports('plans')],
        ['plans/server/queries.ts', ''],
      ]),
    );
    expect(circleIn(graph)).toBeUndefined();
  });
});
