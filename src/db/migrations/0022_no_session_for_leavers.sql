-- Whoever asked to be deleted gets no new session, even where the sign-in began before: it waits for the deletion, or the
-- deletion for it, and then finds it.
CREATE FUNCTION app.refuse_leaver() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
BEGIN
  PERFORM 1 FROM auth."user" WHERE id = NEW.user_id AND deletion_asked_at IS NULL FOR SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_leaver BEFORE INSERT ON auth.session
  FOR EACH ROW EXECUTE FUNCTION app.refuse_leaver();
