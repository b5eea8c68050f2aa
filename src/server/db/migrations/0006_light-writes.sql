ALTER TABLE "users" ADD COLUMN "light_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "light_to" bigint DEFAULT 0 NOT NULL;