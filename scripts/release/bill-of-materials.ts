import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, run } from '../run/bootstrap.mjs';
import type { Library } from './libraries.ts';

type Component = { readonly 'bom-ref': string; readonly name: string; readonly version: string };
type Bill = {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/**
 * The bill of materials (CycloneDX, as JSON) of an installation: `npm sbom` tells of all that the lock holds, of which the libraries of the build
 * are kept. Throws when npm fails, or knows nothing of one of them.
 */
export async function billOfMaterials(root: string, libraries: readonly Library[]): Promise<string> {
  const { npm, first } = npmCommand();
  const flags = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=silent'];
  const { code, output } = await run(npm, [...first, ...flags], { cwd: root, capture: true });
  if (code !== 0) throw new Error(`npm sbom ended with ${code}: ${output.slice(0, 500)}`);
  const bill = JSON.parse(output) as Bill;
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Component;
  const wanted = new Set(libraries.map((library) => `${library.name}@${library.version}`));
  const components = bill.components.filter((one) => wanted.has(`${one.name}@${one.version}`));
  const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const unknown = [...wanted].filter((one) => !components.some((each) => `${each.name}@${each.version}` === one));
  if (unknown.length > 0) throw new Error(`npm sbom knows nothing of ${unknown.join(', ')}.`);
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  // npm names the project after its folder.
  const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name } };
  return `${JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2)}\n`;
}
