CREATE TABLE "reminder_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slot" text NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_day" date,
	CONSTRAINT "reminder_slots_once" UNIQUE("user_id","slot")
);
--> statement-breakpoint
ALTER TABLE "reminder_slots" ADD CONSTRAINT "reminder_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_slots_due" ON "reminder_slots" USING btree ("due_at");--> statement-breakpoint
-- Users who were there before: a slot of the first day of all is long past, so that the first minute plans it anew.
INSERT INTO "reminder_slots" ("id", "user_id", "slot", "time", "time_zone", "day", "due_at")
SELECT gen_random_uuid(), "user_id", "slot", CASE "slot" WHEN 'morning' THEN "morning_push_time" ELSE "evening_push_time" END,
  CASE "timezone" WHEN 'auto' THEN "browser_timezone" ELSE "timezone" END, '1970-01-01', '1970-01-01T00:00:00Z'
FROM "user_preferences" CROSS JOIN (VALUES ('morning'), ('evening')) AS "slots" ("slot");
