import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from '../run/bootstrap.mjs';
import { changesOf, problemsWith } from './changes.ts';
import { layOut } from './lay-out.ts';

/**
 * `npm run release`: checks, builds and packs the version of package.json into `.release/`: the archive of an installation, its bill of materials,
 * what is new, and checksums. It tags nothing and sends nothing; it prints the commands that do. `--without-tests` leaves the tests out, for a try.
 */

const folder = join(root, '.release');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const isTry = process.argv.includes('--without-tests');

const problems = [
  ...(git('status', '--porcelain') === '' ? [] : ['There are changes that are not committed.']),
  ...(git('tag', '--list', `v${version}`) === ''
    ? []
    : [`There is a tag v${version}: raise the version in package.json.`]),
  ...problemsWith(changelog, version),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0 && !isTry) process.exit(1);

const steps = isTry
  ? [['scripts/build/build.ts', '--if-stale']]
  : [['scripts/check/test.ts'], ['scripts/check/test-deep.ts']];
for (const step of steps) {
  const { code } = await run(process.execPath, step);
  if (code !== 0) fail(`${step[0]} failed: nothing is released.`);
}

rmSync(folder, { recursive: true, force: true });
const name = `taylr-${version}`;
await layOut(join(folder, name));
const archive = `${name}.tar.gz`;
// Nothing of the machine that packs it: names in order, the time of the commit, nobody's account.
const time = git('log', '-1', '--format=%cI');
const always = ['--sort=name', `--mtime=${time}`, '--owner=0', '--group=0', '--numeric-owner'];
execFileSync('tar', [...always, '--use-compress-program=gzip -9n', '-cf', archive, name], { cwd: folder });
writeFileSync(join(folder, `${name}.sbom.cdx.json`), readFileSync(join(folder, name, 'sbom.cdx.json')));
writeFileSync(join(folder, `${name}.changes.md`), `${changesOf(changelog, version) ?? ''}\n`);
rmSync(join(folder, name), { recursive: true });

const files = readdirSync(folder).toSorted();
const sums = files.map((file) => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  return `${hash}  ${file}`;
});
writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
console.log(
  `\n${sums.join('\n')}\n\nIn .release/. What is left: git tag -a v${version} -m 'Taylr ${version}', and to put the files where people find them.`,
);
