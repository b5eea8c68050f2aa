import { z } from 'zod';
import { defineApi } from '#contract/route.ts';

/** Files and imports a minute: each reads or writes a whole history. */
const A_MINUTE = { bucket: 'own-data', max: 12 };

export const ownDataApi = defineApi({
  'GET /api/own-data/export.json': {
    summary: 'Everything that you own here, as one file; its format is described by the schema',
    access: 'user',
    response: z.string(),
    file: 'application/json',
    perMinute: A_MINUTE,
  },
  'GET /api/own-data/check-ins.csv': {
    summary: 'Every check-in as CSV, a line for each habit',
    access: 'user',
    response: z.string(),
    file: 'text/csv',
    perMinute: A_MINUTE,
  },
  'GET /api/own-data/schema': {
    summary: 'The JSON Schema of the file with everything that you own',
    access: 'user',
    response: z.record(z.string(), z.unknown()),
  },
});
