-- What is known of it as it was is found by nobody, and what catches up replaces that. Where other words say the same to the model, as most do once
-- there is a profile, it was deleted in vain and paid for once more. The name alone says nothing.
CREATE OR REPLACE FUNCTION app.fall_behind() RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path = ''
  AS $$
BEGIN
  UPDATE reddit.watches SET caught_up_at = NULL WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER product_described_anew ON public.products;
CREATE TRIGGER product_described_anew AFTER UPDATE OF description, facts, profile ON public.products
  FOR EACH ROW WHEN ((NEW.description, NEW.facts, NEW.profile) IS DISTINCT FROM (OLD.description, OLD.facts, OLD.profile))
  EXECUTE FUNCTION app.fall_behind();
