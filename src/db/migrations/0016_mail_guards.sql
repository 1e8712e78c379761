-- app_user: whether they want tips, and what they were written about, to take along.
GRANT UPDATE (tips_by_email) ON public.profiles TO app_user;
GRANT SELECT ON public.mail_occasions TO app_user;
--> statement-breakpoint
-- app_billing: asks for mails about the plan, each once.
GRANT SELECT, INSERT ON public.mail_occasions TO app_billing;
--> statement-breakpoint
-- Whoever had a plan before there was a welcome mail is not new. Policies bind the owner, so they are lifted for this look.
ALTER TABLE public.profiles NO FORCE ROW LEVEL SECURITY;
INSERT INTO public.mail_occasions (user_id, occasion)
  SELECT user_id, 'welcome' FROM public.profiles WHERE subscription_status IS NOT NULL;
ALTER TABLE public.profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE public.mail_occasions FORCE ROW LEVEL SECURITY;
