import { root } from '../../run/bootstrap.mjs';
import { recordMade } from './sources.ts';

/**
 * Prints, as JSON, the patterns that the program builds at run time, by their sites: those of its lexicons on import, the others when it reads the texts
 * of `exercise.ts`. A separate process, since only plain Node keeps the line numbers of the sources.
 */
const made = recordMade(root);
const { exercise } = await import('./exercise.ts');
await exercise();
console.log(JSON.stringify([...made]));
