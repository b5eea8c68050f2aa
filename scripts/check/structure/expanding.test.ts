import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journal, MIGRATIONS_FOLDER } from '#server/db/opening/journal.ts';
import { CONTRACTING } from '#server/db/opening/reach.ts';
import { takenAway } from './expanding.ts';

const { entries } = journal();
/** All but the first, before which there was nothing to take away. */
const tags = entries.slice(1).map(({ tag }) => tag);

describe('a migration', () => {
  it.each(tags)('%s only adds to what a server of the version before may be at work on, or is listed', (tag) => {
    const taken = takenAway(readFileSync(`${MIGRATIONS_FOLDER}/${tag}.sql`, 'utf8'));
    if (!CONTRACTING.some((one) => one.tag === tag)) expect(taken).toEqual([]);
  });

  it('that takes something away is listed with an earlier one, which the programs that go on have to know', () => {
    const place = (tag: string) => entries.findIndex((entry) => entry.tag === tag);
    expect(CONTRACTING.filter(({ tag, runsFrom }) => place(runsFrom) < 0 || place(runsFrom) > place(tag))).toEqual([]);
  });

  it.each([
    'DROP TABLE "habits";',
    'DROP INDEX "habits_user";',
    'ALTER TABLE "habits" DROP COLUMN "days";',
    'ALTER TABLE "habits" RENAME COLUMN "days" TO "weekdays";',
    'ALTER TABLE "habits" RENAME TO "routines";',
    'ALTER TABLE "habits" ADD COLUMN "colour" text NOT NULL;',
    'ALTER TABLE "habits" ALTER COLUMN "order" SET DATA TYPE bigint;',
    'ALTER TABLE "habits" ALTER COLUMN "moment" SET NOT NULL;',
    'ALTER TABLE "habits" ADD CONSTRAINT "habits_once" UNIQUE("user_id","description");',
    'CREATE UNIQUE INDEX "habits_once" ON "habits" USING btree ("user_id","description");',
    'ALTER TABLE "habits" ADD CONSTRAINT "habits_order" CHECK ("habits"."order" < 20);',
    `UPDATE "habits" SET "moment" = 'morning';`,
  ])('may not: %s', (statement) => {
    expect(takenAway(statement)).toEqual([statement.replaceAll(/'[^']*'/g, "''")]);
  });

  it.each([
    'CREATE INDEX "habits_order" ON "habits" USING btree ("order");',
    'ALTER TABLE "habits" ADD COLUMN "colour" text;',
    `ALTER TABLE "habits" ADD COLUMN "colour" text DEFAULT 'plain, or not' NOT NULL;`,
    'ALTER TABLE "habits" ALTER COLUMN "templateId" DROP NOT NULL;',
    'ALTER TABLE "habits" ADD COLUMN "colour" text;--> statement-breakpoint\nALTER TABLE "habits" ADD CONSTRAINT "c" CHECK ("habits"."colour" <> \'\');',
    'CREATE TABLE "moods" (\n\t"id" uuid NOT NULL\n);--> statement-breakpoint\nALTER TABLE "moods" ADD CONSTRAINT "moods_once" UNIQUE("id");',
  ])('may: %s', (statements) => {
    expect(takenAway(statements)).toEqual([]);
  });
});
