GRANT UPDATE (is_closed) ON reddit.watched_communities TO app_worker;
