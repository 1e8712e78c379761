CREATE TABLE "reddit"."verdicts" (
	"post_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"score" real NOT NULL,
	"wants" text NOT NULL,
	"in_trouble" boolean NOT NULL,
	"asks" text,
	"meets" text,
	"fit" text,
	"rank" real,
	"trouble" text,
	"why" text,
	"judge_at" timestamp with time zone,
	"held" text,
	CONSTRAINT "verdicts_post_id_product_id_created_at_pk" PRIMARY KEY("post_id","product_id","created_at"),
	CONSTRAINT "verdicts_fit_known" CHECK ("reddit"."verdicts"."fit" in ('strong', 'fair', 'low')),
	CONSTRAINT "verdicts_held_known" CHECK ("reddit"."verdicts"."held" in ('asked', 'share', 'limit', 'budget', 'failure', 'model')),
	CONSTRAINT "verdicts_judged_whole" CHECK (("reddit"."verdicts"."fit" is null) = ("reddit"."verdicts"."rank" is null) and ("reddit"."verdicts"."fit" is null) = ("reddit"."verdicts"."trouble" is null) and ("reddit"."verdicts"."fit" is null) = ("reddit"."verdicts"."why" is null))
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
ALTER TABLE "reddit"."verdicts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reddit"."posts" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "reddit"."posts" ADD COLUMN "sieved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reddit"."watches" ADD COLUMN "caught_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "verdicts_owner_idx" ON "reddit"."verdicts" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "verdicts_due_idx" ON "reddit"."verdicts" USING btree ("judge_at") WHERE "reddit"."verdicts"."judge_at" is not null and "reddit"."verdicts"."fit" is null;--> statement-breakpoint
CREATE INDEX "verdicts_pending_idx" ON "reddit"."verdicts" USING btree ("product_id") WHERE "reddit"."verdicts"."judge_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_unsieved_idx" ON "reddit"."posts" USING btree ("created_at") WHERE "reddit"."posts"."sieved_at" is null and "reddit"."posts"."removed_by_category" is null and not "reddit"."posts"."over_18";--> statement-breakpoint
CREATE POLICY "posts_select_user" ON "reddit"."posts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("reddit"."posts"."removed_by_category" is null and not "reddit"."posts"."over_18");--> statement-breakpoint
CREATE POLICY "watched_communities_select_user" ON "reddit"."watched_communities" AS PERMISSIVE FOR SELECT TO "app_user" USING ("reddit"."watched_communities"."polled_at" is not null);--> statement-breakpoint
CREATE POLICY "watches_update" ON "reddit"."watches" AS PERMISSIVE FOR UPDATE TO "app_owner", "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verdicts_select_own" ON "reddit"."verdicts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("reddit"."verdicts"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "verdicts_select_worker" ON "reddit"."verdicts" AS PERMISSIVE FOR SELECT TO "app_owner", "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "verdicts_insert_worker" ON "reddit"."verdicts" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verdicts_update_worker" ON "reddit"."verdicts" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verdicts_delete_owner" ON "reddit"."verdicts" AS PERMISSIVE FOR DELETE TO "app_owner" USING (true);