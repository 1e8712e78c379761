CREATE TABLE "auth"."sign_up" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '7 days' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."sign_up" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "sign_up_email_idx" ON "auth"."sign_up" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_up_expires_at_idx" ON "auth"."sign_up" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "auth"."user" ADD CONSTRAINT "user_verified" CHECK ("auth"."user"."email_verified" or "auth"."user"."deletion_asked_at" is not null) NOT VALID;
--> statement-breakpoint
CREATE POLICY "user_select_unverified" ON "auth"."user" AS PERMISSIVE FOR SELECT TO "app_worker" USING (not "auth"."user"."email_verified" and "auth"."user"."deletion_asked_at" is null);--> statement-breakpoint
CREATE POLICY "user_delete_unverified" ON "auth"."user" AS PERMISSIVE FOR DELETE TO "app_worker" USING (not "auth"."user"."email_verified" and "auth"."user"."deletion_asked_at" is null);--> statement-breakpoint
CREATE POLICY "sign_up_select" ON "auth"."sign_up" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "sign_up_insert" ON "auth"."sign_up" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sign_up_delete" ON "auth"."sign_up" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "sign_up_select_expired" ON "auth"."sign_up" AS PERMISSIVE FOR SELECT TO "app_worker" USING ("auth"."sign_up"."expires_at" < now());--> statement-breakpoint
CREATE POLICY "sign_up_delete_expired" ON "auth"."sign_up" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("auth"."sign_up"."expires_at" < now());