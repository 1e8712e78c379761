ALTER TABLE reddit.verdicts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Requests read strangers' posts as far as they stand, and verdicts as far as they are their user's. The policies say so.
GRANT USAGE ON SCHEMA reddit TO app_user;
GRANT SELECT ON reddit.posts, reddit.watched_communities, reddit.verdicts TO app_user;
GRANT SELECT, INSERT, UPDATE ON reddit.verdicts TO app_worker;
GRANT UPDATE (caught_up_at) ON reddit.watches TO app_worker;
GRANT SELECT (created_at) ON public.products TO app_worker;
--> statement-breakpoint
-- What ANALYZE learns of a column are samples of it, and they are kept in a table that is logged, even of an unlogged one: so WAL, its archive and
-- every base backup held strangers' words. It looks at these columns no more, also of the hours that are there.
ALTER TABLE reddit.posts ALTER COLUMN title SET STATISTICS 0, ALTER COLUMN selftext SET STATISTICS 0, ALTER COLUMN author SET STATISTICS 0,
  ALTER COLUMN url SET STATISTICS 0, ALTER COLUMN permalink SET STATISTICS 0, ALTER COLUMN words SET STATISTICS 0;
ALTER TABLE reddit.verdicts ALTER COLUMN asks SET STATISTICS 0, ALTER COLUMN meets SET STATISTICS 0, ALTER COLUMN why SET STATISTICS 0;
--> statement-breakpoint
-- An hour of posts and the verdicts about them: made together, dropped together, and what quotes goes first. No more than 24 are made at a
-- time, which is what a busy machine can do before a statement has to end; whoever calls it calls again then.
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
      EXIT WHEN made >= 24;
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
--> statement-breakpoint
CREATE TRIGGER words_of_new_post BEFORE INSERT ON reddit.posts
  FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(words, 'pg_catalog.english', title, selftext);
-- Posts from before there was such a column get it when they are next seen.
CREATE TRIGGER words_of_changed_post BEFORE UPDATE OF title, selftext ON reddit.posts
  FOR EACH ROW WHEN (OLD.words IS NULL OR OLD.title <> NEW.title OR OLD.selftext <> NEW.selftext)
  EXECUTE FUNCTION tsvector_update_trigger(words, 'pg_catalog.english', title, selftext);
--> statement-breakpoint
-- A verdict quotes its post, so it goes with the words, whoever takes them away. Someone who still holds the old ones can't write it anew: see
-- store-verdicts.ts.
CREATE FUNCTION app.drop_verdicts() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  DELETE FROM reddit.verdicts WHERE post_id = NEW.id AND created_at = NEW.created_at;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION app.drop_verdicts() FROM PUBLIC;
CREATE TRIGGER drop_verdicts_of_other_words AFTER UPDATE OF title, selftext ON reddit.posts
  FOR EACH ROW WHEN (OLD.title <> NEW.title OR OLD.selftext <> NEW.selftext) EXECUTE FUNCTION app.drop_verdicts();
--> statement-breakpoint
CREATE FUNCTION app.drop_verdicts_for_product() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  DELETE FROM reddit.verdicts WHERE user_id = OLD.user_id AND product_id = OLD.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION app.drop_verdicts_for_product() FROM PUBLIC;
CREATE TRIGGER drop_verdicts_for_product AFTER DELETE ON public.products
  FOR EACH ROW EXECUTE FUNCTION app.drop_verdicts_for_product();
--> statement-breakpoint
-- What posts mean to it has changed.
CREATE FUNCTION app.fall_behind() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  -- First, because who stores verdicts of the product as it was holds these rows: store-verdicts.ts.
  UPDATE reddit.watches SET caught_up_at = NULL WHERE product_id = NEW.id;
  DELETE FROM reddit.verdicts WHERE user_id = NEW.user_id AND product_id = NEW.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION app.fall_behind() FROM PUBLIC;
CREATE TRIGGER product_described_anew AFTER UPDATE OF name, description, facts, profile ON public.products
  FOR EACH ROW WHEN ((NEW.name, NEW.description, NEW.facts, NEW.profile) IS DISTINCT FROM (OLD.name, OLD.description, OLD.facts, OLD.profile))
  EXECUTE FUNCTION app.fall_behind();
