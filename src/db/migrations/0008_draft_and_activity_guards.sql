ALTER TABLE public.drafts FORCE ROW LEVEL SECURITY;
ALTER TABLE public.generations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.spending_days FORCE ROW LEVEL SECURITY;
ALTER TABLE public.voices FORCE ROW LEVEL SECURITY;
ALTER TABLE public.activity FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: their drafts, voice and log. What a call may cost is settled once and never taken back.
GRANT SELECT, INSERT, DELETE ON public.drafts TO app_user;
GRANT UPDATE (title, content, named, copied_at, updated_at) ON public.drafts TO app_user;
GRANT SELECT ON public.generations TO app_user;
GRANT INSERT (user_id, task, model, reserved_micros) ON public.generations TO app_user;
GRANT UPDATE (spent_micros, input_tokens, output_tokens, outcome, settled_at) ON public.generations TO app_user;
GRANT SELECT, INSERT, DELETE ON public.voices TO app_user;
GRANT UPDATE (samples, updated_at) ON public.voices TO app_user;
GRANT SELECT, INSERT, DELETE ON public.activity TO app_user;
--> statement-breakpoint
-- app_worker: settles what a server that died left open.
GRANT SELECT ON public.generations TO app_worker;
GRANT UPDATE (spent_micros, outcome, settled_at) ON public.generations TO app_worker;
--> statement-breakpoint
-- One sum for everybody, without a look at anybody's rows. False: the day's budget doesn't allow it, and nothing was counted.
CREATE FUNCTION app.count_spending(on_day date, delta bigint, budget bigint) RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  INSERT INTO public.spending_days (day) VALUES (on_day) ON CONFLICT DO NOTHING;
  UPDATE public.spending_days SET micros = micros + delta
    WHERE day = on_day AND (delta <= 0 OR budget IS NULL OR micros + delta <= budget);
  RETURN FOUND;
END $$;
--> statement-breakpoint
CREATE FUNCTION app.spent_on(on_day date) RETURNS bigint
  LANGUAGE sql STABLE
  SECURITY DEFINER
  SET search_path = ''
  AS $$ SELECT coalesce((SELECT micros FROM public.spending_days WHERE day = on_day), 0) $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.count_spending(date, bigint, bigint), app.spent_on(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.count_spending(date, bigint, bigint) TO app_user, app_worker;
GRANT EXECUTE ON FUNCTION app.spent_on(date) TO app_user, app_worker;
