ALTER TABLE auth.two_factor FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.two_factor TO app_auth;
--> statement-breakpoint
-- app_user: their goal, and what we know of their way to the till, so that they can take it with them.
GRANT UPDATE (comments_from, comments_to, posts_from, posts_to) ON public.profiles TO app_user;
GRANT SELECT ON public.checkout_intents TO app_user;
--> statement-breakpoint
-- app_worker: removes accounts whose owner asked for it; its policies show it no others.
GRANT SELECT (id, deletion_asked_at), DELETE ON auth."user" TO app_worker;
