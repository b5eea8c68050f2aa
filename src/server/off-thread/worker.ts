import { serveWork } from './serve-work.ts';
import { work } from './work.ts';

serveWork(work);
