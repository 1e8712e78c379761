ALTER TABLE public.set_thread_reminders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: their own wishes. What the rules say of a thread by now takes the place of what they said before.
GRANT SELECT, INSERT, DELETE ON public.set_thread_reminders TO app_user;
GRANT UPDATE (name, weekdays) ON public.set_thread_reminders TO app_user;
