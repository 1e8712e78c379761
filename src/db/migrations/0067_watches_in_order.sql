-- Whoever changes several rows of reddit.watches takes them in the order in which store-verdicts.ts does, so that no two wait for each other.
-- All of an owner, because one statement may delete several of their products.
CREATE FUNCTION app.hold_watches(owner uuid) RETURNS void
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
BEGIN
  PERFORM FROM reddit.watches WHERE product_id = ANY (array(SELECT id FROM public.products WHERE user_id = owner))
  ORDER BY community, product_id FOR UPDATE;
END $$;
REVOKE ALL ON FUNCTION app.hold_watches(uuid) FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION app.fall_behind() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  PERFORM app.hold_watches(NEW.user_id);
  UPDATE reddit.watches SET caught_up_at = NULL WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION app.hold_watches_of_owner() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  PERFORM app.hold_watches(OLD.user_id);
  RETURN OLD;
END $$;
REVOKE ALL ON FUNCTION app.hold_watches_of_owner() FROM PUBLIC;
CREATE TRIGGER hold_watches_of_product BEFORE DELETE ON public.products
  FOR EACH ROW EXECUTE FUNCTION app.hold_watches_of_owner();
--> statement-breakpoint
-- Makes what these accounts watch what their products name, if they have a live plan. Run again it changes nothing.
CREATE OR REPLACE FUNCTION app.watch_for(owners uuid[]) RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
DECLARE
  begun text[];
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
  -- Someone who saves a product doesn't wait for the poller: rows that are on the schedule already are not even locked.
  INSERT INTO reddit.watched_communities (name, products) SELECT named, 1 FROM unnest(begun) AS named ON CONFLICT DO NOTHING;
  UPDATE reddit.watched_communities AS kept SET products = 1, watched_at = now(), next_poll_at = now()
  FROM (
    SELECT name FROM reddit.watched_communities WHERE name = ANY (begun) AND products = 0 ORDER BY name FOR UPDATE
  ) AS unwatched
  WHERE kept.name = unwatched.name;
END $$;
--> statement-breakpoint
GRANT UPDATE (watched_at) ON reddit.watched_communities TO app_worker;
