CREATE TABLE "feedback_attachment_pieces" (
	"attachment_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"user_id" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "feedback_attachment_pieces_attachment_id_place_pk" PRIMARY KEY("attachment_id","place")
);
--> statement-breakpoint
CREATE TABLE "feedback_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"submission_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"is_screenshot" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"current_page" text,
	"user_agent" text,
	"screen_resolution" text,
	"reproduction_steps" text,
	"expected_behavior" text,
	"actual_behavior" text,
	"attached_files" text,
	"browser_logs" jsonb,
	"system_info" jsonb,
	"status" text DEFAULT 'new' NOT NULL,
	"admin_notes" text,
	"resolution" text,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"ai_accessible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback_attachment_pieces" ADD CONSTRAINT "feedback_attachment_pieces_attachment_id_feedback_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."feedback_attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachment_pieces" ADD CONSTRAINT "feedback_attachment_pieces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachments" ADD CONSTRAINT "feedback_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachments" ADD CONSTRAINT "feedback_attachments_submission_id_feedback_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."feedback_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_attachment_pieces_user" ON "feedback_attachment_pieces" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_attachments_user" ON "feedback_attachments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_attachments_submission" ON "feedback_attachments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "feedback_attachments_age" ON "feedback_attachments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_submissions_user" ON "feedback_submissions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_submissions_status" ON "feedback_submissions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "feedback_submissions_resolved_by" ON "feedback_submissions" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "referral_clicks_with_details" ON "referral_clicks" USING btree ("created_at") WHERE ip_address IS NOT NULL;