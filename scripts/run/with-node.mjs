import { bootstrap, fail, run } from './bootstrap.mjs';

const [script, ...rest] = process.argv.slice(2);
if (!script)
  fail(
    'Usage: node scripts/run/with-node.mjs <script> [arguments]: runs the script under Node 24 with the libraries in place.',
  );

const { node, env } = await bootstrap();
const { code } = await run(node, [script, ...rest], { env });
process.exit(code);
