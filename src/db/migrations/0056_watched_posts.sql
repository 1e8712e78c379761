CREATE SCHEMA "reddit";
--> statement-breakpoint
CREATE TABLE "reddit"."community_hours" (
	"hour" timestamp with time zone NOT NULL,
	"community" text NOT NULL,
	"posts" integer NOT NULL,
	"removed" integer NOT NULL,
	"median_score" real,
	"median_comments" real,
	CONSTRAINT "community_hours_community_hour_pk" PRIMARY KEY("community","hour")
);
--> statement-breakpoint
ALTER TABLE "reddit"."community_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reddit"."posts" (
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"community" text NOT NULL,
	"subreddit" text NOT NULL,
	"title" text NOT NULL,
	"selftext" text NOT NULL,
	"author" text NOT NULL,
	"url" text,
	"permalink" text NOT NULL,
	"score" integer NOT NULL,
	"num_comments" integer NOT NULL,
	"upvote_ratio" real NOT NULL,
	"locked" boolean NOT NULL,
	"archived" boolean NOT NULL,
	"stickied" boolean NOT NULL,
	"over_18" boolean NOT NULL,
	"removed_by_category" text,
	"arrived_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_id_created_at_pk" PRIMARY KEY("id","created_at"),
	CONSTRAINT "posts_removed_without_words" CHECK (("reddit"."posts"."removed_by_category" is null and not "reddit"."posts"."over_18")
        or ("reddit"."posts"."title" = '' and "reddit"."posts"."selftext" = '' and "reddit"."posts"."author" = '' and "reddit"."posts"."permalink" = '' and "reddit"."posts"."url" is null))
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
ALTER TABLE "reddit"."posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNLOGGED TABLE "reddit"."store_mark" (
	"begun_at" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reddit"."store_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reddit"."watched_communities" (
	"name" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"posts_per_day" real,
	"every_minutes" smallint DEFAULT 1 NOT NULL,
	"next_poll_at" timestamp with time zone DEFAULT now() NOT NULL,
	"polled_at" timestamp with time zone,
	"complete_since" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "watched_communities_every_known" CHECK ("reddit"."watched_communities"."every_minutes" in (1, 2, 3, 4, 6, 8, 12, 16, 24, 32))
);
--> statement-breakpoint
ALTER TABLE "reddit"."watched_communities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reddit"."watches" (
	"community" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "watches_community_product_id_pk" PRIMARY KEY("community","product_id")
);
--> statement-breakpoint
ALTER TABLE "reddit"."watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reddit"."watches" ADD CONSTRAINT "watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_hours_hour_idx" ON "reddit"."community_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "posts_newest_idx" ON "reddit"."posts" USING btree ("community","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_seen_idx" ON "reddit"."posts" USING btree ("seen_at") WHERE "reddit"."posts"."removed_by_category" is null and not "reddit"."posts"."over_18";--> statement-breakpoint
CREATE INDEX "posts_check_idx" ON "reddit"."posts" USING btree ("check_at") WHERE "reddit"."posts"."removed_by_category" is null and not "reddit"."posts"."over_18";--> statement-breakpoint
CREATE INDEX "watched_communities_due_idx" ON "reddit"."watched_communities" USING btree ("every_minutes","next_poll_at") WHERE "reddit"."watched_communities"."products" > 0;--> statement-breakpoint
CREATE INDEX "watched_communities_unwatched_idx" ON "reddit"."watched_communities" USING btree ("name") WHERE "reddit"."watched_communities"."products" = 0;--> statement-breakpoint
CREATE INDEX "watches_product_idx" ON "reddit"."watches" USING btree ("product_id");--> statement-breakpoint
CREATE POLICY "products_select_owner" ON "products" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "profiles_select_owner" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "community_hours_select_worker" ON "reddit"."community_hours" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "community_hours_insert_worker" ON "reddit"."community_hours" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "community_hours_delete_worker" ON "reddit"."community_hours" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "posts_select_worker" ON "reddit"."posts" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "posts_insert_worker" ON "reddit"."posts" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "posts_update_worker" ON "reddit"."posts" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "store_mark_select" ON "reddit"."store_mark" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "store_mark_insert" ON "reddit"."store_mark" AS PERMISSIVE FOR INSERT TO "app_owner" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "watched_communities_select" ON "reddit"."watched_communities" AS PERMISSIVE FOR SELECT TO "app_owner", "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "watched_communities_update" ON "reddit"."watched_communities" AS PERMISSIVE FOR UPDATE TO "app_owner", "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "watched_communities_insert" ON "reddit"."watched_communities" AS PERMISSIVE FOR INSERT TO "app_owner" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "watches_select" ON "reddit"."watches" AS PERMISSIVE FOR SELECT TO "app_owner", "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "watches_insert" ON "reddit"."watches" AS PERMISSIVE FOR INSERT TO "app_owner" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "watches_delete" ON "reddit"."watches" AS PERMISSIVE FOR DELETE TO "app_owner" USING (true);