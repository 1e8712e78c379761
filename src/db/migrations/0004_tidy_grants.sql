-- The worker removes expired sessions and links; its policies show it nothing else, and no token in any case.
GRANT USAGE ON SCHEMA auth TO app_worker;
GRANT SELECT (id, expires_at), DELETE ON auth.session, auth.verification TO app_worker;
