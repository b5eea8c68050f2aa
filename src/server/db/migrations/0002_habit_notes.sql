CREATE TABLE "habit_notes" (
	"user_id" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"place" integer NOT NULL,
	"act" text NOT NULL,
	"amount" numeric(10, 3),
	"completed" boolean,
	"skipped" boolean DEFAULT false NOT NULL,
	"reason" text,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "habit_notes_series_id_date_place_pk" PRIMARY KEY("series_id","date","place")
);
--> statement-breakpoint
ALTER TABLE "habit_notes" ADD CONSTRAINT "habit_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_notes" ADD CONSTRAINT "habit_notes_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_notes_user" ON "habit_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "habit_notes_identity" ON "habit_notes" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "habit_notes_age" ON "habit_notes" USING btree ("created_at");