import { z } from 'zod';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inSnapshot } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { dataExportApi } from '../contract.ts';
import { dataExportMessages } from '../messages.ts';
import { checkInsCsv } from './export/check-ins-csv.ts';
import { dataExportJson } from './export/data-export-json.ts';
import { download, packed } from './export/packed.ts';
import { previewImport, runImport } from './import/run-import.ts';
import { DataExportFile } from './data-export-file.ts';

/** Worked out when it is asked for: a start has no use for it. */
const getSchema = () =>
  z.toJSONSchema(DataExportFile, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;

export const dataExportRoutes = ({ ownedTables }: Services): Routes<typeof dataExportApi> => ({
  'GET /api/own-data/export.json': async ({ user, now, request, reply }) => {
    const file = await inSnapshot(() => packed(dataExportJson(user, { ownedTables, now })));
    await noteActivity('exported', { userId: user.id, request, now });
    const name = dataExportMessages.fileName(user.today);
    return download(file, { request, reply, type: 'application/json; charset=utf-8', name });
  },

  'GET /api/own-data/check-ins.csv': async ({ user, now, request, reply }) => {
    const file = await inSnapshot(() => packed(checkInsCsv(user.id, user.today)));
    await noteActivity('exported', { userId: user.id, request, now });
    const name = dataExportMessages.csvName(user.today);
    return download(file, { request, reply, type: 'text/csv; charset=utf-8', name });
  },

  'GET /api/own-data/schema': async () => getSchema(),

  'POST /api/own-data/import/preview': ({ user, query, upload, now, live }) =>
    previewImport({ user, file: upload, choices: query, now }, live),

  'POST /api/own-data/import': async ({ user, query, upload, now, live, request }) => {
    const result = await runImport({ user, file: upload, choices: query, now }, live);
    await noteActivity('imported', { userId: user.id, request, now });
    return result;
  },
});
