-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_unverified_idx" ON "auth"."user" USING btree ("id") WHERE not "auth"."user"."email_verified" and "auth"."user"."deletion_asked_at" is null;
