-- Those who ask for work say how urgent it is; when it is tried again, only the worker does.
GRANT INSERT (urgency) ON public.outbox TO app_auth, app_user, app_worker, app_billing, app_support;
GRANT UPDATE (due_at) ON public.outbox TO app_worker;
