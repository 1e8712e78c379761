-- Feedback is read by whoever answers tickets. Nothing in the worker reads it.
REVOKE SELECT ON public.feedback FROM app_worker;
DROP POLICY "feedback_select_worker" ON "feedback";
--> statement-breakpoint
GRANT SELECT ON public.feedback TO app_support;
CREATE POLICY "feedback_select_support" ON "feedback" AS PERMISSIVE FOR SELECT TO "app_support" USING (true);
--> statement-breakpoint
ALTER POLICY "profiles_select_support" ON "profiles" TO app_support USING (exists (select 1 from support where support.user_id = "profiles"."user_id")
        or exists (select 1 from feedback where feedback.user_id = "profiles"."user_id" and feedback.may_reply));
