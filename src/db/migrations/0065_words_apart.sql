-- PostgreSQL takes 'invoice/billing' for a file and 'stripe.com' for a host, and keeps each as one word. Someone who looks for a part of it wants to find it.
CREATE FUNCTION app.keep_words() RETURNS trigger
  LANGUAGE plpgsql
  SET search_path = ''
  AS $$
BEGIN
  NEW.words := to_tsvector('pg_catalog.english', translate(NEW.title || ' ' || NEW.selftext, './', '  '));
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION app.keep_words() FROM PUBLIC;
--> statement-breakpoint
DROP TRIGGER words_of_new_post ON reddit.posts;
DROP TRIGGER words_of_changed_post ON reddit.posts;
CREATE TRIGGER words_of_new_post BEFORE INSERT ON reddit.posts FOR EACH ROW EXECUTE FUNCTION app.keep_words();
CREATE TRIGGER words_of_changed_post BEFORE UPDATE OF title, selftext ON reddit.posts
  FOR EACH ROW WHEN (OLD.words IS NULL OR OLD.title <> NEW.title OR OLD.selftext <> NEW.selftext) EXECUTE FUNCTION app.keep_words();
