-- A product's owner writes its profile. A worker reads it, and writes one where there is none yet.
GRANT UPDATE (profile) ON public.products TO app_user;
GRANT SELECT (website, profile) ON public.products TO app_worker;
GRANT UPDATE (profile) ON public.products TO app_worker;
--> statement-breakpoint
-- A worker writes nothing but profiles, and those within the limit or beyond it.
CREATE OR REPLACE FUNCTION app.hold_product_limit() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
DECLARE
  allowed integer;
  earlier integer;
BEGIN
  -- Migrations, workers and the people who run the database are not customers.
  IF current_user IN ('app_owner', 'app_worker')
    OR (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
    RETURN NEW;
  END IF;
  SELECT app.product_limit(plan_type, subscription_status, has_completed_onboarding) INTO allowed
    FROM public.profiles WHERE user_id = NEW.user_id FOR UPDATE;
  SELECT count(*) INTO earlier FROM public.products
    WHERE user_id = NEW.user_id
      AND (TG_OP = 'INSERT' OR (created_at, id) < (OLD.created_at, OLD.id));
  IF earlier >= coalesce(allowed, 0) THEN
    RAISE EXCEPTION 'product limit reached' USING ERRCODE = 'TL402';
  END IF;
  RETURN NEW;
END $$;
