-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_draft_idx" ON "activity" USING btree ("user_id","draft_id") WHERE "activity"."draft_id" is not null;
