export type Delivery = {
  /** The same for a repeat. */
  id: string
  host: string
  path: string
  at: string
  headers: Record<string, string>
  body: unknown
  /** Null until it's answered. */
  status: number | null
}

export type Deliveries = ReturnType<typeof createDeliveries>

/** What was delivered, the oldest first. Adding and counting cost the same however much there is. */
export function createDeliveries(capacity = 50_000) {
  let list: Delivery[] = []
  const hosts = new Map<string, { count: number; ids: Map<string, number> }>()

  const countOne = ({ host, id }: Delivery, by: 1 | -1) => {
    const of = hosts.get(host) ?? { count: 0, ids: new Map<string, number>() }
    of.count += by
    const times = (of.ids.get(id) ?? 0) + by
    if (times > 0) of.ids.set(id, times)
    else of.ids.delete(id)
    hosts.set(host, of)
  }

  return {
    add(delivery: Delivery) {
      list.push(delivery)
      countOne(delivery, 1)
      if (list.length <= capacity) return
      // Many at a time: each removal moves the whole list.
      for (const old of list.splice(0, Math.ceil(capacity / 10))) countOne(old, -1)
    },
    /** The newest of them, still the oldest first. */
    list({ host, limit }: { host?: string | undefined; limit: number }) {
      const chosen = host === undefined ? list : list.filter((one) => one.host === host)
      return limit > 0 ? chosen.slice(-limit) : []
    },
    count(host?: string) {
      const chosen =
        host === undefined ? [...hosts.values()] : [hosts.get(host)].filter((one) => one !== undefined)
      const sum = (of: (one: (typeof chosen)[number]) => number) =>
        chosen.reduce((total, one) => total + of(one), 0)
      return { count: sum((one) => one.count), distinct: sum((one) => one.ids.size) }
    },
    clear() {
      list = []
      hosts.clear()
    },
  }
}
