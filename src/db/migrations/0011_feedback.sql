CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text NOT NULL,
	"rating" smallint,
	"may_reply" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_message_length" CHECK (length("feedback"."message") between 1 and 4000),
	CONSTRAINT "feedback_rating_known" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_newest_idx" ON "feedback" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "feedback_select_own" ON "feedback" AS PERMISSIVE FOR SELECT TO "app_user" USING ("feedback"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "feedback_insert_own" ON "feedback" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("feedback"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "feedback_update_own" ON "feedback" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("feedback"."user_id" = (select app.uid())) WITH CHECK ("feedback"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "feedback_delete_own" ON "feedback" AS PERMISSIVE FOR DELETE TO "app_user" USING ("feedback"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "feedback_select_worker" ON "feedback" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);