ALTER TABLE public.thread_lessons FORCE ROW LEVEL SECURITY;
ALTER TABLE public.forgotten_habits FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: what they did with a thread is the last word; what it was called when they first did something stays.
GRANT SELECT, INSERT, DELETE ON public.thread_lessons TO app_user;
GRANT UPDATE (did, reason, noted_at) ON public.thread_lessons TO app_user;
GRANT SELECT, INSERT, DELETE ON public.forgotten_habits TO app_user;
GRANT UPDATE (forgotten_at) ON public.forgotten_habits TO app_user;
