-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "alert_channels_session_idx" ON "alert_channels" USING btree ("session_id") WHERE "alert_channels"."session_id" is not null;
--> statement-breakpoint
ALTER TABLE "alert_channels" VALIDATE CONSTRAINT "alert_channels_session_id_session_id_fk";
