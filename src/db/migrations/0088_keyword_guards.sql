ALTER TABLE public.keywords FORCE ROW LEVEL SECURITY;
ALTER TABLE public.keyword_places FORCE ROW LEVEL SECURITY;
ALTER TABLE public.keyword_hours FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: what they ask for, and what Reddit says of it. An hour that was counted stays as it is.
GRANT SELECT, DELETE ON public.keywords, public.keyword_places TO app_user;
GRANT INSERT (user_id, keyword) ON public.keywords TO app_user;
GRANT UPDATE (asked_at) ON public.keywords TO app_user;
GRANT INSERT (user_id, keyword_id, community) ON public.keyword_places TO app_user;
GRANT UPDATE (asked_at, counted_from, counted_through) ON public.keyword_places TO app_user;
GRANT SELECT, INSERT ON public.keyword_hours TO app_user;
--> statement-breakpoint
-- app_worker: counts what is stored before it leaves, and forgets what nobody asks for.
GRANT SELECT, DELETE ON public.keywords TO app_worker;
GRANT SELECT ON public.keyword_places TO app_worker;
GRANT UPDATE (counted_through) ON public.keyword_places TO app_worker;
GRANT SELECT, INSERT, DELETE ON public.keyword_hours TO app_worker;
