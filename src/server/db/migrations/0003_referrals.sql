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
ALTER TABLE "user_preferences" ADD COLUMN "guest_referral_code" text;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_referral_code_referral_links_referral_code_fk" FOREIGN KEY ("referral_code") REFERENCES "public"."referral_links"("referral_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_converted_user_id_users_id_fk" FOREIGN KEY ("converted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_referred_user_id_users_id_fk" FOREIGN KEY ("referred_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_referral_code_referral_links_referral_code_fk" FOREIGN KEY ("referral_code") REFERENCES "public"."referral_links"("referral_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_conversions" ADD CONSTRAINT "referral_conversions_click_id_referral_clicks_id_fk" FOREIGN KEY ("click_id") REFERENCES "public"."referral_clicks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_clicks_user" ON "referral_clicks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_clicks_converted_user" ON "referral_clicks" USING btree ("converted_user_id");--> statement-breakpoint
CREATE INDEX "referral_conversions_user" ON "referral_conversions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_conversions_code" ON "referral_conversions" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "referral_conversions_click" ON "referral_conversions" USING btree ("click_id");