CREATE TABLE "set_thread_reminders" (
	"user_id" uuid NOT NULL,
	"community" text NOT NULL,
	"thread" text NOT NULL,
	"name" text,
	"weekdays" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "set_thread_reminders_user_id_community_thread_pk" PRIMARY KEY("user_id","community","thread"),
	CONSTRAINT "set_thread_reminders_short" CHECK (length("set_thread_reminders"."thread") <= 80 and length("set_thread_reminders"."name") <= 80),
	CONSTRAINT "set_thread_reminders_dated" CHECK (cardinality("set_thread_reminders"."weekdays") between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "set_thread_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "set_thread_reminders" ADD CONSTRAINT "set_thread_reminders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "set_thread_reminders_select_own" ON "set_thread_reminders" AS PERMISSIVE FOR SELECT TO "app_user" USING ("set_thread_reminders"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "set_thread_reminders_insert_own" ON "set_thread_reminders" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("set_thread_reminders"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "set_thread_reminders_update_own" ON "set_thread_reminders" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("set_thread_reminders"."user_id" = (select app.uid())) WITH CHECK ("set_thread_reminders"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "set_thread_reminders_delete_own" ON "set_thread_reminders" AS PERMISSIVE FOR DELETE TO "app_user" USING ("set_thread_reminders"."user_id" = (select app.uid()));