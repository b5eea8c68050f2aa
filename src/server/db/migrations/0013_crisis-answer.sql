ALTER TABLE "goals" ADD COLUMN "crisis_shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "crisis_answered_at" timestamp (3) with time zone;