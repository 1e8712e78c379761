import type { Thread, Today } from '../../schema.ts'
import { cutList } from './cut-list.ts'

/** The rows that someone has seen, in their order, each with the group it stands in. */
type Known = ReadonlyMap<string, Thread['group']>

const idOf = ({ post }: Thread) => post.id
const allOf = (today: Today) => [...today.threads, ...today.reading]
const asKnown = (threads: Thread[]) => new Map(threads.map((thread) => [idOf(thread), thread.group]))

/** Everything that an answer holds counts as seen. */
export const knowAll = (today: Today): Known => asKnown(allOf(today))

/** The same, and what was seen before, which may be taken back yet. */
export const knowMore = (today: Today, known: Known): Known => {
  const all = knowAll(today)
  return new Map([...all, ...[...known].filter(([id]) => !all.has(id))])
}

/**
 * What a refresh has brought among the rows in sight, which would push the others about: it waits until someone asks for it. What it
 * brought out of sight is simply there. Where no row would move, nothing has to wait. Known rows keep their places and their groups.
 */
export function holdBack(today: Today, known: Known, isWhole: boolean) {
  const { day } = cutList(today)
  const inSight = [...(isWhole ? today.threads : day), ...today.reading].map(idOf)
  const isNew = (id: string) => !known.has(id)
  const held = new Set(inSight.every(isNew) ? [] : inSight.filter(isNew))
  const shown = inPlace(
    allOf(today).filter((thread) => !held.has(idOf(thread))),
    known,
  )
  return {
    newcomers: held.size,
    shown: {
      ...today,
      threads: shown.filter(({ group }) => group !== 'reading'),
      reading: shown.filter(({ group }) => group === 'reading'),
    },
    known: new Map([...known, ...asKnown(shown)]) as Known,
  }
}

function inPlace(threads: Thread[], known: Known) {
  const places = new Map([...known.keys()].map((id, place) => [id, place]))
  const placeOf = (thread: Thread) => places.get(idOf(thread)) ?? known.size
  return threads
    .map((thread) => ({ ...thread, group: known.get(idOf(thread)) ?? thread.group }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
