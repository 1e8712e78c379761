GRANT INSERT (leased_until), UPDATE (leased_until) ON public.generations TO app_user;
