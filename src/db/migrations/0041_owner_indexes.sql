-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "session_latest_idx" ON "auth"."session" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "auth"."session_user_id_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_answered_idx" ON "activity" USING btree ("user_id","post_id") WHERE "activity"."post_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_draft_idx" ON "activity" USING btree ("user_id","draft_id") WHERE "activity"."draft_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activity_post_idx";
