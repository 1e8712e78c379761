CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "auth"."session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "auth"."user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."verification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enqueued_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "processed" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "processed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"icon" text,
	"website" text,
	"subreddits" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_subreddits_one_to_three" CHECK ("products"."subreddits" is null or cardinality("products"."subreddits") between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text,
	"email" text NOT NULL,
	"avatar_url" text,
	"plan_type" text DEFAULT 'free' NOT NULL,
	"subscription_status" text,
	"subscription_end" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"stripe_customer_id" text,
	"has_completed_onboarding" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_stripeCustomerId_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "profiles_plan_type_known" CHECK ("profiles"."plan_type" in ('free', 'plus', 'pro'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"support_type" text DEFAULT 'general' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"support_reply" text,
	"support_name" text,
	"support_reply_time" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_type_known" CHECK ("support"."support_type" in ('technical', 'billing', 'feature', 'bug', 'general')),
	CONSTRAINT "support_status_known" CHECK ("support"."status" in ('open', 'in_progress', 'resolved', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "support" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support" ADD CONSTRAINT "support_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_idx" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_account_idx" ON "auth"."account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "session_user_id_idx" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "outbox_to_enqueue_idx" ON "outbox" USING btree ("created_at") WHERE "outbox"."enqueued_at" is null and "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_unfinished_idx" ON "outbox" USING btree ("enqueued_at") WHERE "outbox"."enqueued_at" is not null and "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done_idx" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "processed_at_idx" ON "processed" USING btree ("at");--> statement-breakpoint
CREATE INDEX "products_newest_idx" ON "products" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_newest_idx" ON "support" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "account_select" ON "auth"."account" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "account_insert" ON "auth"."account" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "account_update" ON "auth"."account" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "account_delete" ON "auth"."account" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "session_select" ON "auth"."session" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "session_insert" ON "auth"."session" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "session_update" ON "auth"."session" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "session_delete" ON "auth"."session" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "user_select" ON "auth"."user" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "user_insert" ON "auth"."user" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_update" ON "auth"."user" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_delete" ON "auth"."user" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "verification_select" ON "auth"."verification" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "verification_insert" ON "auth"."verification" AS PERMISSIVE FOR INSERT TO "app_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verification_update" ON "auth"."verification" AS PERMISSIVE FOR UPDATE TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verification_delete" ON "auth"."verification" AS PERMISSIVE FOR DELETE TO "app_auth" USING (true);--> statement-breakpoint
CREATE POLICY "outbox_insert" ON "outbox" AS PERMISSIVE FOR INSERT TO "app_auth", "app_user", "app_worker" WITH CHECK ("outbox"."done_at" is null);--> statement-breakpoint
CREATE POLICY "outbox_select_worker" ON "outbox" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "outbox_update_worker" ON "outbox" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "outbox_delete_worker" ON "outbox" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "processed_select_worker" ON "processed" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "processed_insert_worker" ON "processed" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "processed_delete_worker" ON "processed" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "products_select_own" ON "products" AS PERMISSIVE FOR SELECT TO "app_user" USING ("products"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "products_insert_own" ON "products" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("products"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "products_update_own" ON "products" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("products"."user_id" = (select app.uid())) WITH CHECK ("products"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "products_delete_own" ON "products" AS PERMISSIVE FOR DELETE TO "app_user" USING ("products"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_select_own" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_user" USING ("profiles"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_insert_own" ON "profiles" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("profiles"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_update_own" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("profiles"."user_id" = (select app.uid())) WITH CHECK ("profiles"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_delete_own" ON "profiles" AS PERMISSIVE FOR DELETE TO "app_user" USING ("profiles"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_select_worker" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "profiles_update_worker" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "support_select_own" ON "support" AS PERMISSIVE FOR SELECT TO "app_user" USING ("support"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "support_insert_own" ON "support" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("support"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "support_update_own" ON "support" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("support"."user_id" = (select app.uid())) WITH CHECK ("support"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "support_delete_own" ON "support" AS PERMISSIVE FOR DELETE TO "app_user" USING ("support"."user_id" = (select app.uid()));