-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_reply_idx" ON "drafts" USING btree ("user_id","reply_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "drafts"."reply_id" is not null;
