-- What the house pays for is in nobody's month.
CREATE OR REPLACE TRIGGER count_own_spending AFTER INSERT OR UPDATE OF spent_micros ON public.generations
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION app.count_own_spending();
