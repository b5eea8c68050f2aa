import { bootstrap, run } from './bootstrap.mjs';

const { node, env } = await bootstrap();
const { code } = await run(node, ['scripts/test-deep.ts', ...process.argv.slice(2)], { env });
process.exit(code);
