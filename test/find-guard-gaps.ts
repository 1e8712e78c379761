import type pg from 'pg'

const VERBS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

const TABLES = `
  select n.nspname || '.' || c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as forced,
    exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) as owned,
    exists (select 1 from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and a.attname = 'user_id') as indexed,
    coalesce((select array_agg(distinct p.cmd) from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname), '{}') as verbs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'app', 'reddit')`

/** On a table with an owner, a request's role has one policy per verb, each bound to the owner in so many words. */
const USER_POLICIES = `
  select t.name, v.verb,
    coalesce(bool_and(coalesce(nullif(p.qual, ''), p.with_check) ~ '^\\(user_id = \\( SELECT app\\.uid\\(\\)'
      and coalesce(p.with_check, p.qual) ~ '^\\(user_id = \\( SELECT app\\.uid\\(\\)'), false) as bound,
    count(p.policyname)::int as policies
  from (select n.nspname as schema, c.relname as relname, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname = 'public') t
  cross join (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) v(verb)
  left join pg_policies p on p.schemaname = t.schema and p.tablename = t.relname
    and p.cmd in (v.verb, 'ALL') and ('app_user' = any(p.roles) or 'public' = any(p.roles))
  group by 1, 2`

const BARE_CALLS = `
  select schemaname || '.' || tablename || ' ' || policyname as name from pg_policies
  where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT app\\.uid\\(\\)', '', 'g') like '%app.uid()%'`

const OPEN_TO_USERS = `
  select schemaname || '.' || tablename || ' ' || policyname as name from pg_policies
  where ('app_user' = any(roles) or 'public' = any(roles)) and (qual = 'true' or with_check = 'true')`

const UNSAFE_FUNCTIONS = `
  select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'auth', 'app', 'reddit') and p.prosecdef
    and not coalesce(array_to_string(p.proconfig, ','), '') like '%search_path=%'`

const UNSAFE_VIEWS = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'v' and n.nspname in ('public', 'auth', 'app', 'reddit')
    and not coalesce(array_to_string(c.reloptions, ','), '') ~ 'security_invoker=(true|on)'`

const STRONG_ROLES = `
  select rolname as name from pg_roles
  where rolname in ('app_owner', 'app_user', 'app_auth', 'app_worker', 'app_billing', 'app_support') and (rolsuper or rolbypassrls)`

type Queryable = Pick<pg.ClientBase, 'query'>

/** Reads the catalogue for holes in the tenants' walls; an empty list means that there is none. */
export async function findGuardGaps(client: Queryable): Promise<string[]> {
  const names = async (sql: string) => (await client.query(sql)).rows.map((row) => row.name as string)
  const gaps: string[] = []
  for (const table of (await client.query(TABLES)).rows) {
    if (!table.rls) gaps.push(`${table.name}: row-level security is off`)
    if (!table.forced) gaps.push(`${table.name}: row-level security is not forced`)
    if (!table.owned) continue
    const missing = table.verbs.includes('ALL') ? [] : VERBS.filter((verb) => !table.verbs.includes(verb))
    for (const verb of missing) gaps.push(`${table.name}: no policy for ${verb}`)
    if (!table.indexed) gaps.push(`${table.name}: no index begins with user_id`)
  }
  for (const { name, verb, bound, policies } of (await client.query(USER_POLICIES)).rows) {
    if (policies !== 1 || !bound) gaps.push(`${name}: a user's ${verb} is not bound to their own rows`)
  }
  for (const name of await names(BARE_CALLS)) gaps.push(`${name}: app.uid() is not wrapped in a select`)
  for (const name of await names(OPEN_TO_USERS)) gaps.push(`${name}: lets a user reach every row`)
  for (const name of await names(UNSAFE_FUNCTIONS)) gaps.push(`${name}: SECURITY DEFINER without search_path`)
  for (const name of await names(UNSAFE_VIEWS)) gaps.push(`${name}: a view that runs as its owner`)
  for (const name of await names(STRONG_ROLES)) gaps.push(`${name}: may bypass policies`)
  return gaps
}
