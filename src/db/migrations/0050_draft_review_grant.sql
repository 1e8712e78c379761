GRANT UPDATE (review) ON public.drafts TO app_user;
