import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';
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

// In the checkout, as npm would: the default data folder is the same one wherever the command was given.
const server = spawn(node, [join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
});

let lastSignalAt = Number.NEGATIVE_INFINITY;

/**
 * A terminal's Ctrl-C reaches the server by itself (one process group) and npm passes the signal on a second time, so a repetition
 * within a second is the same wish, not a second one.
 */
function passOn(signal) {
  const now = performance.now();
  if (now - lastSignalAt < 1000) return;
  lastSignalAt = now;
  server.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => passOn(signal));

server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('close', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
