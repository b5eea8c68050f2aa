CREATE TABLE "job_runs" (
	"queue" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_idle_guests" ON "users" USING btree ("last_active_at") WHERE is_guest;