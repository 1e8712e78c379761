-- app_worker: reads posts for a product, on its owner's account.
GRANT SELECT (id, user_id, name, description, facts) ON public.products TO app_worker;
GRANT SELECT (user_id, month, micros) ON public.spending_months TO app_worker;
GRANT INSERT (user_id, task, model, reserved_micros, leased_until) ON public.generations TO app_worker;
GRANT UPDATE (input_tokens, output_tokens) ON public.generations TO app_worker;
