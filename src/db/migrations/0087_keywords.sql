CREATE TABLE "keyword_hours" (
	"user_id" uuid NOT NULL,
	"keyword_id" uuid NOT NULL,
	"community" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"posts" integer NOT NULL,
	"median_score" real NOT NULL,
	"median_comments" real NOT NULL,
	CONSTRAINT "keyword_hours_user_id_keyword_id_community_hour_pk" PRIMARY KEY("user_id","keyword_id","community","hour")
);
--> statement-breakpoint
ALTER TABLE "keyword_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "keyword_places" (
	"user_id" uuid NOT NULL,
	"keyword_id" uuid NOT NULL,
	"community" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counted_from" timestamp with time zone,
	"counted_through" timestamp with time zone,
	CONSTRAINT "keyword_places_user_id_keyword_id_community_pk" PRIMARY KEY("user_id","keyword_id","community"),
	CONSTRAINT "keyword_places_counted_whole" CHECK (("keyword_places"."counted_from" is null) = ("keyword_places"."counted_through" is null))
);
--> statement-breakpoint
ALTER TABLE "keyword_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "keywords" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"keyword" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keywords_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "keywords_once" UNIQUE("user_id","keyword"),
	CONSTRAINT "keywords_short" CHECK (char_length("keywords"."keyword") between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "keywords" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "keyword_hours" ADD CONSTRAINT "keyword_hours_place_fk" FOREIGN KEY ("user_id","keyword_id","community") REFERENCES "public"."keyword_places"("user_id","keyword_id","community") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_places" ADD CONSTRAINT "keyword_places_user_id_keyword_id_keywords_user_id_id_fk" FOREIGN KEY ("user_id","keyword_id") REFERENCES "public"."keywords"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_hours_hour_idx" ON "keyword_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "keyword_places_counted_through_idx" ON "keyword_places" USING btree ("counted_through");--> statement-breakpoint
CREATE INDEX "keywords_asked_at_idx" ON "keywords" USING btree ("asked_at");--> statement-breakpoint
CREATE POLICY "keyword_hours_select_own" ON "keyword_hours" AS PERMISSIVE FOR SELECT TO "app_user" USING ("keyword_hours"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_hours_insert_own" ON "keyword_hours" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("keyword_hours"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_hours_update_own" ON "keyword_hours" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("keyword_hours"."user_id" = (select app.uid())) WITH CHECK ("keyword_hours"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_hours_delete_own" ON "keyword_hours" AS PERMISSIVE FOR DELETE TO "app_user" USING ("keyword_hours"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_hours_select_worker" ON "keyword_hours" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "keyword_hours_insert_worker" ON "keyword_hours" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "keyword_hours_delete_worker" ON "keyword_hours" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "keyword_places_select_own" ON "keyword_places" AS PERMISSIVE FOR SELECT TO "app_user" USING ("keyword_places"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_places_insert_own" ON "keyword_places" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("keyword_places"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_places_update_own" ON "keyword_places" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("keyword_places"."user_id" = (select app.uid())) WITH CHECK ("keyword_places"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_places_delete_own" ON "keyword_places" AS PERMISSIVE FOR DELETE TO "app_user" USING ("keyword_places"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keyword_places_select_worker" ON "keyword_places" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "keyword_places_update_worker" ON "keyword_places" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "keywords_select_own" ON "keywords" AS PERMISSIVE FOR SELECT TO "app_user" USING ("keywords"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keywords_insert_own" ON "keywords" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("keywords"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keywords_update_own" ON "keywords" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("keywords"."user_id" = (select app.uid())) WITH CHECK ("keywords"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keywords_delete_own" ON "keywords" AS PERMISSIVE FOR DELETE TO "app_user" USING ("keywords"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "keywords_select_worker" ON "keywords" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "keywords_delete_worker" ON "keywords" AS PERMISSIVE FOR DELETE TO "app_worker" USING (true);