import { needsNode } from './needs-node.ts';

needsNode();
// Imported only now: an old Node cannot even parse these modules.
await import('../commands/backup.ts');
