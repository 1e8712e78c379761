CREATE INDEX "session_expires_at_idx" ON "auth"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_expires_at_idx" ON "auth"."verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_open_idx" ON "outbox" USING btree ("created_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE POLICY "session_select_expired" ON "auth"."session" AS PERMISSIVE FOR SELECT TO "app_worker" USING ("auth"."session"."expires_at" < now());--> statement-breakpoint
CREATE POLICY "session_delete_expired" ON "auth"."session" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("auth"."session"."expires_at" < now());--> statement-breakpoint
CREATE POLICY "verification_select_expired" ON "auth"."verification" AS PERMISSIVE FOR SELECT TO "app_worker" USING ("auth"."verification"."expires_at" < now());--> statement-breakpoint
CREATE POLICY "verification_delete_expired" ON "auth"."verification" AS PERMISSIVE FOR DELETE TO "app_worker" USING ("auth"."verification"."expires_at" < now());