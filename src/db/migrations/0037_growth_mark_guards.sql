ALTER TABLE public.spending_months FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON public.spending_months TO app_user;
GRANT UPDATE (billing_settled, trial_reminded_for) ON public.profiles TO app_billing;
GRANT UPDATE (quiet_until) ON public.uploads TO app_worker;
--> statement-breakpoint
-- Open calls count at what they may cost at most, settled ones at what they did cost. The first call of a month adds up what there
-- is, so that a month that began before this table is whole too.
CREATE FUNCTION app.count_own_spending() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
DECLARE
  first_day date := date_trunc('month', NEW.created_at AT TIME ZONE 'utc')::date;
  counted bigint := coalesce(NEW.spent_micros, NEW.reserved_micros);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    counted := counted - coalesce(OLD.spent_micros, OLD.reserved_micros);
  END IF;
  UPDATE public.spending_months SET micros = micros + counted WHERE user_id = NEW.user_id AND month = first_day;
  IF FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.spending_months AS kept (user_id, month, micros)
    SELECT NEW.user_id, first_day, sum(coalesce(spent_micros, reserved_micros)) FROM public.generations
    WHERE user_id = NEW.user_id AND created_at >= first_day::timestamp AT TIME ZONE 'utc'
      AND created_at < (first_day + interval '1 month') AT TIME ZONE 'utc'
    ON CONFLICT (user_id, month) DO UPDATE SET micros = kept.micros + counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.count_own_spending() FROM PUBLIC;
CREATE TRIGGER count_own_spending AFTER INSERT OR UPDATE OF spent_micros ON public.generations
  FOR EACH ROW EXECUTE FUNCTION app.count_own_spending();
