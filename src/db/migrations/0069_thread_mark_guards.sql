ALTER TABLE public.thread_marks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: their own marks, the last word about a thread in the place of the one before.
GRANT SELECT, INSERT, DELETE ON public.thread_marks TO app_user;
GRANT UPDATE (product_id, subreddit, kind, reason, until, marked_at) ON public.thread_marks TO app_user;
