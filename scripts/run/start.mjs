import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root, run } from './bootstrap.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { isBuildFresh } from './build-stamp.mjs';

const { node, env } = await bootstrap();

if (!isBuildFresh()) {
  console.log('Building …');
  const { code, output } = await run(node, ['scripts/build/build.ts'], { env, capture: true });
  if (code !== 0) {
    console.error(output.trimEnd());
    process.exit(1);
  }
}

const main = join(root, 'dist/server/main.js');
const hasFlags = SERVER_FLAGS.every((flag) => process.execArgv.includes(flag));

// In this process, when it is the one that would be started: another Node takes as long to begin as it takes to get here.
if (node === process.execPath && hasFlags) {
  // Runs in the checkout, as npm would: the default data folder does not depend on the working directory.
  process.chdir(root);
  await import(pathToFileURL(main).href);
} else startServer();

function startServer() {
  const server = spawn(node, [...SERVER_FLAGS, main], { cwd: root, stdio: 'inherit' });
  let lastSignalAt = Number.NEGATIVE_INFINITY;

  /**
   * Ctrl-C in a terminal reaches the server directly (one process group) and npm forwards the signal as well, so a second one within a second is the
   * same request.
   */
  const passOn = (signal) => {
    const now = performance.now();
    if (now - lastSignalAt < 1000) return;
    lastSignalAt = now;
    server.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => passOn(signal));

  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.on('close', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}
