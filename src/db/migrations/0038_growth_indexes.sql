-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_latest_idx" ON "activity" USING btree ("user_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_written_idx" ON "activity" USING btree ("user_id","posted_at" DESC NULLS FIRST) WHERE "activity"."content" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "activity_post_idx" ON "activity" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "verification_value_idx" ON "auth"."verification" USING hash ("value");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "checkout_intents_latest_idx" ON "checkout_intents" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_latest_idx" ON "drafts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_task_idx" ON "drafts" USING btree ("user_id","task","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_post_idx" ON "drafts" USING btree ("user_id","post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_product_idx" ON "drafts" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_product_task_idx" ON "drafts" USING btree ("product_id","task","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_orphaned_idx" ON "drafts" USING btree ("user_id","task","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "drafts"."product_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_copied_idx" ON "drafts" USING btree ("user_id","copied_at" DESC NULLS FIRST) WHERE "drafts"."copied_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "generations_latest_idx" ON "generations" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "generations_under_way_idx" ON "generations" USING btree ("user_id","leased_until") WHERE "generations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "generations_leased_idx" ON "generations" USING btree ("leased_until") WHERE "generations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "feedback_latest_idx" ON "feedback" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "feedback_desk_idx" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_given_up_idx" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null and "outbox"."payload" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_about_idx" ON "outbox" USING btree (coalesce("payload"->>'userId', left("payload"->>'name', 36))) WHERE "outbox"."payload" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_to_idx" ON "outbox" USING btree (("payload"->>'to')) WHERE "outbox"."payload" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_waiting_idx" ON "outbox" USING btree ("created_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_latest_idx" ON "products" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profiles_billing_unsettled_idx" ON "profiles" USING btree (coalesce("billing_synced_at", '-infinity'::timestamptz)) WHERE "profiles"."stripe_customer_id" is not null and not "profiles"."billing_settled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profiles_to_remind_idx" ON "profiles" USING btree ("trial_ends_at") WHERE "profiles"."subscription_status" = 'trialing' and not "profiles"."cancel_at_period_end" and "profiles"."trial_reminded_for" is distinct from "profiles"."trial_ends_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "support_latest_idx" ON "support" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "support_desk_idx" ON "support" USING btree (("status" in ('resolved', 'closed')),"created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "uploads_to_look_at_idx" ON "uploads" USING btree (coalesce("quiet_until", "created_at"));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activity_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "checkout_intents_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "drafts_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "drafts_product_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "generations_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "generations_open_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "feedback_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_open_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "profiles_billing_synced_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "profiles_trial_ends_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "uploads_created_at_idx";
