CREATE TABLE "spending_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spending_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "spending_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trial_reminded_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "billing_settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "quiet_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spending_months" ADD CONSTRAINT "spending_months_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "generations_select_owner" ON "generations" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "uploads_update_worker" ON "uploads" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "spending_months_select_own" ON "spending_months" AS PERMISSIVE FOR SELECT TO "app_user" USING ("spending_months"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "spending_months_insert_own" ON "spending_months" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("spending_months"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "spending_months_update_own" ON "spending_months" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("spending_months"."user_id" = (select app.uid())) WITH CHECK ("spending_months"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "spending_months_delete_own" ON "spending_months" AS PERMISSIVE FOR DELETE TO "app_user" USING ("spending_months"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "spending_months_select_owner" ON "spending_months" AS PERMISSIVE FOR SELECT TO "app_owner" USING (true);--> statement-breakpoint
CREATE POLICY "spending_months_insert_owner" ON "spending_months" AS PERMISSIVE FOR INSERT TO "app_owner" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "spending_months_update_owner" ON "spending_months" AS PERMISSIVE FOR UPDATE TO "app_owner" USING (true) WITH CHECK (true);