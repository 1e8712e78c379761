import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findLocks } from './find-locks.ts'

/** They ran before anybody looked for locks, while the tables were small. */
const OLDER = '0028'

const outside = (...statements: string[]) => ['-- outside a transaction', ...statements].join('\n')

test('no migration holds up people on a large table', () => {
  const findings = globSync('src/db/migrations/*.sql')
    .filter((path) => basename(path) >= OLDER)
    .flatMap((path) => findLocks(readFileSync(path, 'utf8')).map((finding) => `${path}: ${finding}`))
  expect(findings).toEqual([])
})

test.each([
  [
    'CREATE INDEX "drafts_idx" ON "drafts" USING btree ("user_id");',
    /CREATE INDEX CONCURRENTLY IF NOT EXISTS/,
  ],
  ['CREATE UNIQUE INDEX drafts_idx ON drafts (user_id);', /CREATE INDEX CONCURRENTLY IF NOT EXISTS/],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS drafts_idx ON drafts (user_id);', /first line is/],
  ['DROP INDEX "drafts_idx";', /DROP INDEX CONCURRENTLY IF EXISTS/],
  ['REINDEX TABLE drafts;', /REINDEX INDEX CONCURRENTLY/],
  ['ALTER TABLE "drafts" ADD CONSTRAINT "short" CHECK (length("text") < 9);', /NOT VALID/],
  ["ALTER TABLE drafts ADD CONSTRAINT tricky CHECK (text <> ' NOT VALID');", /NOT VALID/],
  ['ALTER TABLE drafts ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES b (id) ON DELETE cascade;', /NOT VALID/],
  ['ALTER TABLE drafts ADD CHECK (a > 1);', /NOT VALID/],
  ['ALTER TABLE drafts ADD CONSTRAINT u UNIQUE (a);', /UNIQUE USING INDEX/],
  ['ALTER TABLE drafts VALIDATE CONSTRAINT short;', /after this one/],
  ['ALTER TABLE drafts ALTER COLUMN a SET NOT NULL;', /IS NOT NULL\) NOT VALID/],
  ['ALTER TABLE drafts ALTER COLUMN a SET DATA TYPE bigint;', /Add a new column/],
  ['ALTER TABLE drafts RENAME COLUMN a TO b;', /running servers read/],
  ['ALTER TABLE drafts ADD COLUMN a text NOT NULL;', /constant DEFAULT/],
  ['ALTER TABLE drafts ADD COLUMN a uuid DEFAULT gen_random_uuid() NOT NULL;', /constant DEFAULT/],
  ['ALTER TABLE drafts ADD COLUMN a bigserial;', /constant DEFAULT/],
  ['ALTER TABLE drafts ADD COLUMN a text GENERATED ALWAYS AS (b) STORED;', /constant DEFAULT/],
  ['ALTER TABLE drafts ADD COLUMN a uuid REFERENCES b (id);', /constant DEFAULT/],
  ["ALTER TABLE drafts ADD COLUMN a text DEFAULT '' NOT NULL CHECK (a < 'b');", /constant DEFAULT/],
  ['ALTER TABLE drafts ADD COLUMN a text, ADD CONSTRAINT c CHECK (a > 1);', /NOT VALID/],
  ['ALTER TABLE drafts DROP COLUMN a;', /nothing reads this since/],
  ['ALTER TABLE drafts DROP a;', /nothing reads this since/],
  ['ALTER TABLE drafts ADD COLUMN b text, DROP COLUMN IF EXISTS a;', /nothing reads this since/],
  ['DROP TABLE drafts;', /nothing reads this since/],
  ['DROP TABLE IF EXISTS drafts CASCADE;', /nothing reads this since/],
  ['DROP VIEW recent;', /nothing reads this since/],
  ['DROP SCHEMA app CASCADE;', /nothing reads this since/],
  ['CREATE TABLE IF NOT EXISTS seeds (id uuid);', /may be there already/],
  ['UPDATE drafts SET a = 1;', /by a job, in batches/],
  ["INSERT INTO drafts (text) VALUES ('a; b');", /by a job, in batches/],
  ['DO $$ BEGIN UPDATE drafts SET a = 1; END $$;', /not known to be safe/],
  ['CLUSTER drafts;', /not known to be safe/],
  ['VACUUM FULL drafts;', /not known to be safe/],
  ['CREATE TABLE copy AS SELECT * FROM drafts;', /not known to be safe/],
  ['-- GRANT SELECT ON a TO b\nLOCK TABLE drafts;', /not known to be safe/],
])('in a transaction it refuses %s', (statement, advice) => {
  expect(findLocks(statement)).toEqual([expect.stringMatching(advice)])
})

test.each([
  ['CREATE INDEX CONCURRENTLY drafts_idx ON drafts (a);', /IF NOT EXISTS/],
  ['CREATE INDEX IF NOT EXISTS drafts_idx ON drafts (a);', /CONCURRENTLY/],
  ['DROP INDEX CONCURRENTLY drafts_idx;', /IF EXISTS/],
  ['ALTER TABLE drafts ADD CONSTRAINT c CHECK (a > 1) NOT VALID;', /a file of its own/],
  ['ALTER TABLE drafts ADD COLUMN a text;', /a file of its own/],
  ['GRANT SELECT ON drafts TO app_user;', /a file of its own/],
  ['ALTER TABLE drafts ALTER COLUMN a SET NOT NULL;', /IS NOT NULL\) NOT VALID/],
  ['UPDATE drafts SET a = 1;', /by a job, in batches/],
])('outside a transaction it refuses %s', (statement, advice) => {
  expect(findLocks(outside(statement))).toEqual([expect.stringMatching(advice)])
})

test('what holds a lock only for a moment is left alone', () => {
  const script = `
    -- A new table may have everything at once.
    CREATE TABLE "seeds" ("id" uuid PRIMARY KEY, "user_id" uuid NOT NULL);
    --> statement-breakpoint
    ALTER TABLE "seeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
    ALTER TABLE "public"."seeds" ADD CONSTRAINT "seeds_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id");
    CREATE INDEX "seeds_idx" ON "seeds" USING btree ("user_id");
    CREATE POLICY "seeds_own" ON "seeds" AS PERMISSIVE FOR ALL TO app_user USING (user_id = (select app.uid()));
    GRANT SELECT ON public.seeds TO app_user;
    CREATE FUNCTION app.grow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE drafts SET a = 1; RETURN NEW; END $$;
    ALTER TABLE "drafts" ADD COLUMN "a" text DEFAULT 'x, y; z' NOT NULL, ADD COLUMN b text[] DEFAULT '{}'::text[] NOT NULL;
    ALTER TABLE "drafts" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;
    ALTER TABLE "drafts" ADD COLUMN "until" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL;
    ALTER TABLE "drafts" ADD CONSTRAINT "short" CHECK (length("a") < 9) NOT VALID;
    ALTER TABLE "drafts" ALTER COLUMN "a" DROP NOT NULL;`
  expect(findLocks(script)).toEqual([])
})

test('a table that may be there already is not taken for a new one', () => {
  const script = 'CREATE TABLE IF NOT EXISTS drafts (a text); CREATE INDEX drafts_idx ON drafts (a);'
  expect(findLocks(script)).toEqual([
    expect.stringMatching(/may be there already/),
    expect.stringMatching(/CREATE INDEX CONCURRENTLY IF NOT EXISTS/),
  ])
})

test('what a file says nothing reads any more may go, and nothing else that is refused', () => {
  const script = `-- nothing reads this since 0031_urgency_grants
    ALTER TABLE drafts DROP COLUMN a, DROP b;
    DROP TABLE seeds;`
  expect(findLocks(script)).toEqual([])
  expect(findLocks(`${script} ALTER TABLE drafts RENAME COLUMN c TO d;`)).toEqual([
    expect.stringMatching(/running servers read/),
  ])
})

test('what lets people read and write while it runs is left alone outside a transaction', () => {
  const script = outside(
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "drafts_idx" ON "drafts" USING btree ("a" DESC);',
    'DROP INDEX CONCURRENTLY IF EXISTS "old_idx";',
    'ALTER TABLE "drafts" VALIDATE CONSTRAINT "drafts_a_not_null";--> statement-breakpoint',
    'ALTER TABLE "drafts" ALTER COLUMN "a" SET NOT NULL;',
    'ALTER TABLE "drafts" DROP CONSTRAINT IF EXISTS "drafts_a_not_null";',
    'ANALYZE drafts;',
  )
  expect(findLocks(script)).toEqual([])
})
