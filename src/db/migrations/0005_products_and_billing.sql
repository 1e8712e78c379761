CREATE TABLE "checkout_intents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"price_id" text NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_intents_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "checkout_intents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trial_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "billing_ticket" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "billing_synced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "billing_leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout_intents" ADD CONSTRAINT "checkout_intents_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_intents_newest_idx" ON "checkout_intents" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checkout_intents_created_at_idx" ON "checkout_intents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "uploads_user_id_idx" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_icon_idx" ON "products" USING btree ("icon");--> statement-breakpoint
CREATE INDEX "profiles_billing_synced_idx" ON "profiles" USING btree ("billing_synced_at") WHERE "profiles"."stripe_customer_id" is not null;--> statement-breakpoint
DROP POLICY "profiles_update_worker" ON "profiles" CASCADE;--> statement-breakpoint
CREATE POLICY "products_select_worker" ON "products" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "profiles_select_billing" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_billing" USING (true);--> statement-breakpoint
CREATE POLICY "profiles_update_billing" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_billing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "checkout_intents_select_own" ON "checkout_intents" AS PERMISSIVE FOR SELECT TO "app_user" USING ("checkout_intents"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "checkout_intents_insert_own" ON "checkout_intents" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("checkout_intents"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "checkout_intents_update_own" ON "checkout_intents" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("checkout_intents"."user_id" = (select app.uid())) WITH CHECK ("checkout_intents"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "checkout_intents_delete_own" ON "checkout_intents" AS PERMISSIVE FOR DELETE TO "app_user" USING ("checkout_intents"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "checkout_intents_select_billing" ON "checkout_intents" AS PERMISSIVE FOR SELECT TO "app_billing" USING (true);--> statement-breakpoint
CREATE POLICY "checkout_intents_insert_billing" ON "checkout_intents" AS PERMISSIVE FOR INSERT TO "app_billing" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "checkout_intents_delete_billing" ON "checkout_intents" AS PERMISSIVE FOR DELETE TO "app_billing" USING (true);--> statement-breakpoint
CREATE POLICY "checkout_intents_update_billing" ON "checkout_intents" AS PERMISSIVE FOR UPDATE TO "app_billing" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stripe_events_select_billing" ON "stripe_events" AS PERMISSIVE FOR SELECT TO "app_billing" USING (true);--> statement-breakpoint
CREATE POLICY "stripe_events_insert_billing" ON "stripe_events" AS PERMISSIVE FOR INSERT TO "app_billing" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stripe_events_delete_billing" ON "stripe_events" AS PERMISSIVE FOR DELETE TO "app_billing" USING (true);--> statement-breakpoint
CREATE POLICY "uploads_select_own" ON "uploads" AS PERMISSIVE FOR SELECT TO "app_user" USING ("uploads"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "uploads_insert_own" ON "uploads" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("uploads"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "uploads_update_own" ON "uploads" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("uploads"."user_id" = (select app.uid())) WITH CHECK ("uploads"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "uploads_delete_own" ON "uploads" AS PERMISSIVE FOR DELETE TO "app_user" USING ("uploads"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "uploads_select_worker" ON "uploads" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "uploads_delete_worker" ON "uploads" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
ALTER POLICY "outbox_insert" ON "outbox" TO app_auth,app_billing,app_user,app_worker WITH CHECK ("outbox"."done_at" is null);