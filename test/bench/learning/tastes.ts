import type { JudgedProduct, JudgedThread } from './judged-threads.ts'

/** A thread in the store: one of the pool, written at some time. */
export type StoredThread = JudgedThread & { id: string; product: number; hoursAgo: number }

export const tastes = ['topic', 'community', 'age', 'none'] as const
export type TasteKind = (typeof tastes)[number]

/** What someone skips, and how they would say why. */
export type Taste = {
  kind: TasteKind
  /** As the page would name it; null where there is nothing to learn. */
  subject: string | null
  reason: 'off_topic' | 'community' | 'too_old' | null
  skips: (thread: StoredThread) => boolean
}

type Random = () => number
export const pick = <One>(all: One[], random: Random) => all[Math.floor(random() * all.length)] as One

/** A taste that shows: what at least one in twelve threads of these two products is a case of, and less than half of them. */
export function makeTaste(kind: TasteKind, products: JudgedProduct[], random: Random): Taste {
  const threads = products.flatMap((one) => one.threads)
  const common = (of: (thread: JudgedThread) => string | null) =>
    Object.entries(Object.groupBy(threads, (thread) => of(thread) ?? ''))
      .filter(
        ([subject, cases = []]) =>
          subject && cases.length >= threads.length / 12 && cases.length < threads.length / 2,
      )
      .map(([subject]) => subject)
  if (kind === 'topic') {
    const subject = pick(
      common(({ meets }) => meets),
      random,
    )
    return { kind, subject, reason: 'off_topic', skips: ({ meets }) => meets === subject }
  }
  if (kind === 'community') {
    const subject = pick(
      common(({ community }) => community),
      random,
    )
    return { kind, subject, reason: 'community', skips: ({ community }) => community === subject }
  }
  if (kind === 'age')
    return { kind, subject: '24', reason: 'too_old', skips: ({ hoursAgo }) => hoursAgo > 24 }
  return { kind, subject: null, reason: null, skips: () => false }
}
