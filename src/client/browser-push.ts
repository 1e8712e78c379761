/** A push service that doesn't answer holds up nobody who leaves. */
const PATIENCE_MS = 2_000

/** Only looks: the worker is registered once someone turns push on. */
export async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** This browser shows nothing of ours anymore. Best effort: the server stops sending in any case. */
export async function endPush() {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return
  const ended = findSubscription().then((subscription) => subscription?.unsubscribe())
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([ended.catch(() => false), tooLong])
}
