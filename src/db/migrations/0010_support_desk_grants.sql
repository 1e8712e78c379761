-- app_support: reads tickets and answers them. Unlike the worker it can't read the outbox, where sign-in links wait, and of an
-- account it sees nothing but the e-mail.
GRANT SELECT ON public.support TO app_support;
GRANT UPDATE (status, support_reply, support_name, support_reply_time) ON public.support TO app_support;
GRANT SELECT (user_id, email) ON public.profiles TO app_support;
GRANT INSERT (topic, payload) ON public.outbox TO app_support;
