ALTER TABLE public.alert_settings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.alert_channels FORCE ROW LEVEL SECURITY;
ALTER TABLE public.alert_deliveries FORCE ROW LEVEL SECURITY;
ALTER TABLE public.monitors FORCE ROW LEVEL SECURITY;
ALTER TABLE public.monitor_matches FORCE ROW LEVEL SECURITY;
ALTER TABLE reddit.monitor_watches FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_user: what they want to hear of and where. What was sent, and how a channel is doing, workers say.
GRANT SELECT, INSERT, UPDATE, DELETE ON public.alert_settings TO app_user;
GRANT SELECT, INSERT, DELETE ON public.alert_channels TO app_user;
GRANT UPDATE (label, address, strong_fits, monitors, is_on, on_since, failures, failing_since, last_status, paused_at) ON public.alert_channels TO app_user;
GRANT SELECT ON public.alert_deliveries TO app_user;
-- A test, which they ask for themselves.
GRANT INSERT (id, user_id, channel_id, channel_kind, kind) ON public.alert_deliveries TO app_user;
GRANT SELECT, DELETE ON public.monitors TO app_user;
GRANT INSERT (user_id, product_id, term, kind, communities, threshold) ON public.monitors TO app_user;
GRANT UPDATE (product_id, term, kind, communities, threshold) ON public.monitors TO app_user;
GRANT SELECT ON public.monitor_matches TO app_user;
--> statement-breakpoint
-- app_worker: finds what is to be told, and keeps what became of it.
GRANT SELECT ON public.alert_settings, public.alert_channels, public.monitors, reddit.monitor_watches TO app_worker;
GRANT UPDATE (next_daily_at) ON public.alert_settings TO app_worker;
GRANT UPDATE (failures, failing_since, last_status, paused_at) ON public.alert_channels TO app_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON public.alert_deliveries, public.monitor_matches TO app_worker;
--> statement-breakpoint
-- Another PostgreSQL may know fewer time zones than the one that took it: one account must not stop what is planned for all.
CREATE FUNCTION app.known_zone(time_zone text) RETURNS text
  LANGUAGE plpgsql STABLE
  SET search_path = ''
  AS $$
BEGIN
  PERFORM now() AT TIME ZONE time_zone;
  RETURN time_zone;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END $$;
--> statement-breakpoint
-- The next time that it's this hour somewhere, on a day of the week that is wanted. Where clocks skip the hour, right after it.
CREATE FUNCTION app.next_daily_at(time_zone text, daily_at smallint, daily_days text, after timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE
  SET search_path = ''
  RETURN (
    SELECT min(local AT TIME ZONE zone) FROM (SELECT app.known_zone(time_zone) AS zone OFFSET 0) AS known CROSS JOIN LATERAL (
      SELECT date_trunc('day', after AT TIME ZONE zone) + make_interval(days => day, hours => daily_at) AS local
      FROM generate_series(0, 4) AS day) AS days
    WHERE local AT TIME ZONE zone > after AND (daily_days = 'every_day' OR extract(isodow FROM local) < 6));
--> statement-breakpoint
-- When someone's quiet hours end; null outside of them.
CREATE FUNCTION app.quiet_until(time_zone text, quiet_from smallint, quiet_to smallint, at timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE
  SET search_path = ''
  RETURN (
    SELECT (date_trunc('day', local) + make_interval(hours => quiet_to, days => (hour >= quiet_to)::int)) AT TIME ZONE zone
    FROM (SELECT app.known_zone(time_zone) AS zone OFFSET 0) AS known
      CROSS JOIN LATERAL (SELECT at AT TIME ZONE zone AS local) AS told
      CROSS JOIN LATERAL (SELECT extract(hour FROM local)::int AS hour) AS clock
    WHERE quiet_from IS NOT NULL AND (hour - quiet_from + 24) % 24 < (quiet_to - quiet_from + 24) % 24);
--> statement-breakpoint
-- Words apart, whatever joins them: 'https://pawslot.com/no-show' has 'pawslot' in it.
CREATE FUNCTION app.apart(said text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path = ''
  RETURN translate(said, './:@_-#&+,;!?()[]{}<>|*~^=%$"''`’‘“”…–—\', repeat(' ', 39));
--> statement-breakpoint
-- Names are looked for word by word and in this order, problems in whatever form and order their words have.
CREATE FUNCTION app.wanted_by(term text, is_exact boolean) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path = ''
  RETURN CASE WHEN is_exact THEN phraseto_tsquery('pg_catalog.simple', app.apart(term)) ELSE plainto_tsquery('pg_catalog.english', app.apart(term)) END;
--> statement-breakpoint
CREATE FUNCTION app.words_of(said text, is_exact boolean) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path = ''
  RETURN CASE WHEN is_exact THEN to_tsvector('pg_catalog.simple', app.apart(said)) ELSE to_tsvector('pg_catalog.english', app.apart(said)) END;
--> statement-breakpoint
CREATE FUNCTION app.read_term() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
BEGIN
  NEW.is_exact := NEW.kind <> 'problem';
  NEW.wanted := app.wanted_by(NEW.term, NEW.is_exact);
  NEW.key := (SELECT word FROM unnest(tsvector_to_array(app.words_of(NEW.term, NEW.is_exact))) AS word ORDER BY length(word) DESC, word LIMIT 1);
  RETURN NEW;
END $$;
CREATE TRIGGER read_term BEFORE INSERT OR UPDATE ON public.monitors FOR EACH ROW EXECUTE FUNCTION app.read_term();
--> statement-breakpoint
CREATE FUNCTION app.monitor_limit(plan text, status text) RETURNS integer
  LANGUAGE sql IMMUTABLE
  SET search_path = ''
  RETURN CASE WHEN NOT app.is_live(plan, status) THEN 0 WHEN plan = 'plus' THEN 20 ELSE 1 END;
--> statement-breakpoint
-- Those that these accounts' plans cover: the oldest up to the limit, on Pro of those for the own brand, and for products that are covered.
-- Without a search_path of its own it becomes part of the statement that calls it, and every name says its schema.
CREATE FUNCTION app.covered_monitors(owners uuid[]) RETURNS SETOF public.monitors
  LANGUAGE sql STABLE
  AS $$
    SELECT (one).* FROM (
      SELECT m AS one, row_number() OVER (PARTITION BY m.user_id ORDER BY m.created_at, m.id) AS nth,
        app.monitor_limit(o.plan_type, o.subscription_status) AS most
      FROM public.monitors AS m JOIN public.profiles AS o USING (user_id)
      WHERE m.user_id = ANY (owners) AND (o.plan_type = 'plus' OR m.kind = 'own_brand') AND m.product_id IN (
        SELECT id FROM (
          SELECT p.id, row_number() OVER (PARTITION BY p.user_id ORDER BY p.created_at, p.id) AS nth,
            app.product_limit(own.plan_type, own.subscription_status, own.has_completed_onboarding) AS most
          FROM public.products AS p JOIN public.profiles AS own USING (user_id) WHERE p.user_id = ANY (owners)
        ) AS products WHERE nth <= most)
    ) AS numbered WHERE nth <= most;
  $$;
--> statement-breakpoint
CREATE FUNCTION app.covers_monitor(one public.monitors) RETURNS boolean
  LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM app.covered_monitors(ARRAY[one.user_id]) AS covered WHERE covered.id = one.id);
--> statement-breakpoint
-- As many as the plan has, and on Pro only the own brand. The profile's row is locked, so that two requests count one by one.
CREATE FUNCTION app.hold_monitor_limit() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
DECLARE
  plan text;
  allowed integer;
BEGIN
  IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
    RETURN NEW;
  END IF;
  SELECT plan_type, app.monitor_limit(plan_type, subscription_status) INTO plan, allowed FROM public.profiles WHERE user_id = NEW.user_id FOR UPDATE;
  IF NOT EXISTS (SELECT FROM public.products WHERE id = NEW.product_id AND user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'no such product' USING ERRCODE = 'TL404';
  END IF;
  IF allowed = 0 OR (plan = 'pro' AND NEW.kind <> 'own_brand') THEN
    RAISE EXCEPTION 'not on this plan' USING ERRCODE = 'TL402';
  END IF;
  IF TG_OP = 'INSERT' AND (SELECT count(*) FROM public.monitors WHERE user_id = NEW.user_id) >= allowed THEN
    RAISE EXCEPTION 'monitor limit reached' USING ERRCODE = 'TL402';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_monitor_limit BEFORE INSERT OR UPDATE ON public.monitors FOR EACH ROW EXECUTE FUNCTION app.hold_monitor_limit();
--> statement-breakpoint
-- Makes what these accounts watch what their products and monitors name, if they have a live plan. Run again it changes nothing.
CREATE OR REPLACE FUNCTION app.watch_for(owners uuid[]) RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
DECLARE
  begun text[];
  named_by_monitors text[];
BEGIN
  DELETE FROM reddit.watches AS kept
  USING (
    SELECT community, product_id FROM reddit.watches
    WHERE product_id = ANY (array(SELECT id FROM public.products WHERE user_id = ANY (owners))) AND NOT EXISTS (
      SELECT FROM public.products p JOIN public.profiles o USING (user_id), app.communities_of(p.subreddits) AS named
      WHERE p.id = product_id AND named = community AND app.is_live(o.plan_type, o.subscription_status))
    ORDER BY community, product_id FOR UPDATE OF watches
  ) AS dropped
  WHERE kept.community = dropped.community AND kept.product_id = dropped.product_id;
  WITH added AS (
    INSERT INTO reddit.watches (community, product_id)
    SELECT named, p.id FROM public.products p JOIN public.profiles o USING (user_id), app.communities_of(p.subreddits) AS named
    WHERE p.user_id = ANY (owners) AND app.is_live(o.plan_type, o.subscription_status)
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING RETURNING community
  )
  SELECT array_agg(DISTINCT community ORDER BY community) FROM added INTO begun;
  DELETE FROM reddit.monitor_watches AS kept
  USING (
    SELECT community, monitor_id FROM reddit.monitor_watches
    WHERE monitor_id = ANY (array(SELECT id FROM public.monitors WHERE user_id = ANY (owners))) AND (monitor_id, community) NOT IN (
      SELECT m.id, named FROM app.covered_monitors(owners) AS m, app.communities_of(m.communities) AS named)
    ORDER BY community, monitor_id FOR UPDATE
  ) AS dropped
  WHERE kept.community = dropped.community AND kept.monitor_id = dropped.monitor_id;
  WITH added AS (
    INSERT INTO reddit.monitor_watches (community, monitor_id)
    SELECT named, m.id FROM app.covered_monitors(owners) AS m, app.communities_of(m.communities) AS named
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING RETURNING community
  )
  SELECT array_agg(DISTINCT community ORDER BY community) FROM added INTO named_by_monitors;
  begun := array(SELECT DISTINCT named FROM unnest(begun || named_by_monitors) AS named ORDER BY named);
  -- Someone who saves a product doesn't wait for the poller: rows that are on the schedule already are not even locked.
  INSERT INTO reddit.watched_communities (name, products) SELECT named, 1 FROM unnest(begun) AS named ON CONFLICT DO NOTHING;
  UPDATE reddit.watched_communities AS kept SET products = 1, watched_at = now(), next_poll_at = now()
  FROM (
    SELECT name FROM reddit.watched_communities WHERE name = ANY (begun) AND products = 0 ORDER BY name FOR UPDATE
  ) AS unwatched
  WHERE kept.name = unwatched.name;
END $$;
--> statement-breakpoint
CREATE TRIGGER watch_for_monitor AFTER INSERT OR UPDATE ON public.monitors
  FOR EACH ROW EXECUTE FUNCTION app.watch_for_owner();
--> statement-breakpoint
-- As before, but half as many at a time: each has more indexes by now, and a busy machine must be done before a statement has to end.
CREATE OR REPLACE FUNCTION app.roll_post_hours() RETURNS TABLE (made int, dropped int, waiting int)
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
DECLARE
  this_hour int := floor(extract(epoch FROM now()) / 3600);
  parent text;
  silent text;
  known int[];
  hour int;
BEGIN
  PERFORM pg_advisory_xact_lock(7463003);
  PERFORM set_config('lock_timeout', '1s', true);
  made := 0;
  dropped := 0;
  waiting := 0;
  FOREACH parent IN ARRAY '{verdicts,posts}'::text[] LOOP
    known := array(
      SELECT substr(inhrelid::regclass::text, length(parent) + 9)::int FROM pg_catalog.pg_inherits
      WHERE inhparent = format('reddit.%s', parent)::regclass);
    -- A new hour is made like its parent in this, too.
    silent := (
      SELECT string_agg(format('ALTER COLUMN %I SET STATISTICS 0', attname), ', ') FROM pg_catalog.pg_attribute
      WHERE attrelid = format('reddit.%s', parent)::regclass AND attnum > 0 AND attstattarget = 0);
    FOR hour IN this_hour - 46 .. this_hour + 2 LOOP
      IF hour = ANY (known) THEN
        CONTINUE;
      END IF;
      EXIT WHEN made >= 12;
      EXECUTE format('CREATE UNLOGGED TABLE reddit.%1$s_%2$s (LIKE reddit.%1$s INCLUDING ALL)', parent, hour);
      EXECUTE format('ALTER TABLE reddit.%s_%s %s', parent, hour, silent);
      EXECUTE format('ALTER TABLE reddit.%s_%s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', parent, hour);
      EXECUTE format('ALTER TABLE reddit.%1$s ATTACH PARTITION reddit.%1$s_%2$s FOR VALUES FROM (%3$L) TO (%4$L)',
        parent, hour, to_timestamp(hour::float8 * 3600), to_timestamp((hour + 1)::float8 * 3600));
      made := made + 1;
    END LOOP;
    FOREACH hour IN ARRAY known LOOP
      IF hour > this_hour - 47 THEN
        CONTINUE;
      END IF;
      BEGIN
        EXECUTE format('DROP TABLE reddit.%s_%s', parent, hour);
        dropped := dropped + 1;
      EXCEPTION WHEN lock_not_available THEN
        waiting := waiting + 1;
        EXIT;
      END;
    END LOOP;
  END LOOP;
  -- After a crash, or in a restored copy, the unlogged posts are gone, and what says how much of them was read is not.
  IF NOT EXISTS (SELECT FROM reddit.store_mark) THEN
    UPDATE reddit.watched_communities SET polled_at = NULL, complete_since = NULL, next_poll_at = now() WHERE polled_at IS NOT NULL;
    INSERT INTO reddit.store_mark DEFAULT VALUES;
  END IF;
  RETURN NEXT;
END $$;
