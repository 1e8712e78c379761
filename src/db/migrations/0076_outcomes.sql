CREATE TABLE "activity_checks" (
	"activity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hours" smallint NOT NULL,
	"state" text NOT NULL,
	"score" integer,
	"replies" integer,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_checks_activity_id_hours_pk" PRIMARY KEY("activity_id","hours"),
	CONSTRAINT "activity_checks_hours_known" CHECK ("activity_checks"."hours" in (1, 24, 168)),
	CONSTRAINT "activity_checks_state_known" CHECK ("activity_checks"."state" in ('up', 'removed', 'deleted', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "activity_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_outcomes" (
	"activity_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fullname" text,
	"share" text,
	"thread_id" text,
	"subreddit" text,
	"state" text DEFAULT 'soon' NOT NULL,
	"score" integer,
	"replies" integer,
	"posted_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"up_seen_at" timestamp with time zone,
	"down_seen_at" timestamp with time zone,
	"next_check_at" timestamp with time zone DEFAULT now(),
	"thread_count" integer,
	"read_count" integer,
	"next_look_at" timestamp with time zone,
	"next_read_at" timestamp with time zone,
	CONSTRAINT "activity_outcomes_kind_known" CHECK ("activity_outcomes"."kind" in ('comment', 'post')),
	CONSTRAINT "activity_outcomes_state_known" CHECK ("activity_outcomes"."state" in ('unclear_link', 'soon', 'up', 'removed', 'deleted', 'gone')),
	CONSTRAINT "activity_outcomes_fullname_known" CHECK ("activity_outcomes"."fullname" ~ '^t[13]_[a-z0-9]{1,13}$')
);
--> statement-breakpoint
ALTER TABLE "activity_outcomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_replies" (
	"activity_id" uuid NOT NULL,
	"reply_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asks" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_seen_at" timestamp with time zone,
	CONSTRAINT "activity_replies_activity_id_reply_id_pk" PRIMARY KEY("activity_id","reply_id"),
	CONSTRAINT "activity_replies_id_known" CHECK ("activity_replies"."reply_id" ~ '^[a-z0-9]{1,13}$'),
	CONSTRAINT "activity_replies_state_known" CHECK ("activity_replies"."state" in ('waiting', 'answered', 'set_aside', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "activity_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alert_deliveries" DROP CONSTRAINT "alert_deliveries_kind_known";--> statement-breakpoint
ALTER TABLE "alert_channels" ADD COLUMN "replies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_checks" ADD CONSTRAINT "activity_checks_activity_id_activity_outcomes_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity_outcomes"("activity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_checks" ADD CONSTRAINT "activity_checks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_outcomes" ADD CONSTRAINT "activity_outcomes_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_outcomes" ADD CONSTRAINT "activity_outcomes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_replies" ADD CONSTRAINT "activity_replies_activity_id_activity_outcomes_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity_outcomes"("activity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_replies" ADD CONSTRAINT "activity_replies_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_checks_latest_idx" ON "activity_checks" USING btree ("user_id","checked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_outcomes_latest_idx" ON "activity_outcomes" USING btree ("user_id","posted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_outcomes_check_idx" ON "activity_outcomes" USING btree ("next_check_at") WHERE "activity_outcomes"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "activity_outcomes_look_idx" ON "activity_outcomes" USING btree ("next_look_at") WHERE "activity_outcomes"."next_look_at" is not null;--> statement-breakpoint
CREATE INDEX "activity_outcomes_read_idx" ON "activity_outcomes" USING btree ("next_read_at") WHERE "activity_outcomes"."next_read_at" is not null;--> statement-breakpoint
CREATE INDEX "activity_outcomes_thread_idx" ON "activity_outcomes" USING btree ("thread_id") WHERE "activity_outcomes"."next_look_at" is not null;--> statement-breakpoint
CREATE INDEX "activity_replies_latest_idx" ON "activity_replies" USING btree ("user_id","written_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_replies_one_idx" ON "activity_replies" USING btree ("reply_id","user_id");--> statement-breakpoint
CREATE INDEX "activity_replies_seen_idx" ON "activity_replies" USING btree ("next_seen_at") WHERE "activity_replies"."next_seen_at" is not null;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_kind_known" CHECK ("alert_deliveries"."kind" in ('strong_fit', 'monitor', 'reply', 'daily', 'test')) NOT VALID;--> statement-breakpoint
CREATE POLICY "activity_checks_select_own" ON "activity_checks" AS PERMISSIVE FOR SELECT TO "app_user" USING ("activity_checks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_checks_insert_own" ON "activity_checks" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("activity_checks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_checks_update_own" ON "activity_checks" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("activity_checks"."user_id" = (select app.uid())) WITH CHECK ("activity_checks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_checks_delete_own" ON "activity_checks" AS PERMISSIVE FOR DELETE TO "app_user" USING ("activity_checks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_checks_select_worker" ON "activity_checks" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "activity_checks_insert_worker" ON "activity_checks" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "activity_outcomes_select_own" ON "activity_outcomes" AS PERMISSIVE FOR SELECT TO "app_user" USING ("activity_outcomes"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_outcomes_insert_own" ON "activity_outcomes" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("activity_outcomes"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_outcomes_update_own" ON "activity_outcomes" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("activity_outcomes"."user_id" = (select app.uid())) WITH CHECK ("activity_outcomes"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_outcomes_delete_own" ON "activity_outcomes" AS PERMISSIVE FOR DELETE TO "app_user" USING ("activity_outcomes"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_outcomes_select_worker" ON "activity_outcomes" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "activity_outcomes_update_worker" ON "activity_outcomes" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "activity_replies_select_own" ON "activity_replies" AS PERMISSIVE FOR SELECT TO "app_user" USING ("activity_replies"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_replies_insert_own" ON "activity_replies" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("activity_replies"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_replies_update_own" ON "activity_replies" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("activity_replies"."user_id" = (select app.uid())) WITH CHECK ("activity_replies"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_replies_delete_own" ON "activity_replies" AS PERMISSIVE FOR DELETE TO "app_user" USING ("activity_replies"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_replies_select_worker" ON "activity_replies" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "activity_replies_insert_worker" ON "activity_replies" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "activity_replies_update_worker" ON "activity_replies" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);