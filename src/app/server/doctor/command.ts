import { examine, report } from './doctor.ts';

/** `npm run doctor`: says of all that a server needs what is right or what to do. Exit code 1 when something has to be done. */
const { lines, exitCode } = report(await examine(process.env, () => new Date()));
for (const line of lines) console.log(line);
// Connections that are kept for the next request would hold the end up.
process.exit(exitCode);
