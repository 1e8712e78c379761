CREATE TABLE "thread_marks" (
	"user_id" uuid NOT NULL,
	"post_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"subreddit" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"until" timestamp with time zone,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_marks_user_id_post_id_pk" PRIMARY KEY("user_id","post_id"),
	CONSTRAINT "thread_marks_kind_known" CHECK ("thread_marks"."kind" in ('saved', 'dismissed', 'snoozed')),
	CONSTRAINT "thread_marks_reason_known" CHECK ("thread_marks"."reason" is null or ("thread_marks"."kind" = 'dismissed' and "thread_marks"."reason" in ('off_topic', 'too_old', 'community', 'this_one'))),
	CONSTRAINT "thread_marks_snoozed_until" CHECK (("thread_marks"."kind" = 'snoozed') = ("thread_marks"."until" is not null))
);
--> statement-breakpoint
ALTER TABLE "thread_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "thread_marks" ADD CONSTRAINT "thread_marks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_marks" ADD CONSTRAINT "thread_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_marks_saved_idx" ON "thread_marks" USING btree ("user_id","marked_at" DESC NULLS FIRST) WHERE "thread_marks"."kind" = 'saved';--> statement-breakpoint
CREATE INDEX "thread_marks_product_id_idx" ON "thread_marks" USING btree ("product_id");--> statement-breakpoint
CREATE POLICY "thread_marks_select_own" ON "thread_marks" AS PERMISSIVE FOR SELECT TO "app_user" USING ("thread_marks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_marks_insert_own" ON "thread_marks" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("thread_marks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_marks_update_own" ON "thread_marks" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("thread_marks"."user_id" = (select app.uid())) WITH CHECK ("thread_marks"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "thread_marks_delete_own" ON "thread_marks" AS PERMISSIVE FOR DELETE TO "app_user" USING ("thread_marks"."user_id" = (select app.uid()));