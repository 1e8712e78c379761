import { fatesOf } from '../activity/find-outcomes.ts'
import { removalsIn } from '../drafts/read-ledger.ts'
import type { DaySource } from '../today/day-source.ts'
import { findLooking, type LookingProduct } from '../today/find-looking.ts'
import { findLiveThreads } from './find-live-threads.ts'
import { dayIn } from './judge/days.ts'
import { type Clock, layOutCommunity, shownName } from './lay-out-community.ts'
import { readPlace } from './read-places.ts'
import { readPosted } from './read-posted.ts'
import { readReminders } from './read-reminders.ts'
import { readEmail } from './read-email.ts'
import type { Calendar } from './schema.ts'

/** The week of all communities of the products that the plan covers. */
export async function readWeek(source: DaySource, clock: Clock): Promise<Calendar> {
  const named = communitiesOf(await findLooking(source))
  const [places, posted, fates, reminders, email] = await Promise.all([
    Promise.all(named.map(async (one) => ({ ...one, place: await readPlace(source, one.name) }))),
    readPosted(source),
    fatesOf(source),
    readReminders(source),
    readEmail(source),
  ])
  const live = await findLiveThreads(
    source,
    places.flatMap(({ community, place }) =>
      place.threads.flatMap((thread) => {
        const name = shownName(thread)
        return name === null ? [] : [{ community, thread: name.toLowerCase() }]
      }),
    ),
  )
  return {
    today: dayIn(clock.now, clock.timeZone),
    email,
    communities: places.map(({ community, name, products, place }) =>
      layOutCommunity(
        {
          name,
          products,
          place,
          posted: posted.filter((one) => one.community === community),
          reminded: new Set(reminders.flatMap((one) => (one.community === community ? [one.thread] : []))),
          avoided: removalsIn(fates, community) !== null,
          live: new Map(live.flatMap((one) => (one.community === community ? [[one.thread, one.link]] : []))),
        },
        clock,
      ),
    ),
  }
}

/** Each once, as it is written first, with the products that name it. */
function communitiesOf(looking: LookingProduct[]) {
  const found = new Map<string, { community: string; name: string; products: string[] }>()
  for (const { name: product, subreddits } of looking) {
    for (const name of subreddits ?? []) {
      const community = name.toLowerCase()
      const known = found.get(community) ?? { community, name, products: [] }
      known.products.push(product)
      found.set(community, known)
    }
  }
  return [...found.values()]
}
