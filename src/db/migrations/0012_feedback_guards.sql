ALTER TABLE public.feedback FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: writes and reads what they said themselves; it is never changed.
GRANT SELECT ON public.feedback TO app_user;
GRANT INSERT (user_id, message, rating, may_reply) ON public.feedback TO app_user;
--> statement-breakpoint
-- app_worker: for those who read it all.
GRANT SELECT ON public.feedback TO app_worker;
