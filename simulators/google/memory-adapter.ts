import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** One store per provider: the library's own is for first steps only and says so on every start. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const store = new LRUCache<string, AdapterPayload>({ max: 10_000 })

  const findWhere = (model: string, test: (payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of store.entries())
      if (key.startsWith(`${model}:`) && test(payload)) return payload
    return undefined
  }

  return (model) => ({
    async upsert(id, payload, expiresInSeconds) {
      store.set(`${model}:${id}`, payload, { ttl: expiresInSeconds ? expiresInSeconds * 1000 : 0 })
    },
    find: async (id) => store.get(`${model}:${id}`),
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = store.get(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      store.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of store.entries()) if (payload.grantId === grantId) store.delete(key)
    },
  })
}
