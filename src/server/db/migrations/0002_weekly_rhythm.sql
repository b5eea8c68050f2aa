CREATE TABLE "evidence_years" (
	"identity_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"year" integer NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "evidence_years_identity_id_year_pk" PRIMARY KEY("identity_id","year")
);
--> statement-breakpoint
CREATE TABLE "identity_evidence" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"settled_to" date NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"habit_plan_id" uuid NOT NULL,
	"week_start_date" date NOT NULL,
	"week_end_date" date NOT NULL,
	"completion_rate" integer,
	"difficulty_feedback" text,
	"difficulty_adjustment" jsonb,
	"review_notes" text,
	"ai_summary" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "weekly_reviews_one_a_week" UNIQUE("identity_id","week_start_date")
);
--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "evidence_years" ADD CONSTRAINT "evidence_years_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_years" ADD CONSTRAINT "evidence_years_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_habit_plan_id_habit_plans_id_fk" FOREIGN KEY ("habit_plan_id") REFERENCES "public"."habit_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_years_user" ON "evidence_years" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_evidence_user" ON "identity_evidence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pauses_user" ON "pauses" USING btree ("user_id","until");--> statement-breakpoint
CREATE INDEX "pauses_identity" ON "pauses" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "weekly_reviews_plan" ON "weekly_reviews" USING btree ("habit_plan_id");--> statement-breakpoint
CREATE INDEX "weekly_reviews_user" ON "weekly_reviews" USING btree ("user_id");