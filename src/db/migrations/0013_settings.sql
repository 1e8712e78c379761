CREATE TABLE "auth"."two_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "two_factor_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "comments_from" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "comments_to" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "posts_from" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "posts_to" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_comments_goal_safe" CHECK ("profiles"."comments_from" >= 1 and "profiles"."comments_from" <= "profiles"."comments_to" and "profiles"."comments_to" <= 7);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_posts_goal_safe" CHECK ("profiles"."posts_from" >= 1 and "profiles"."posts_from" <= "profiles"."posts_to" and "profiles"."posts_to" <= 3);--> statement-breakpoint
CREATE POLICY "user_select_leaving" ON "auth"."user" AS PERMISSIVE FOR SELECT TO "app_worker" USING ("auth"."user"."deletion_asked_at" is not null);--> statement-breakpoint
CREATE POLICY "user_delete_leaving" ON "auth"."user" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("auth"."user"."deletion_asked_at" is not null);--> statement-breakpoint
CREATE POLICY "two_factor_select" ON "auth"."two_factor" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "two_factor_insert" ON "auth"."two_factor" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "two_factor_update" ON "auth"."two_factor" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "two_factor_delete" ON "auth"."two_factor" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);