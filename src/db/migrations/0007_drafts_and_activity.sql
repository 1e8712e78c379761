CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"draft_id" uuid,
	"kind" text NOT NULL,
	"subreddit" text,
	"post_id" text,
	"named" boolean NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_draftId_unique" UNIQUE("draft_id"),
	CONSTRAINT "activity_kind_known" CHECK ("activity"."kind" in ('comment', 'post'))
);
--> statement-breakpoint
ALTER TABLE "activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"task" text NOT NULL,
	"mode" text NOT NULL,
	"subreddit" text,
	"post_id" text,
	"title" text,
	"content" text NOT NULL,
	"named" boolean NOT NULL,
	"prompt_version" text NOT NULL,
	"copied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_task_known" CHECK ("drafts"."task" in ('comment', 'post', 'rewrite')),
	CONSTRAINT "drafts_mode_known" CHECK ("drafts"."mode" in ('mention_disclosed', 'no_mention', 'notes_only'))
);
--> statement-breakpoint
ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"task" text NOT NULL,
	"model" text NOT NULL,
	"reserved_micros" bigint NOT NULL,
	"spent_micros" bigint,
	"input_tokens" integer,
	"output_tokens" integer,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "generations_reserved_positive" CHECK ("generations"."reserved_micros" >= 0),
	CONSTRAINT "generations_settled_whole" CHECK (("generations"."settled_at" is null) = ("generations"."spent_micros" is null))
);
--> statement-breakpoint
ALTER TABLE "generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "spending_days" (
	"day" date PRIMARY KEY NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spending_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"samples" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voices_at_most_five" CHECK (cardinality("voices"."samples") <= 5)
);
--> statement-breakpoint
ALTER TABLE "voices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_newest_idx" ON "activity" USING btree ("user_id","posted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_product_id_idx" ON "activity" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "drafts_newest_idx" ON "drafts" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "drafts_product_id_idx" ON "drafts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "generations_newest_idx" ON "generations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generations_open_idx" ON "generations" USING btree ("created_at") WHERE "generations"."settled_at" is null;--> statement-breakpoint
CREATE POLICY "activity_select_own" ON "activity" AS PERMISSIVE FOR SELECT TO "app_user" USING ("activity"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_insert_own" ON "activity" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("activity"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_update_own" ON "activity" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("activity"."user_id" = (select app.uid())) WITH CHECK ("activity"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "activity_delete_own" ON "activity" AS PERMISSIVE FOR DELETE TO "app_user" USING ("activity"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "drafts_select_own" ON "drafts" AS PERMISSIVE FOR SELECT TO "app_user" USING ("drafts"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "drafts_insert_own" ON "drafts" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("drafts"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "drafts_update_own" ON "drafts" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("drafts"."user_id" = (select app.uid())) WITH CHECK ("drafts"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "drafts_delete_own" ON "drafts" AS PERMISSIVE FOR DELETE TO "app_user" USING ("drafts"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "generations_select_own" ON "generations" AS PERMISSIVE FOR SELECT TO "app_user" USING ("generations"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "generations_insert_own" ON "generations" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("generations"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "generations_update_own" ON "generations" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("generations"."user_id" = (select app.uid())) WITH CHECK ("generations"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "generations_delete_own" ON "generations" AS PERMISSIVE FOR DELETE TO "app_user" USING ("generations"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "generations_select_worker" ON "generations" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "generations_update_worker" ON "generations" AS PERMISSIVE FOR UPDATE TO "app_worker" USING ("generations"."settled_at" is null) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "spending_days_select_owner" ON "spending_days" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "spending_days_insert_owner" ON "spending_days" AS PERMISSIVE FOR INSERT TO "app_owner" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "spending_days_update_owner" ON "spending_days" AS PERMISSIVE FOR UPDATE TO "app_owner" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "voices_select_own" ON "voices" AS PERMISSIVE FOR SELECT TO "app_user" USING ("voices"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "voices_insert_own" ON "voices" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("voices"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "voices_update_own" ON "voices" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("voices"."user_id" = (select app.uid())) WITH CHECK ("voices"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "voices_delete_own" ON "voices" AS PERMISSIVE FOR DELETE TO "app_user" USING ("voices"."user_id" = (select app.uid()));