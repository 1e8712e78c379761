CREATE SCHEMA app;
--> statement-breakpoint
-- Who is asking. Outside asUser() the setting is '' or missing: nobody, who owns no row.
CREATE FUNCTION app.uid() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  SET search_path = ''
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA app TO app_user, app_worker;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.uid() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.uid() TO app_user, app_worker;
