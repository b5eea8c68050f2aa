CREATE TABLE "hard_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hard_days_once" UNIQUE("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "hard_days" ADD CONSTRAINT "hard_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;