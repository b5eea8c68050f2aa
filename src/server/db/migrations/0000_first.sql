CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"network" text,
	"device" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time_zone" text NOT NULL,
	"type" text NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_ins_one_a_day" UNIQUE("identity_id","date")
);
--> statement-breakpoint
CREATE TABLE "coach_memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"goal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"goal_id" uuid,
	"identity_id" uuid,
	"type" text NOT NULL,
	"context" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_years" (
	"identity_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"year" integer NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "evidence_years_identity_id_year_pk" PRIMARY KEY("identity_id","year")
);
--> statement-breakpoint
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
CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"description" text NOT NULL,
	"current_level" text NOT NULL,
	"current_frictions" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"safety_label" text DEFAULT 'none' NOT NULL,
	"domain" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"crisis_shown_at" timestamp (3) with time zone,
	"crisis_answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "habit_completions" (
	"check_in_id" uuid NOT NULL,
	"habit_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"completed" boolean NOT NULL,
	"notes" text,
	CONSTRAINT "habit_completions_check_in_id_habit_id_pk" PRIMARY KEY("check_in_id","habit_id"),
	CONSTRAINT "habit_completions_one_a_day" UNIQUE("series_id","date")
);
--> statement-breakpoint
CREATE TABLE "habit_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"week_start_date" date NOT NULL,
	"week_end_date" date NOT NULL,
	"week_start_day" text NOT NULL,
	"week_type" text DEFAULT 'full' NOT NULL,
	"difficulty_rating" text DEFAULT 'easy' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"active_from" date NOT NULL,
	"active_until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "habits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"habit_plan_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"template_id" text,
	"description" text NOT NULL,
	"implementation_intention" text NOT NULL,
	"target_frequency" integer DEFAULT 7 NOT NULL,
	"difficulty" text DEFAULT 'easy' NOT NULL,
	"habit_type" text DEFAULT 'experimental' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"counts_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" uuid NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"goal_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_evidence" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"settled_to" date NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"queue" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"identity_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"date" date NOT NULL,
	"tier" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"action_url" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_actioned" boolean DEFAULT false NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"personalized_data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_once_a_day" UNIQUE("user_id","kind","subject","date")
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
CREATE TABLE "push_deliveries" (
	"notification_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_deliveries_notification_id_subscription_id_pk" PRIMARY KEY("notification_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"browser_fingerprint" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh_key" text NOT NULL,
	"auth_key" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"browser_timezone" text DEFAULT 'UTC' NOT NULL,
	"morning_enabled" boolean DEFAULT true NOT NULL,
	"evening_enabled" boolean DEFAULT true NOT NULL,
	"last_delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_device" UNIQUE("user_id","browser_fingerprint"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"referral_code" text NOT NULL,
	"visit_id" uuid,
	"ip_address" text,
	"user_agent" text,
	"referrer_url" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"converted" boolean DEFAULT false NOT NULL,
	"converted_user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_clicks_once" UNIQUE("referral_code","visit_id")
);
--> statement-breakpoint
CREATE TABLE "referral_conversions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"referred_user_id" text,
	"referral_code" text NOT NULL,
	"click_id" uuid,
	"is_verified" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_conversions_referredUserId_unique" UNIQUE("referred_user_id")
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"referral_code" text NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_links_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "referral_links_referralCode_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "reminder_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slot" text NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_day" date,
	"subscription_id" uuid,
	CONSTRAINT "reminder_slots_once" UNIQUE NULLS NOT DISTINCT("user_id","subscription_id","slot")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device" text,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"theme" text DEFAULT 'dark' NOT NULL,
	"week_start_day" text DEFAULT 'sunday' NOT NULL,
	"timezone" text DEFAULT 'auto' NOT NULL,
	"browser_timezone" text DEFAULT 'UTC' NOT NULL,
	"day_start_hour" integer DEFAULT 0 NOT NULL,
	"morning_push_time" text DEFAULT '07:15' NOT NULL,
	"evening_push_time" text DEFAULT '20:15' NOT NULL,
	"guest_referral_code" text,
	"notifications_critical" boolean DEFAULT true NOT NULL,
	"notifications_important" boolean DEFAULT true NOT NULL,
	"notifications_informational" boolean DEFAULT true NOT NULL,
	"check_in_reminders_enabled" boolean DEFAULT true NOT NULL,
	"max_daily_notifications" integer DEFAULT 3 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"auth_provider" text NOT NULL,
	"provider_issuer" text,
	"provider_user_id" text,
	"is_guest" boolean DEFAULT false NOT NULL,
	"ai_interactions_count" integer DEFAULT 0 NOT NULL,
	"ai_interactions_limit" integer NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_account" UNIQUE("provider_issuer","provider_user_id")
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "vapid_keys_one_pair" CHECK ("vapid_keys"."id" = 1)
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
CREATE TABLE "weekly_schedules" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"week_start_day" text NOT NULL,
	"check_in_days" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD CONSTRAINT "ai_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_memories" ADD CONSTRAINT "coach_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_memories" ADD CONSTRAINT "coach_memories_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_years" ADD CONSTRAINT "evidence_years_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_years" ADD CONSTRAINT "evidence_years_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachment_pieces" ADD CONSTRAINT "feedback_attachment_pieces_attachment_id_feedback_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."feedback_attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachment_pieces" ADD CONSTRAINT "feedback_attachment_pieces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachments" ADD CONSTRAINT "feedback_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_attachments" ADD CONSTRAINT "feedback_attachments_submission_id_feedback_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."feedback_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD CONSTRAINT "habit_completions_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD CONSTRAINT "habit_completions_habit_id_habits_id_fk" FOREIGN KEY ("habit_id") REFERENCES "public"."habits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD CONSTRAINT "habit_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_completions" ADD CONSTRAINT "habit_completions_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_plans" ADD CONSTRAINT "habit_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_plans" ADD CONSTRAINT "habit_plans_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_habit_plan_id_habit_plans_id_fk" FOREIGN KEY ("habit_plan_id") REFERENCES "public"."habit_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_referral_code_referral_links_referral_code_fk" FOREIGN KEY ("referral_code") REFERENCES "public"."referral_links"("referral_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_converted_user_id_users_id_fk" FOREIGN KEY ("converted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_referred_user_id_users_id_fk" FOREIGN KEY ("referred_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_referral_code_referral_links_referral_code_fk" FOREIGN KEY ("referral_code") REFERENCES "public"."referral_links"("referral_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_click_id_referral_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."referral_clicks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_slots" ADD CONSTRAINT "reminder_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_slots" ADD CONSTRAINT "reminder_slots_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reviews" ADD CONSTRAINT "weekly_reviews_habit_plan_id_habit_plans_id_fk" FOREIGN KEY ("habit_plan_id") REFERENCES "public"."habit_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_schedules" ADD CONSTRAINT "weekly_schedules_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_schedules" ADD CONSTRAINT "weekly_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "activities_age" ON "activities" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ai_reservations_user" ON "ai_reservations" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "check_ins_user" ON "check_ins" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_memories_once" ON "coach_memories" USING btree ("goal_id","kind",md5("text"));--> statement-breakpoint
CREATE INDEX "coach_memories_user" ON "coach_memories" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_goal" ON "conversations" USING btree ("goal_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_identity" ON "conversations" USING btree ("identity_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evidence_years_user" ON "evidence_years" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_attachment_pieces_user" ON "feedback_attachment_pieces" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_attachments_user" ON "feedback_attachments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_attachments_submission" ON "feedback_attachments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "feedback_attachments_age" ON "feedback_attachments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_submissions_user" ON "feedback_submissions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_submissions_status" ON "feedback_submissions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "feedback_submissions_resolved_by" ON "feedback_submissions" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "goals_user" ON "goals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "habit_completions_identity" ON "habit_completions" USING btree ("identity_id","date");--> statement-breakpoint
CREATE INDEX "habit_completions_habit" ON "habit_completions" USING btree ("habit_id");--> statement-breakpoint
CREATE INDEX "habit_completions_user" ON "habit_completions" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "habit_plans_one_a_week" ON "habit_plans" USING btree ("identity_id","week_start_date") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "habit_plans_latest" ON "habit_plans" USING btree ("identity_id","active_from" DESC NULLS LAST) WHERE active_until >= active_from;--> statement-breakpoint
CREATE INDEX "habit_plans_user" ON "habit_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "habits_plan" ON "habits" USING btree ("habit_plan_id");--> statement-breakpoint
CREATE INDEX "habits_series" ON "habits" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "habits_user" ON "habits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "identities_goal" ON "identities" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "identity_evidence_user" ON "identity_evidence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_day" ON "notifications" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "notifications_identity" ON "notifications" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pauses_user" ON "pauses" USING btree ("user_id","until");--> statement-breakpoint
CREATE INDEX "pauses_identity" ON "pauses" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_subscription" ON "push_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_user" ON "push_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_clicks_user" ON "referral_clicks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_clicks_with_details" ON "referral_clicks" USING btree ("created_at") WHERE ip_address IS NOT NULL;--> statement-breakpoint
CREATE INDEX "referral_clicks_converted_user" ON "referral_clicks" USING btree ("converted_user_id");--> statement-breakpoint
CREATE INDEX "referral_conversions_user" ON "referral_conversions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_conversions_code" ON "referral_conversions" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "referral_conversions_click" ON "referral_conversions" USING btree ("click_id");--> statement-breakpoint
CREATE INDEX "reminder_slots_due" ON "reminder_slots" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminder_slots_subscription" ON "reminder_slots" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree ("email") WHERE email_verified;--> statement-breakpoint
CREATE INDEX "users_idle_guests" ON "users" USING btree ("last_active_at") WHERE is_guest;--> statement-breakpoint
CREATE INDEX "weekly_reviews_plan" ON "weekly_reviews" USING btree ("habit_plan_id");--> statement-breakpoint
CREATE INDEX "weekly_reviews_user" ON "weekly_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "weekly_schedules_user" ON "weekly_schedules" USING btree ("user_id");