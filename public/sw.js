// Shows what we push, and opens the thread that it tells of. Nothing is cached and no request is answered here: pages are never stale.

const TODAY = '/dashboard/today'
const PLAIN = { id: 'today', title: 'Something new on Today', body: '', url: TODAY }

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { id, title, body, url } = readPayload(event.data)
  const shown = { body, tag: id, icon: '/icon-192.png', badge: '/badge-96.png', data: { url } }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  // In a window of its own: one that is open may have a draft in it.
  event.waitUntil(clients.openWindow(ownAddress(event.notification.data?.url)))
})

// The browser has changed the address. Only a session may tell the server the new one, and the settings tell who has none.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event).catch(() => {}))
})

function readPayload(data) {
  try {
    const { id, title, body, url } = data.json()
    if (![id, title, body].every((text) => typeof text === 'string') || !id || !title) return PLAIN
    return { id, title, body, url: ownAddress(url) }
  } catch {
    return PLAIN
  }
}

function ownAddress(url) {
  try {
    const { origin, href } = new URL(url, location.origin)
    return url && origin === location.origin ? href : location.origin + TODAY
  } catch {
    return location.origin + TODAY
  }
}

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const answer = await fetch('/api/alerts')
  const { channels } = await answer.json()
  const browsers = channels.filter(({ kind }) => kind === 'push')
  // Someone else may be signed in by now, who never asked for this.
  if (browsers.length === 0) return
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint, keys } = subscription.toJSON()
  const label = browsers.length === 1 ? browsers[0].label : null
  await fetch('/api/alerts/channels', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'push', endpoint, keys, label }),
  })
}
