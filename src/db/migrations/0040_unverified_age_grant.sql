-- app_worker: removes accounts whose address nobody has confirmed only once they are seven days old.
GRANT SELECT (created_at) ON auth."user" TO app_worker;
