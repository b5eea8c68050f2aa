import { config } from 'zod';

// Zod otherwise probes `new Function`, which the content security policy blocks and reports. It must be configured before the first schema is used: load
// this module, then the chunk with the schemas.
config({ jitless: true });
