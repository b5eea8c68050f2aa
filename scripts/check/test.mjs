import { bootstrap, run } from '../run/bootstrap.mjs';

const { node, env } = await bootstrap();
const { code } = await run(node, ['scripts/check/test.ts', ...process.argv.slice(2)], { env });
process.exit(code);
