ALTER TABLE auth.sign_up FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON auth.sign_up TO app_auth;
--> statement-breakpoint
GRANT SELECT (id, expires_at), DELETE ON auth.sign_up TO app_worker;
--> statement-breakpoint
-- app_worker: removes accounts from before the rule that each has a confirmed address; it sees no others but those of leavers.
GRANT SELECT (email_verified) ON auth."user" TO app_worker;
