import { config } from 'zod';

// Zod otherwise tries out `new Function`, which the content security policy forbids and reports. It must be told before the
// first schema is used: load this module, then the chunk with the schemas.
config({ jitless: true });
