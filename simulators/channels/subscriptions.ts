import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserKeys } from './decrypt-push.ts'

export const PUSH_HOST = 'push.threadlark.test'

export type Subscription = BrowserKeys & { senderKey: string | undefined }
export type Subscriptions = ReturnType<typeof createSubscriptions>

/** What browsers have subscribed to. The service keeps their private keys too, as no real one does, to read what was sent. */
export function createSubscriptions() {
  /** Null once it's given up. */
  const all = new Map<string, Subscription | null>()
  return {
    /** Where a browser names the sender's key, no other may push. */
    add(senderKey?: string) {
      const id = randomUUID()
      const ecdh = createECDH('prime256v1')
      const publicKey = ecdh.generateKeys()
      const auth = randomBytes(16)
      all.set(id, { publicKey, privateKey: ecdh.getPrivateKey(), auth, senderKey })
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
      return { id, endpoint: `https://${PUSH_HOST}/push/${id}`, keys }
    },
    find: (id: string) => all.get(id),
    end(id: string) {
      const had = Boolean(all.get(id))
      if (had) all.set(id, null)
      return had
    },
  }
}
