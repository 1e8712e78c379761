GRANT UPDATE (mention) ON public.drafts TO app_user;
