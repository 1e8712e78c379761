-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "watches_behind_idx" ON "reddit"."watches" USING btree ("community") WHERE "reddit"."watches"."caught_up_at" is null;
