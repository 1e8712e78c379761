-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_due_idx" ON "outbox" USING btree ("urgency","due_at") WHERE "outbox"."enqueued_at" is null and "outbox"."done_at" is null and "outbox"."failed_at" is null;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_failed_idx" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_urgency_known";
DROP INDEX CONCURRENTLY IF EXISTS "outbox_to_enqueue_idx";
