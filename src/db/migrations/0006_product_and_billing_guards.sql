ALTER TABLE public.uploads FORCE ROW LEVEL SECURITY;
ALTER TABLE public.checkout_intents FORCE ROW LEVEL SECURITY;
ALTER TABLE public.stripe_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: notes uploads and facts of their own; nothing of billing is theirs to write.
GRANT SELECT, INSERT, DELETE ON public.uploads TO app_user;
GRANT UPDATE (facts) ON public.products TO app_user;
--> statement-breakpoint
-- app_billing: what Stripe says about an account, and nothing else of it.
REVOKE UPDATE (plan_type, subscription_status, subscription_end, trial_ends_at, stripe_customer_id, has_completed_onboarding)
  ON public.profiles FROM app_worker;
GRANT USAGE ON SCHEMA app TO app_billing;
GRANT SELECT ON public.profiles TO app_billing;
GRANT UPDATE (plan_type, subscription_status, subscription_end, trial_ends_at, stripe_customer_id, has_completed_onboarding,
  cancel_at_period_end, trial_used_at, billing_ticket, billing_synced_at, billing_leased_until)
  ON public.profiles TO app_billing;
GRANT SELECT, INSERT, DELETE ON public.checkout_intents TO app_billing;
GRANT UPDATE (session_id) ON public.checkout_intents TO app_billing;
GRANT SELECT, INSERT, DELETE ON public.stripe_events TO app_billing;
GRANT INSERT (topic, payload) ON public.outbox TO app_billing;
--> statement-breakpoint
-- app_worker: removes files that no product uses any more.
GRANT SELECT (icon) ON public.products TO app_worker;
GRANT SELECT, DELETE ON public.uploads TO app_worker;
--> statement-breakpoint
CREATE SEQUENCE app.billing_ticket;
GRANT USAGE ON SEQUENCE app.billing_ticket TO app_billing;
--> statement-breakpoint
-- How many products an account may write. Before onboarding is done one is free, so that it can be set up before paying;
-- a plan whose payment failed keeps its products, but only to read.
CREATE FUNCTION app.product_limit(plan text, status text, onboarded boolean) RETURNS integer
  LANGUAGE sql IMMUTABLE
  SET search_path = ''
  RETURN CASE
    WHEN plan = 'free' THEN CASE WHEN onboarded THEN 0 ELSE 1 END
    WHEN status IS NULL OR status NOT IN ('active', 'trialing') THEN 0
    WHEN plan = 'plus' THEN 3
    ELSE 1
  END;
--> statement-breakpoint
-- The oldest products up to the limit can be written. The profile's row is locked, so that two requests count one by one.
CREATE FUNCTION app.hold_product_limit() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
DECLARE
  allowed integer;
  earlier integer;
BEGIN
  -- Migrations and the people who run the database are not customers.
  IF current_user = 'app_owner' OR (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
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
--> statement-breakpoint
CREATE TRIGGER hold_product_limit BEFORE INSERT OR UPDATE ON public.products
  FOR EACH ROW EXECUTE FUNCTION app.hold_product_limit();
