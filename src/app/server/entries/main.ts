import { needsNode } from './needs-node.ts';

needsNode();
// Only now: what this loads cannot even be read by an old Node.
await import('../main.ts');
