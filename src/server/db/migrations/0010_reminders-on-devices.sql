ALTER TABLE "reminder_slots" DROP CONSTRAINT "reminder_slots_once";--> statement-breakpoint
ALTER TABLE "reminder_slots" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "reminder_slots" ADD CONSTRAINT "reminder_slots_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_day" ON "notifications" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "reminder_slots_subscription" ON "reminder_slots" USING btree ("subscription_id");--> statement-breakpoint
ALTER TABLE "reminder_slots" ADD CONSTRAINT "reminder_slots_once" UNIQUE NULLS NOT DISTINCT("user_id","subscription_id","slot");