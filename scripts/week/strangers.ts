import { findInRedis, findInTables } from '../../test/faults/forgotten/find-words.ts'
import type { Diary, Search } from './diary.ts'
import type { World } from './open-world.ts'
import { DAY_MS } from './week-time.ts'

const KEPT_MS = 2 * DAY_MS
const SHORTEST = 12
/** Partitions are dropped by a round, and the stack has just begun to run. */
const PATIENCE_MS = 120_000
/** Answers of Reddit, kept by when they were read: a thread that is followed is read again, however old what stands in it. */
const CACHE = 'Redis cache:v'

/** What strangers wrote: what it is, and when. */
export type Strangers = Map<string, Written>
/** `whole`: all of the text that it's a piece of. */
type Written = { what: string; at: number; whole: string }

/** Remembers what the product holds of strangers now, so that it can be looked for later. */
export async function rememberStrangers({ rows }: World, strangers: Strangers) {
  const posts = await rows<{ id: string; title: string; selftext: string; author: string; at: Date }>(
    'select id, title, selftext, author, created_at as at from reddit.posts',
  )
  for (const { id, title, selftext, author, at } of posts)
    for (const [kind, whole] of Object.entries({ title, text: selftext, author }))
      remember(strangers, { what: `${kind} of ${id}`, at: at.getTime(), whole })
}

function remember(strangers: Strangers, written: Written) {
  const text = longestLine(written.whole)
  const known = strangers.get(text)
  // The same words again are as young as the last who wrote them.
  if (text.length >= SHORTEST && (!known || known.at < written.at)) strangers.set(text, written)
}

/** Looks for all that strangers wrote more than 48 hours before, in PostgreSQL and in Redis, until nothing is found or patience ends. */
export async function lookForStrangers(
  world: World,
  { replies }: Diary,
  strangers: Strangers,
): Promise<Search> {
  await rememberStrangers(world, strangers)
  for (const { text, author, at, replyId } of replies)
    for (const [kind, whole] of Object.entries({ text, author }))
      remember(strangers, { what: `${kind} of ${replyId}`, at, whole })
  const isOld = ({ at }: { at: number }) => at < world.now() - KEPT_MS
  const young = [...strangers.values()].flatMap((one) => (isOld(one) ? [] : [one.whole]))
  const wanted = [...strangers].filter(
    ([text, one]) => isOld(one) && !young.some((whole) => whole.includes(text)),
  )
  const among = (text: string | Buffer) =>
    wanted.flatMap(([words, { what }]) => (text.includes(words) ? [what] : []))
  const words = { mark: '', among }
  const from = Date.now()
  for (;;) {
    const inTables = await findInTables(world.stack.superuser, words, 'all')
    const inRedis = Object.groupBy(await findInRedis(world.aging.redis, words), ({ where }) =>
      where === CACHE ? 'readAgain' : 'kept',
    )
    const found = [...inTables, ...(inRedis.kept ?? [])].map(({ kind, where }) => `${kind} in ${where}`)
    if (found.length === 0 || Date.now() - from > PATIENCE_MS) {
      const readAgain = inRedis.readAgain?.length ?? 0
      return { at: world.now(), looked: wanted.length, young: young.length, readAgain, found }
    }
  }
}

const longestLine = (text: string) =>
  text.split('\n').reduce((longest, line) => (line.length > longest.length ? line : longest), '')
