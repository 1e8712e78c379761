CREATE TABLE "mail_occasions" (
	"user_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_occasions_user_id_occasion_pk" PRIMARY KEY("user_id","occasion")
);
--> statement-breakpoint
ALTER TABLE "mail_occasions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "tips_by_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_occasions" ADD CONSTRAINT "mail_occasions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_trial_ends_idx" ON "profiles" USING btree ("trial_ends_at") WHERE "profiles"."subscription_status" = 'trialing';--> statement-breakpoint
CREATE POLICY "mail_occasions_select_own" ON "mail_occasions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("mail_occasions"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "mail_occasions_insert_own" ON "mail_occasions" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("mail_occasions"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "mail_occasions_update_own" ON "mail_occasions" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("mail_occasions"."user_id" = (select app.uid())) WITH CHECK ("mail_occasions"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "mail_occasions_delete_own" ON "mail_occasions" AS PERMISSIVE FOR DELETE TO "app_user" USING ("mail_occasions"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "mail_occasions_select_billing" ON "mail_occasions" AS PERMISSIVE FOR SELECT TO "app_billing" USING (true);--> statement-breakpoint
CREATE POLICY "mail_occasions_insert_billing" ON "mail_occasions" AS PERMISSIVE FOR INSERT TO "app_billing" WITH CHECK (true);