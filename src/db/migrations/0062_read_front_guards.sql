ALTER TABLE reddit.read_front FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON reddit.read_front TO app_worker;
