import { bootstrap, run } from './bootstrap.mjs';

const { node, env } = await bootstrap();
const { code } = await run(node, ['scripts/run/dev.ts', ...process.argv.slice(2)], { env });
process.exit(code);
