ALTER TABLE "alert_channels" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."session"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- A browser that subscribes anew does so in a session of its own.
GRANT UPDATE (session_id) ON public.alert_channels TO app_user;
