CREATE TABLE "evidence_briefs" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"settled_to" date NOT NULL,
	"votes" integer NOT NULL,
	"strengths" jsonb
);
--> statement-breakpoint
ALTER TABLE "evidence_briefs" ADD CONSTRAINT "evidence_briefs_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_briefs" ADD CONSTRAINT "evidence_briefs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_briefs_user" ON "evidence_briefs" USING btree ("user_id");