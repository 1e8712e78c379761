-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "session_latest_idx" ON "auth"."session" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "auth"."session_user_id_idx";
