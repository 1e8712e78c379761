import { randomUUID } from 'node:crypto'

type Rule = { times?: number | undefined }

export type FaultStore<R extends Rule, Subject> = ReturnType<typeof createFaultStore<R, Subject>>

/** Rules in the order they were added; the first that matches wins and one with `times` wears off. */
export function createFaultStore<R extends Rule, Subject>(matches: (rule: R, subject: Subject) => boolean) {
  const entries = new Map<string, { rule: R; used: number }>()
  return {
    add(rule: R) {
      const id = randomUUID()
      entries.set(id, { rule, used: 0 })
      return id
    },
    list: () => [...entries].map(([id, { rule, used }]) => ({ id, ...rule, used })),
    remove: (id: string) => entries.delete(id),
    clear: () => entries.clear(),
    take(subject: Subject): R | undefined {
      for (const [id, entry] of entries) {
        if (!matches(entry.rule, subject)) continue
        entry.used += 1
        if (entry.used === entry.rule.times) entries.delete(id)
        return entry.rule
      }
      return undefined
    },
  }
}
