import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs found in PATH or the `extra` folders; undefined when there is none. */
export function programPath(names: readonly string[], extra: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...extra];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Whether a file stands there that may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = process.getuid?.() === 0;

let listsFresh = false;

/** Installs a package on Debian (or a derivative) if possible: as root, with apt-get. Returns whether it succeeded. */
export function aptInstall(name: string, timeoutMs: number): boolean {
  if (!isRoot || !existsSync('/etc/debian_version') || !programPath(['apt-get'])) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: timeoutMs,
    }).status === 0;
  // A failed `apt-get update` may not matter: the installation decides.
  listsFresh ||= apt('update');
  return apt('install', '-y', '--no-install-recommends', name);
}

/** The path of a Debian package's program of the same name, installed if it has to be. Throws where it cannot be had: what needs it must not pass by. */
export function programOrInstalled(name: string): string {
  const find = () => programPath([name], ['/usr/sbin', '/usr/local/bin']);
  if (!find()) aptInstall(name, 180_000);
  const path = find();
  if (!path) throw new Error(`${name} is not on this machine, and could not be installed`);
  return path;
}
