ALTER TABLE reddit.watches FORCE ROW LEVEL SECURITY;
ALTER TABLE reddit.watched_communities FORCE ROW LEVEL SECURITY;
ALTER TABLE reddit.posts FORCE ROW LEVEL SECURITY;
ALTER TABLE reddit.store_mark FORCE ROW LEVEL SECURITY;
ALTER TABLE reddit.community_hours FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Only workers read and write strangers' posts, and only through the parent: nobody has rights on a partition.
GRANT USAGE ON SCHEMA reddit TO app_worker;
GRANT SELECT ON reddit.watches, reddit.watched_communities TO app_worker;
GRANT UPDATE (products, posts_per_day, every_minutes, next_poll_at, polled_at, complete_since, read_at) ON reddit.watched_communities TO app_worker;
GRANT SELECT, INSERT, UPDATE ON reddit.posts TO app_worker;
GRANT SELECT, INSERT, DELETE ON reddit.community_hours TO app_worker;
--> statement-breakpoint
-- One partition an hour, from 46 hours ago to two hours ahead. An hour is dropped whole when its oldest post may be 47 hours old. The lock for
-- that is asked for briefly: while someone holds the table, such as a dump, hours wait for the next round.
CREATE FUNCTION app.roll_post_hours() RETURNS TABLE (made int, dropped int, waiting int)
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
DECLARE
  this_hour int := floor(extract(epoch FROM now()) / 3600);
  known int[];
  hour int;
BEGIN
  PERFORM pg_advisory_xact_lock(7463003);
  PERFORM set_config('lock_timeout', '1s', true);
  known := array(
    SELECT substr(inhrelid::regclass::text, length('reddit.posts_') + 1)::int FROM pg_catalog.pg_inherits
    WHERE inhparent = 'reddit.posts'::regclass);
  made := 0;
  dropped := 0;
  waiting := 0;
  FOR hour IN this_hour - 46 .. this_hour + 2 LOOP
    IF hour = ANY (known) THEN
      CONTINUE;
    END IF;
    EXECUTE format('CREATE UNLOGGED TABLE reddit.posts_%s (LIKE reddit.posts INCLUDING ALL)', hour);
    EXECUTE format('ALTER TABLE reddit.posts_%s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', hour);
    EXECUTE format('ALTER TABLE reddit.posts ATTACH PARTITION reddit.posts_%s FOR VALUES FROM (%L) TO (%L)',
      hour, to_timestamp(hour::float8 * 3600), to_timestamp((hour + 1)::float8 * 3600));
    made := made + 1;
  END LOOP;
  FOREACH hour IN ARRAY known LOOP
    IF hour > this_hour - 47 THEN
      CONTINUE;
    END IF;
    BEGIN
      EXECUTE format('DROP TABLE reddit.posts_%s', hour);
      dropped := dropped + 1;
    EXCEPTION WHEN lock_not_available THEN
      waiting := waiting + 1;
      EXIT;
    END;
  END LOOP;
  -- After a crash, or in a restored copy, the unlogged posts are gone, and what says how much of them was read is not.
  IF NOT EXISTS (SELECT FROM reddit.store_mark) THEN
    UPDATE reddit.watched_communities SET polled_at = NULL, complete_since = NULL, next_poll_at = now() WHERE polled_at IS NOT NULL;
    INSERT INTO reddit.store_mark DEFAULT VALUES;
  END IF;
  RETURN NEXT;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.roll_post_hours() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.roll_post_hours() TO app_worker;
--> statement-breakpoint
-- As requirePlan decides it.
CREATE FUNCTION app.is_live(plan_type text, subscription_status text) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  SET search_path = ''
  AS $$ SELECT plan_type <> 'free' AND subscription_status IS DISTINCT FROM 'past_due' $$;
--> statement-breakpoint
-- Reddit's own lists are no communities.
CREATE FUNCTION app.communities_of(subreddits text[]) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE
  SET search_path = ''
  AS $$ SELECT DISTINCT lower(named) FROM unnest(subreddits) AS named
    WHERE lower(named) <> ALL ('{all,popular,random,randnsfw,friends,mod}') $$;
--> statement-breakpoint
-- Makes what these accounts watch what their products name, if they have a live plan. Run again it changes nothing.
CREATE FUNCTION app.watch_for(owners uuid[]) RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
DECLARE
  begun text[];
BEGIN
  DELETE FROM reddit.watches AS kept
  WHERE product_id = ANY (array(SELECT id FROM public.products WHERE user_id = ANY (owners))) AND NOT EXISTS (
    SELECT FROM public.products p JOIN public.profiles o USING (user_id), app.communities_of(p.subreddits) AS named
    WHERE p.id = kept.product_id AND named = kept.community AND app.is_live(o.plan_type, o.subscription_status));
  WITH added AS (
    INSERT INTO reddit.watches (community, product_id)
    SELECT named, p.id FROM public.products p JOIN public.profiles o USING (user_id), app.communities_of(p.subreddits) AS named
    WHERE p.user_id = ANY (owners) AND app.is_live(o.plan_type, o.subscription_status)
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING RETURNING community
  )
  SELECT array_agg(DISTINCT community ORDER BY community) FROM added INTO begun;
  -- Someone who saves a product doesn't wait for the poller: rows that are on the schedule already are not even locked.
  INSERT INTO reddit.watched_communities (name, products) SELECT named, 1 FROM unnest(begun) AS named ON CONFLICT DO NOTHING;
  UPDATE reddit.watched_communities AS kept SET products = 1, next_poll_at = now()
  FROM (
    SELECT name FROM reddit.watched_communities WHERE name = ANY (begun) AND products = 0 ORDER BY name FOR UPDATE
  ) AS unwatched
  WHERE kept.name = unwatched.name;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.watch_for(uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.watch_for(uuid[]) TO app_worker;
--> statement-breakpoint
CREATE FUNCTION app.watch_for_owner() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  PERFORM app.watch_for(ARRAY[NEW.user_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app.watch_for_owner() FROM PUBLIC;
CREATE TRIGGER watch_for_new_product AFTER INSERT ON public.products
  FOR EACH ROW WHEN (NEW.subreddits IS NOT NULL) EXECUTE FUNCTION app.watch_for_owner();
CREATE TRIGGER watch_for_changed_product AFTER UPDATE OF subreddits ON public.products
  FOR EACH ROW WHEN (NEW.subreddits IS DISTINCT FROM OLD.subreddits) EXECUTE FUNCTION app.watch_for_owner();
CREATE TRIGGER watch_by_plan AFTER UPDATE OF plan_type, subscription_status ON public.profiles
  FOR EACH ROW WHEN (NEW.plan_type IS DISTINCT FROM OLD.plan_type OR NEW.subscription_status IS DISTINCT FROM OLD.subscription_status)
  EXECUTE FUNCTION app.watch_for_owner();
