import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, whatever the caller's working directory is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.taylr-stamp');

/** Exits with one plain sentence that tells the user what to do. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program and answers its exit code and, with `capture`, all it printed.
 * A program that a signal ended counts as code 1; one that cannot be started as 127.
 */
export function run(cmd, args, { env, cwd = root, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(cmd, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    // A signal is for the program: we wait for its end instead of leaving it behind.
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, pass);
    const end = (result) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(result);
    };
    child.on('error', (error) => end({ code: 127, output: error.message }));
    child.on('close', (code) => end({ code: code ?? 1, output }));
  });
}

const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
const needed = `Taylr needs Node 24 and this is ${process.version}: install it from https://nodejs.org (or with nvm install 24) and start again.`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Whether npm's record of its last installation matches the lockfile: nothing required is missing or of another version. */
function installedAsLocked() {
  const installedFile = join(modules, '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(installedFile).packages;
  const nodePresent = Object.keys(installed).some((path) => path.startsWith('node_modules/node-'));
  const lacksNode = !nodePresent && localNodeName() in wanted;
  return (
    !lacksNode &&
    Object.entries(wanted).every(([path, entry]) => {
      if (path === '') return true;
      const there = installed[path];
      return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional);
    })
  );
}

function localNodeName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node_modules/node-${platform}-${process.arch}`;
}

function keepStamp(stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // A read-only folder works as well: the comparison above is then made at every start.
  }
}

/** npm's own command line when an npm script called us (then it is the npm the user chose), else npm from the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return { npm: process.execPath, first: [script] };
  return process.platform === 'win32' ? { npm: 'cmd.exe', first: ['/c', 'npm.cmd'] } : { npm: 'npm', first: [] };
}

/** Fails early, before any installation, if this Node is too old and the libraries bring none for this system. */
function refuseOldNode() {
  if (isNewEnough || localNodeName() in readJson(join(root, 'package-lock.json')).packages) return;
  fail(needed);
}

async function ensureModules() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!installedAsLocked()) {
    console.log('Installing libraries (once) …');
    const { npm, first } = npmCommand();
    const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
    const { code, output } = await run(npm, [...first, ...flags], { capture: true });
    if (code !== 0) {
      const last = output.trim().split('\n').slice(-8).join('\n');
      fail(`The libraries could not be installed: npm ended with code ${code} and said:\n${last}`);
    }
  }
  keepStamp(stamp);
}

/** The program of Node 24: this process when it is new enough, else the one that came with the libraries. */
function resolveNode() {
  if (isNewEnough) return process.execPath;
  const local = join(root, localNodeName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(local) ? local : fail(needed);
}

/**
 * Prepares the checkout to run and returns the path of Node 24, with an environment that puts it and the libraries' programs first in PATH. Silent when
 * there is nothing to do.
 */
export async function bootstrap() {
  refuseOldNode();
  await ensureModules();
  const node = resolveNode();
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node), join(modules, '.bin'), process.env[pathName]].join(separator);
  return { node, env: { [pathName]: path } };
}
