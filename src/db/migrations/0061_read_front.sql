CREATE TABLE "reddit"."read_front" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"through" bigint NOT NULL,
	"whole_from" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"missing" jsonb NOT NULL,
	CONSTRAINT "read_front_only_one" CHECK ("reddit"."read_front"."is_only")
);
--> statement-breakpoint
ALTER TABLE "reddit"."read_front" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_front_select_worker" ON "reddit"."read_front" AS PERMISSIVE FOR SELECT TO "app_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_front_insert_worker" ON "reddit"."read_front" AS PERMISSIVE FOR INSERT TO "app_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_front_update_worker" ON "reddit"."read_front" AS PERMISSIVE FOR UPDATE TO "app_worker" USING (true) WITH CHECK (true);