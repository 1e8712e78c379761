ALTER TABLE public.activity_outcomes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.activity_checks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE public.activity_replies FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: what is followed begins with an address and ends with the next one; everything that is seen is the workers'.
GRANT SELECT, DELETE ON public.activity_outcomes TO app_user;
--> statement-breakpoint
GRANT INSERT (activity_id, user_id, kind, fullname, share, thread_id, subreddit, state, posted_at, next_check_at, next_look_at) ON public.activity_outcomes TO app_user;
--> statement-breakpoint
GRANT SELECT ON public.activity_checks, public.activity_replies TO app_user;
--> statement-breakpoint
GRANT UPDATE (state) ON public.activity_replies TO app_user;
--> statement-breakpoint
GRANT SELECT ON public.activity_outcomes, public.activity_checks, public.activity_replies TO app_worker;
--> statement-breakpoint
GRANT UPDATE (fullname, share, thread_id, subreddit, state, score, replies, checked_at, up_seen_at, down_seen_at, next_check_at, thread_count, read_count, next_look_at, next_read_at)
  ON public.activity_outcomes TO app_worker;
--> statement-breakpoint
GRANT INSERT ON public.activity_checks, public.activity_replies TO app_worker;
--> statement-breakpoint
GRANT UPDATE (state, next_seen_at) ON public.activity_replies TO app_worker;
--> statement-breakpoint
GRANT UPDATE (replies) ON public.alert_channels TO app_user;
