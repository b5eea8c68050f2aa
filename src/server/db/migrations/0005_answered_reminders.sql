CREATE TABLE "tick_links" (
	"series_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"ticked_on" date,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tick_links_hash" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "habits" ADD COLUMN "remind_at" text;--> statement-breakpoint
ALTER TABLE "tick_links" ADD CONSTRAINT "tick_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tick_links" ADD CONSTRAINT "tick_links_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tick_links_user" ON "tick_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tick_links_identity" ON "tick_links" USING btree ("identity_id");--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_remind_at" CHECK ("habits"."remind_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');