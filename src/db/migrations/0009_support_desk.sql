CREATE INDEX "support_status_idx" ON "support" USING btree ("status","created_at");--> statement-breakpoint
CREATE POLICY "outbox_insert_support" ON "outbox" AS PERMISSIVE FOR INSERT TO "app_support" WITH CHECK ("outbox"."topic" = 'support.reply-mail' and "outbox"."done_at" is null);--> statement-breakpoint
CREATE POLICY "profiles_select_support" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_support" USING (exists (select 1 from support where support.user_id = "profiles"."user_id"));--> statement-breakpoint
CREATE POLICY "support_select_support" ON "support" AS PERMISSIVE FOR SELECT TO "app_support" USING (true);--> statement-breakpoint
CREATE POLICY "support_update_support" ON "support" AS PERMISSIVE FOR UPDATE TO "app_support" USING (true) WITH CHECK (true);