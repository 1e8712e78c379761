GRANT UPDATE (address) ON public.activity TO app_user;
