-- Policies bind the owner too: without FORCE a query that runs as the owner sees every row.
ALTER TABLE auth."user" FORCE ROW LEVEL SECURITY;
ALTER TABLE auth.session FORCE ROW LEVEL SECURITY;
ALTER TABLE auth.account FORCE ROW LEVEL SECURITY;
ALTER TABLE auth.verification FORCE ROW LEVEL SECURITY;
ALTER TABLE public.profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE public.products FORCE ROW LEVEL SECURITY;
ALTER TABLE public.support FORCE ROW LEVEL SECURITY;
ALTER TABLE public.outbox FORCE ROW LEVEL SECURITY;
ALTER TABLE public.processed FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_auth: better-auth's schema and adding work to the outbox, nothing else.
GRANT USAGE ON SCHEMA auth TO app_auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO app_auth;
GRANT INSERT (topic, payload) ON public.outbox TO app_auth;
--> statement-breakpoint
-- app_user: their own rows, and only the columns that are theirs to write.
GRANT SELECT ON public.profiles, public.products, public.support TO app_user;
GRANT UPDATE (full_name, avatar_url, has_completed_onboarding) ON public.profiles TO app_user;
GRANT INSERT, DELETE ON public.products TO app_user;
GRANT UPDATE (name, description, icon, website, subreddits, updated_at) ON public.products TO app_user;
GRANT INSERT (user_id, name, email, support_type, title, content) ON public.support TO app_user;
GRANT INSERT (topic, payload) ON public.outbox TO app_user;
--> statement-breakpoint
-- app_worker: the queue's own tables and what billing tells it about a profile.
GRANT SELECT, DELETE ON public.outbox TO app_worker;
GRANT INSERT (topic, payload) ON public.outbox TO app_worker;
GRANT UPDATE (payload, enqueued_at, leased_until, attempts, done_at, failed_at, last_error) ON public.outbox TO app_worker;
GRANT SELECT, INSERT, DELETE ON public.processed TO app_worker;
GRANT SELECT ON public.profiles TO app_worker;
GRANT UPDATE (plan_type, subscription_status, subscription_end, trial_ends_at, stripe_customer_id, has_completed_onboarding)
  ON public.profiles TO app_worker;
--> statement-breakpoint
-- The profile is born with the account, in its transaction, whoever creates it.
CREATE FUNCTION app.create_profile() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  INSERT INTO public.profiles (user_id, full_name, email, avatar_url)
  VALUES (NEW.id, nullif(NEW.name, ''), NEW.email, NEW.image);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.create_profile() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER create_profile AFTER INSERT ON auth."user"
  FOR EACH ROW EXECUTE FUNCTION app.create_profile();
--> statement-breakpoint
-- Only the trigger above runs as the owner, and only a fresh, unpaid profile may be born this way.
CREATE POLICY profiles_insert_with_account ON public.profiles FOR INSERT TO app_owner
  WITH CHECK (plan_type = 'free' AND stripe_customer_id IS NULL AND NOT has_completed_onboarding);
--> statement-breakpoint
-- A session slides by seven days at each use, but ends for good thirty days after sign-in.
CREATE FUNCTION app.cap_session() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '30 days');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER cap_session BEFORE INSERT OR UPDATE ON auth.session
  FOR EACH ROW EXECUTE FUNCTION app.cap_session();
