import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, Id, WeekdayName } from '#contract/shapes.ts';
import {
  CONFLICT_CHOICES,
  IMPORT_KINDS,
  IMPORT_SOURCES,
  OWN_DATA,
  SKIP_REASONS,
} from '#core/data-export/data-export.ts';
import { HabitMeasure } from '#features/plans/contract.ts';

/** Files and imports a minute: each reads or writes a whole history. */
const A_MINUTE = { bucket: 'own-data', max: 12 };

export const ImportChoices = z.object({
  /** For a day with an existing check-in: keep it, or replace it with the file's. */
  conflicts: z.enum(CONFLICT_CHOICES).default('mine'),
  /** Where habits of another program go; a new goal and a new identity when they are left out. */
  goalId: Id.optional(),
  identityId: Id.optional(),
  /** Places, as the preview has them, of habits of another program that stay away: `0,3`. */
  leftOut: z
    .string()
    .regex(/^\d{1,3}(?:,\d{1,3}){0,499}$/)
    .optional(),
  /** Whose habits come in, of a file that several people share: an id of the preview. */
  person: z.string().max(200).optional(),
});
export type ImportChoices = z.output<typeof ImportChoices>;

const Counted = z.object({
  /** New in the account. */
  added: z.int(),
  /** Already in the account, or skipped because of what is there. */
  there: z.int(),
});

/** What a file would import, and what not. */
export const ImportPreview = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    counts: z.record(z.enum(IMPORT_KINDS), Counted),
    /** First and last day of its check-ins. */
    from: Day.nullable(),
    to: Day.nullable(),
    /** The people who share the file: one of them must be chosen before anything is imported. Empty for the file of one person. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The habits of another program, those that stay away too. */
    habits: z.array(
      z.object({
        place: z.int(),
        name: z.string(),
        perWeek: z.int(),
        namedDays: z.array(WeekdayName).nullable(),
        measure: HabitMeasure,
        archived: z.boolean(),
        /** On how many days it was done, and skipped. */
        days: z.int(),
        skips: z.int(),
      }),
    ),
    /** Days that have another check-in already: how many, and up to 50 of them. */
    conflicts: z.object({ count: z.int(), days: z.array(z.object({ date: Day, identity: z.string() })) }),
    /** Which parts are skipped or changed, and why. */
    skipped: z.array(z.object({ reason: z.enum(SKIP_REASONS), count: z.int(), examples: z.array(z.string()) })),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The result of an import, in the form of the preview. */
export type ImportResult = ImportPreview;

const upload = { maxBytes: OWN_DATA.uploadMax };

export const dataExportApi = defineApi({
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
  'POST /api/own-data/import/preview': {
    summary: 'What a file would bring in; nothing is written',
    access: 'user',
    query: ImportChoices,
    response: ImportPreview,
    upload,
    reportsProgress: true,
    perMinute: A_MINUTE,
  },
  'POST /api/own-data/import': {
    summary: 'Bring a file in: one of ours, of another habit tracker, or CSV. All of it or nothing',
    access: 'user',
    query: ImportChoices,
    response: ImportPreview,
    upload,
    reportsProgress: true,
    perMinute: A_MINUTE,
  },
});
