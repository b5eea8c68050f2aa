ALTER TABLE "check_ins" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD COLUMN "is_kept_so_far" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD COLUMN "skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD COLUMN "amount" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "days" text[];--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "due_on" date[];--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "measure" jsonb;--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "moment" text;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "habit_completions_skipped" ON "habit_completions" USING btree ("series_id","date") WHERE skipped;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD CONSTRAINT "habit_completions_amount" CHECK ("habit_completions"."amount" BETWEEN 0 AND 1000000);--> statement-breakpoint
ALTER TABLE "habit_completions" ADD CONSTRAINT "habit_completions_one_state" CHECK (NOT ("habit_completions"."completed" AND "habit_completions"."is_kept_so_far") AND NOT ("habit_completions"."skipped" AND ("habit_completions"."completed" OR "habit_completions"."is_kept_so_far" OR "habit_completions"."amount" IS NOT NULL)));--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_days" CHECK (("habits"."days" IS NULL) = ("habits"."due_on" IS NULL) AND ("habits"."days" IS NULL OR (
        "habits"."days" <@ ARRAY['sunday','monday','tuesday','wednesday','thursday','friday','saturday']
        AND cardinality("habits"."days") = "habits"."target_frequency" AND cardinality("habits"."due_on") <= 7)));--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_measure" CHECK ("habits"."measure" IS NULL OR (coalesce(char_length("habits"."measure"->>'unit') BETWEEN 1 AND 30, false)
        AND ("habits"."measure"->'atLeast' IS NULL) <> ("habits"."measure"->'atMost' IS NULL)
        AND coalesce(("habits"."measure"->>'atLeast')::numeric BETWEEN 0.001 AND 1000000, true)
        AND coalesce(("habits"."measure"->>'atMost')::numeric BETWEEN 0 AND 1000000, true)));--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_moment" CHECK ("habits"."moment" ~ '^(morning|noon|afternoon|evening|night|([01][0-9]|2[0-3]):[0-5][0-9])$');