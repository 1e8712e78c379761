import type pg from 'pg'

type Text = { title: string; selftext: string }
type Filling = { size: number; texts: Text[] }

/** Whose words are said in the posts; the same at any size. */
const HEARD = 1_000
/** Of one user. */
const EACH = 10
/** Of the texts' own words, the rarest: too common ones nobody watches. */
const MOST_WORDS = 500
/** What all the problems of a hundred thousand monitors are about. */
const ALL_WORDS = 5_000
const NO_LETTERS = /[^a-z]+/

/** Monitors as users have them, up to so many: own names, rivals that several watch, and problems of two words. */
export async function fillMonitors(superuser: pg.Pool, { size, texts }: Filling) {
  const { rows } = await superuser.query<{ count: number }>('select count(*)::int as count from monitors')
  const [from, users] = [rows[0]?.count ?? 0, size / EACH]
  // No community is named, so there is nothing to begin to watch.
  await superuser.query('alter table profiles disable trigger user')
  await superuser.query('alter table monitors disable trigger watch_for_monitor')
  await superuser.query(
    `insert into auth."user" (name, email, email_verified)
     select 'Bench', 'bench-' || n || '@bench.test', true from generate_series($1::int + 1, $2::int) as n`,
    [from / EACH, users],
  )
  await superuser.query(
    `update profiles set plan_type = 'plus', subscription_status = 'active', has_completed_onboarding = true where plan_type <> 'plus'`,
  )
  await superuser.query(
    `insert into products (user_id, name) select id, 'Bench' from auth."user" where id not in (select user_id from products)`,
  )
  await superuser.query(
    `insert into monitors (user_id, product_id, kind, term, threshold, created_at)
     select user_id, product_id, kind, term, 'any', now() - interval '2 hours'
     from jsonb_to_recordset($1::jsonb) as made (owner int, kind text, term text)
       join (select user_id, id as product_id, row_number() over (order by created_at, id) - 1 as nth from products) as owners on nth = owner`,
    [JSON.stringify(makeTerms(from, size, wordsOf(texts)))],
  )
  await superuser.query('analyze')
}

function makeTerms(from: number, size: number, words: string[]) {
  return Array.from({ length: size - from }, (_, place) => {
    const at = from + place
    const owner = Math.floor(at / EACH)
    const isHeard = at < HEARD
    // Three names, four rivals, three problems.
    const which = at % EACH
    if (which < 3) return { owner, kind: 'own_brand', term: isHeard ? `heard${owner}` : nameOf(at) }
    if (which < 7) {
      const shared = Math.floor((at * 7_919) % (size / 8))
      return { owner, kind: 'rival', term: isHeard ? `heard${(owner * 3 + which) % 200}` : nameOf(shared) }
    }
    const said = words[at % words.length] ?? ''
    if (isHeard) return { owner, kind: 'problem', term: `${said} heard${owner}` }
    // Where its longer word is said, a post is compared with it; both are said of the heard ones alone.
    const about = (at * 104_729) % ALL_WORDS
    return { owner, kind: 'problem', term: `${words[about] ?? nameOf(about)} qx${at % 97}` }
  })
}

const SYLLABLES = ['ka', 'lo', 'mi', 'ter', 'vo', 'sun', 'dra', 'pex', 'ly', 'zen']
const nameOf = (n: number) =>
  `${n}`
    .split('')
    .map((digit) => SYLLABLES[Number(digit)] ?? '')
    .join('') + 'ify'

function wordsOf(texts: Text[]) {
  const counts = new Map<string, number>()
  for (const { title, selftext } of texts)
    for (const word of new Set(`${title} ${selftext}`.toLowerCase().split(NO_LETTERS)))
      if (word.length > 4) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, few], [b, many]) => few - many || a.localeCompare(b))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
}
