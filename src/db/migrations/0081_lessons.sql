CREATE TABLE "forgotten_habits" (
	"user_id" uuid NOT NULL,
	"habit_id" text NOT NULL,
	"forgotten_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forgotten_habits_user_id_habit_id_pk" PRIMARY KEY("user_id","habit_id")
);
--> statement-breakpoint
ALTER TABLE "forgotten_habits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "thread_lessons" (
	"user_id" uuid NOT NULL,
	"post_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"community" text NOT NULL,
	"wants" text NOT NULL,
	"meets" text,
	"age" text NOT NULL,
	"did" text NOT NULL,
	"reason" text,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_lessons_user_id_post_id_pk" PRIMARY KEY("user_id","post_id"),
	CONSTRAINT "thread_lessons_age_known" CHECK ("thread_lessons"."age" in ('hours', 'half_day', 'day')),
	CONSTRAINT "thread_lessons_did_known" CHECK ("thread_lessons"."did" in ('dismissed', 'saved', 'drafted', 'answered')),
	CONSTRAINT "thread_lessons_reason_known" CHECK ("thread_lessons"."reason" is null or ("thread_lessons"."did" = 'dismissed' and "thread_lessons"."reason" in ('off_topic', 'too_old', 'community', 'this_one')))
);
--> statement-breakpoint
ALTER TABLE "thread_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "forgotten_habits" ADD CONSTRAINT "forgotten_habits_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_lessons" ADD CONSTRAINT "thread_lessons_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_lessons" ADD CONSTRAINT "thread_lessons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_lessons_latest_idx" ON "thread_lessons" USING btree ("user_id","noted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thread_lessons_product_id_idx" ON "thread_lessons" USING btree ("product_id");--> statement-breakpoint
CREATE POLICY "forgotten_habits_select_own" ON "forgotten_habits" AS PERMISSIVE FOR SELECT TO "app_user" USING ("forgotten_habits"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "forgotten_habits_insert_own" ON "forgotten_habits" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("forgotten_habits"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "forgotten_habits_update_own" ON "forgotten_habits" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("forgotten_habits"."user_id" = (select app.uid())) WITH CHECK ("forgotten_habits"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "forgotten_habits_delete_own" ON "forgotten_habits" AS PERMISSIVE FOR DELETE TO "app_user" USING ("forgotten_habits"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_lessons_select_own" ON "thread_lessons" AS PERMISSIVE FOR SELECT TO "app_user" USING ("thread_lessons"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_lessons_insert_own" ON "thread_lessons" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("thread_lessons"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_lessons_update_own" ON "thread_lessons" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("thread_lessons"."user_id" = (select app.uid())) WITH CHECK ("thread_lessons"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_lessons_delete_own" ON "thread_lessons" AS PERMISSIVE FOR DELETE TO "app_user" USING ("thread_lessons"."user_id" = (select app.uid()));