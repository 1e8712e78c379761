import { beforeAll, expect, test } from 'vitest'
import { createApi } from '../src/api.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import {
  arrive,
  type Caller,
  type Column,
  callRoute,
  columns,
  type Expected,
  inOrder,
  routeTable,
} from './route-table.ts'
import { serveSimulated } from './serve-simulated.ts'
import { stripeControl } from './stripe-control.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveSimulated(databaseUrl)
const api = apiClient(server.url)

const callers = {} as Record<Column, Caller>
let owner: Caller
/** The owner's own, paid Checkout session. */
let paidSession: string
let postUrl: string
beforeAll(async () => {
  owner = await arrive(superuser, server, 'free')
  const asOwner = { cookie: owner.cookie ?? '' }
  const { body } = await api.post('/api/stripe/create-checkout-session', { plan: 'plus' }, asOwner)
  paidSession = String(body.url).match(/cs_\w+/)?.[0] ?? ''
  await stripeControl(server.stripe.url).pay(paidSession)
  const verified = await api.get(`/api/stripe/verify-session?session_id=${paidSession}`, asOwner)
  if (verified.body.plan !== 'plus') throw new Error('The owner could not pay')
  const feed = await server.services.posts.feed({ subreddits: ['SaaS'], sort: 'hot', time: 'day', limit: 1 })
  postUrl = `https://www.reddit.com${feed.kind === 'ok' ? feed.value[0]?.permalink : ''}`
  for (const plan of ['free', 'pro', 'plus'] as const) callers[plan] = await arrive(superuser, server, plan)
  const { productId, sessionId, draftId, channelId, deliveryId, monitorId, icon } = owner
  const theirs = { productId, sessionId, draftId, channelId, deliveryId, monitorId, icon }
  callers.other = { ...(await arrive(superuser, server, 'plus')), ...theirs }
  callers.none = { ...owner, cookie: '', canary: 'canary-of-nobody' }
})

const table = routeTable({ paidSession: () => paidSession, postUrl: () => postUrl })

test('the table knows every route of the API, and no other', () => {
  const routes = createApi('http://localhost').routes.filter(({ method }) => method !== 'ALL')
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(table).toSorted()).toEqual([...known].toSorted())
})
test.each(inOrder(table))('%s', async (route, row) => {
  const actual: Partial<Expected> = {}
  for (const [index, column] of columns.entries()) {
    const caller = callers[column]
    const answer = await callRoute(api, [route, row], caller, `127.0.50.${index + 1}`)
    actual[column] = answer.status
    const told = JSON.stringify(answer.body)
    const strangers = [owner, ...Object.values(callers)].filter(({ canary }) => canary !== caller.canary)
    for (const { canary } of strangers) expect(told).not.toContain(canary)
  }
  expect(actual).toEqual(row.expected)
})

test('what others tried left the owner with everything', async () => {
  const { body } = await api.get('/api/products', { cookie: owner.cookie ?? '' })
  expect(body).toMatchObject({ products: [{ id: owner.productId, name: owner.canary }] })
})
