CREATE TABLE "alert_channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slot" text NOT NULL,
	"label" text,
	"address" text,
	"strong_fits" boolean DEFAULT true NOT NULL,
	"monitors" boolean DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"on_since" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"last_status" smallint,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_channels_slot_once" UNIQUE("user_id","slot"),
	CONSTRAINT "alert_channels_kind_known" CHECK ("alert_channels"."kind" in ('email', 'slack', 'discord', 'webhook', 'push')),
	CONSTRAINT "alert_channels_address_known" CHECK (("alert_channels"."kind" = 'email') = ("alert_channels"."address" is null))
);
--> statement-breakpoint
ALTER TABLE "alert_channels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel_id" uuid,
	"channel_kind" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" uuid,
	"monitor_id" uuid,
	"post_id" text,
	"subreddit" text,
	"threads" smallint,
	"state" text DEFAULT 'due' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"status" smallint,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "alert_deliveries_post_once" UNIQUE("channel_id","post_id"),
	CONSTRAINT "alert_deliveries_kind_known" CHECK ("alert_deliveries"."kind" in ('strong_fit', 'monitor', 'daily', 'test')),
	CONSTRAINT "alert_deliveries_state_known" CHECK ("alert_deliveries"."state" in ('due', 'delivered', 'given_up', 'nothing', 'withdrawn', 'over_limit'))
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"daily_at" smallint,
	"daily_days" text DEFAULT 'weekdays' NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"skip_empty" boolean DEFAULT true NOT NULL,
	"next_daily_at" timestamp with time zone,
	CONSTRAINT "alert_settings_hours_known" CHECK ("alert_settings"."daily_at" between 0 and 23 and "alert_settings"."quiet_from" between 0 and 23 and "alert_settings"."quiet_to" between 0 and 23),
	CONSTRAINT "alert_settings_quiet_whole" CHECK (("alert_settings"."quiet_from" is null) = ("alert_settings"."quiet_to" is null)),
	CONSTRAINT "alert_settings_days_known" CHECK ("alert_settings"."daily_days" in ('every_day', 'weekdays')),
	CONSTRAINT "alert_settings_daily_planned" CHECK (("alert_settings"."daily_at" is null) = ("alert_settings"."next_daily_at" is null))
);
--> statement-breakpoint
ALTER TABLE "alert_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "monitor_matches" (
	"monitor_id" uuid NOT NULL,
	"post_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"community" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"settle_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monitor_matches_monitor_id_post_id_pk" PRIMARY KEY("monitor_id","post_id"),
	CONSTRAINT "monitor_matches_state_known" CHECK ("monitor_matches"."state" in ('waiting', 'told', 'left'))
);
--> statement-breakpoint
ALTER TABLE "monitor_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "monitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"term" text NOT NULL,
	"kind" text NOT NULL,
	"communities" text[],
	"threshold" text NOT NULL,
	"wanted" "tsquery" NOT NULL,
	"is_exact" boolean NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monitors_kind_known" CHECK ("monitors"."kind" in ('own_brand', 'rival', 'problem')),
	CONSTRAINT "monitors_threshold_known" CHECK ("monitors"."threshold" in ('any', 'fair', 'strong')),
	CONSTRAINT "monitors_communities_few" CHECK ("monitors"."communities" is null or cardinality("monitors"."communities") between 1 and 5),
	CONSTRAINT "monitors_term_short" CHECK (char_length("monitors"."term") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "monitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reddit"."monitor_watches" (
	"community" text NOT NULL,
	"monitor_id" uuid NOT NULL,
	CONSTRAINT "monitor_watches_community_monitor_id_pk" PRIMARY KEY("community","monitor_id")
);
--> statement-breakpoint
ALTER TABLE "reddit"."monitor_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reddit"."posts" ADD COLUMN "matched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reddit"."verdicts" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_channel_id_alert_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."alert_channels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_matches" ADD CONSTRAINT "monitor_matches_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_matches" ADD CONSTRAINT "monitor_matches_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitors" ADD CONSTRAINT "monitors_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitors" ADD CONSTRAINT "monitors_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reddit"."monitor_watches" ADD CONSTRAINT "monitor_watches_monitor_id_monitors_id_fk" FOREIGN KEY ("monitor_id") REFERENCES "public"."monitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_deliveries_latest_idx" ON "alert_deliveries" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alert_deliveries_channel_idx" ON "alert_deliveries" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "alert_deliveries_next_idx" ON "alert_deliveries" USING btree ("next_try_at") WHERE "alert_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "alert_deliveries_old_idx" ON "alert_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_settings_daily_idx" ON "alert_settings" USING btree ("next_daily_at") WHERE "alert_settings"."next_daily_at" is not null;--> statement-breakpoint
CREATE INDEX "monitor_matches_waiting_idx" ON "monitor_matches" USING btree ("product_id","post_id") WHERE "monitor_matches"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "monitor_matches_settle_idx" ON "monitor_matches" USING btree ("settle_at") WHERE "monitor_matches"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "monitor_matches_week_idx" ON "monitor_matches" USING btree ("user_id","posted_at");--> statement-breakpoint
CREATE INDEX "monitor_matches_old_idx" ON "monitor_matches" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "monitors_key_idx" ON "monitors" USING btree ("is_exact","key");--> statement-breakpoint
CREATE INDEX "monitors_latest_idx" ON "monitors" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "monitors_product_idx" ON "monitors" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "monitor_watches_monitor_idx" ON "reddit"."monitor_watches" USING btree ("monitor_id");--> statement-breakpoint
CREATE POLICY "alert_channels_select_own" ON "alert_channels" AS PERMISSIVE FOR SELECT TO "app_user" USING ("alert_channels"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_channels_insert_own" ON "alert_channels" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("alert_channels"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_channels_update_own" ON "alert_channels" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("alert_channels"."user_id" = (select app.uid())) WITH CHECK ("alert_channels"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_channels_delete_own" ON "alert_channels" AS PERMISSIVE FOR DELETE TO "app_user" USING ("alert_channels"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_channels_select_worker" ON "alert_channels" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "alert_channels_update_worker" ON "alert_channels" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "alert_deliveries_select_own" ON "alert_deliveries" AS PERMISSIVE FOR SELECT TO "app_user" USING ("alert_deliveries"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_deliveries_insert_own" ON "alert_deliveries" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("alert_deliveries"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_deliveries_update_own" ON "alert_deliveries" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("alert_deliveries"."user_id" = (select app.uid())) WITH CHECK ("alert_deliveries"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_deliveries_delete_own" ON "alert_deliveries" AS PERMISSIVE FOR DELETE TO "app_user" USING ("alert_deliveries"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_deliveries_select_worker" ON "alert_deliveries" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "alert_deliveries_insert_worker" ON "alert_deliveries" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "alert_deliveries_update_worker" ON "alert_deliveries" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "alert_deliveries_delete_worker" ON "alert_deliveries" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "alert_settings_select_own" ON "alert_settings" AS PERMISSIVE FOR SELECT TO "app_user" USING ("alert_settings"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_settings_insert_own" ON "alert_settings" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("alert_settings"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_settings_update_own" ON "alert_settings" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("alert_settings"."user_id" = (select app.uid())) WITH CHECK ("alert_settings"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_settings_delete_own" ON "alert_settings" AS PERMISSIVE FOR DELETE TO "app_user" USING ("alert_settings"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "alert_settings_select_worker" ON "alert_settings" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "alert_settings_update_worker" ON "alert_settings" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "monitor_matches_select_own" ON "monitor_matches" AS PERMISSIVE FOR SELECT TO "app_user" USING ("monitor_matches"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitor_matches_insert_own" ON "monitor_matches" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("monitor_matches"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitor_matches_update_own" ON "monitor_matches" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("monitor_matches"."user_id" = (select app.uid())) WITH CHECK ("monitor_matches"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitor_matches_delete_own" ON "monitor_matches" AS PERMISSIVE FOR DELETE TO "app_user" USING ("monitor_matches"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitor_matches_select_worker" ON "monitor_matches" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "monitor_matches_insert_worker" ON "monitor_matches" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "monitor_matches_update_worker" ON "monitor_matches" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "monitor_matches_delete_worker" ON "monitor_matches" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "monitors_select_own" ON "monitors" AS PERMISSIVE FOR SELECT TO "app_user" USING ("monitors"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitors_insert_own" ON "monitors" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("monitors"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitors_update_own" ON "monitors" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("monitors"."user_id" = (select app.uid())) WITH CHECK ("monitors"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitors_delete_own" ON "monitors" AS PERMISSIVE FOR DELETE TO "app_user" USING ("monitors"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "monitors_select_worker" ON "monitors" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "monitors_select_owner" ON "monitors" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "monitor_watches_select" ON "reddit"."monitor_watches" AS PERMISSIVE FOR SELECT TO "app_owner", "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "monitor_watches_insert" ON "reddit"."monitor_watches" AS PERMISSIVE FOR INSERT TO "app_owner" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "monitor_watches_delete" ON "reddit"."monitor_watches" AS PERMISSIVE FOR DELETE TO "app_owner" USING (true);