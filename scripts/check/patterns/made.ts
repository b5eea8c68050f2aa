import { root } from '../../run/bootstrap.mjs';
import { recordMade } from './sources.ts';

/**
 * Prints, as JSON, the patterns that the program makes at run time, by their sites: those of its lexicons as they load, the others
 * when the texts of `exercise.ts` are read. A program of its own, since Node alone runs the sources with their lines as they are.
 */
const made = recordMade(root);
const { exercise } = await import('./exercise.ts');
await exercise();
console.log(JSON.stringify([...made]));
