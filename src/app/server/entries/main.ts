import { keepCompiled } from './compiled.ts';
import { needsNode } from './needs-node.ts';

needsNode();
keepCompiled();
// Imported only now: an old Node cannot even parse these modules.
await import('../main.ts');
