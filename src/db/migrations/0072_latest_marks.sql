-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "thread_marks_latest_idx" ON "thread_marks" USING btree ("user_id","marked_at" DESC NULLS FIRST);
