import type pg from 'pg'
import sharp from 'sharp'
import type { apiClient } from './api-client.ts'
import { buildUser } from './factories.ts'
import { type Server, signInAs } from './sign-in.ts'

type Api = ReturnType<typeof apiClient>

/** What exists only once the test runs: the owner's own, paid Checkout session, and a post on Reddit. */
type World = { paidSession: () => string; postUrl: () => string }

export const columns = ['none', 'other', 'free', 'pro', 'plus'] as const
export type Column = (typeof columns)[number]

export type Caller = { cookie?: string; canary: string; icon: string } & Record<
  'productId' | 'sessionId' | 'draftId' | 'channelId' | 'deliveryId' | 'monitorId',
  string
>

/** A user with a plan, a product, a draft, a logo and a session; all of it carries a word that nobody else may read. */
export async function arrive(
  superuser: pg.Pool,
  server: Server,
  plan: 'free' | 'pro' | 'plus',
): Promise<Caller> {
  const canary = `canary-${crypto.randomUUID()}`
  const { id } = await buildUser(superuser, { name: canary })
  const icon = `/icons/${id}-1-${'a'.repeat(32)}.webp`
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [icon.slice(7), id])
  const product = await superuser.query(
    `insert into products (user_id, name, icon, subreddits) values ($1, $2, $3, '{SaaS}') returning id`,
    [id, canary, icon],
  )
  await superuser.query(
    'update profiles set plan_type = $2, subscription_status = $3, has_completed_onboarding = true where user_id = $1',
    [id, plan, plan === 'free' ? null : 'active'],
  )
  const cookie = await signInAs(superuser, server, id)
  const session = await superuser.query('select id from auth.session where user_id = $1', [id])
  const draft = await superuser.query(
    `insert into drafts (user_id, task, mode, content, named, prompt_version)
     values ($1, 'comment', 'no_mention', $2, false, 'comment.v1') returning id`,
    [id, canary],
  )
  const channel = await superuser.query(
    `insert into alert_channels (user_id, kind, slot, label) values ($1, 'email', 'email', $2) returning id`,
    [id, canary],
  )
  const delivery = await superuser.query(
    `insert into alert_deliveries (user_id, channel_id, channel_kind, kind, subreddit) values ($1, $2, 'email', 'test', $3) returning id`,
    [id, channel.rows[0].id, canary],
  )
  const monitor = await superuser.query(
    `insert into monitors (user_id, product_id, term, kind, threshold) values ($1, $2, $3, 'own_brand', 'any') returning id`,
    [id, product.rows[0].id, canary],
  )
  return {
    cookie,
    canary,
    icon,
    productId: product.rows[0].id,
    sessionId: session.rows[0].id,
    draftId: draft.rows[0].id,
    channelId: channel.rows[0].id,
    deliveryId: delivery.rows[0].id,
    monitorId: monitor.rows[0].id,
  }
}

const background = { r: 30, g: 120, b: 90 }
const picture = await sharp({ create: { width: 32, height: 32, channels: 3, background } })
  .png()
  .toBuffer()

let serial = 0
const newEmail = () => {
  serial += 1
  return `matrix-${serial}@matrix.test`
}
const product = ({ icon, canary }: Caller) => ({
  name: canary,
  description: 'd',
  website: 'a.com',
  icon,
  subreddits: ['SaaS'],
})

export type Expected = Record<Column, number>
const all = (status: number): Expected => ({
  none: status,
  other: status,
  free: status,
  pro: status,
  plus: status,
})
const signedIn = (status: number): Expected => ({ ...all(status), none: 401 })

export type Row = {
  expected: Expected
  path?: (caller: Caller) => string
  body?: (caller: Caller) => unknown
  type?: string
}

/** What each route answers to whom. A route that isn't here fails the test below. */
export const routeTable = ({ paidSession, postUrl }: World): Record<string, Row> => ({
  // Anybody may knock: what they bring decides.
  'POST /auth/sign-up': {
    expected: all(204),
    body: () => ({ fullName: 'M', email: newEmail(), password: 'violet-otter-drums-at-dawn' }),
  },
  'POST /auth/confirm-sign-up': { expected: all(400), body: () => ({ token: 'x' }) },
  'POST /auth/sign-in': { expected: all(401), body: () => ({ email: 'nobody@matrix.test', password: 'x' }) },
  'POST /auth/second-step': { expected: all(401), body: () => ({ code: '000000' }) },
  'POST /auth/sign-in/google': { expected: all(503) },
  'POST /auth/sign-out': { expected: all(204) },
  'POST /auth/request-password-reset': { expected: all(204), body: () => ({ email: newEmail() }) },
  'POST /auth/reset-password': {
    expected: all(400),
    body: () => ({ token: 'x', password: 'violet-otter-drums-at-dawn' }),
  },
  'POST /auth/resend-verification': { expected: all(204), body: () => ({ email: newEmail() }) },
  'POST /vitals': {
    expected: all(204),
    body: () => ({ kind: 'vital', path: '/', name: 'LCP', value: 900 }),
  },
  'GET /auth/verify-email': { expected: all(302) },
  'GET /auth/reset-password/:token': { expected: all(302), path: () => '/auth/reset-password/x' },
  'GET /auth/callback/google': { expected: all(302), path: () => '/auth/callback/google?state=x' },
  'GET /blog/posts': { expected: all(200) },
  'GET /blog/post': { expected: all(404), path: () => '/blog/post?slug=nothing' },
  'GET /openapi.json': { expected: all(200) },
  'POST /stripe/webhook': { expected: all(400) },
  // The signed token decides, whoever brings it.
  'GET /mails/unsubscribe': { expected: all(302), path: () => '/mails/unsubscribe?token=x' },
  'POST /mails/unsubscribe': { expected: all(400), path: () => '/mails/unsubscribe?token=x' },

  // One's own account.
  'GET /account': { expected: signedIn(200) },
  'POST /account/complete-onboarding': { expected: signedIn(204) },
  'PUT /mails/tips': { expected: signedIn(204), body: () => ({ tipsByEmail: true }) },
  'GET /account/sessions': { expected: signedIn(200) },
  'DELETE /account/sessions/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ sessionId }) => `/account/sessions/${sessionId}`,
  },
  'DELETE /account/sessions': { expected: signedIn(200) },
  'PUT /account/pace-goal': {
    expected: signedIn(204),
    body: () => ({ comment: { from: 2, to: 4 }, post: { from: 1, to: 2 } }),
  },
  'GET /account/export': { expected: signedIn(200) },
  'POST /account/second-factor': { expected: signedIn(200) },
  'POST /account/second-factor/confirm': { expected: signedIn(400), body: () => ({ code: '000000' }) },
  'POST /account/second-factor/end': { expected: signedIn(204), body: () => ({ code: '000000' }) },
  'POST /account/second-factor/recovery-codes': { expected: signedIn(409), body: () => ({ code: '000000' }) },
  // None of them has a password; what happens to those who do is told in change-password.test.ts.
  'POST /account/password': {
    expected: signedIn(400),
    body: () => ({ currentPassword: 'wrong', password: 'wrong' }),
  },
  // Nobody has this address; what happens to those who type their own is told in delete-account.test.ts.
  'POST /account/delete': { expected: signedIn(400), body: () => ({ email: newEmail() }) },

  // Products: to read on every plan, to write within the plan's limit.
  'GET /products': { expected: signedIn(200) },
  'POST /products': {
    // The other one comes with the owner's logo.
    expected: { none: 401, other: 400, free: 402, pro: 402, plus: 200 },
    body: product,
  },
  'PUT /products/:id': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    path: ({ productId }) => `/products/${productId}`,
    body: product,
  },
  'PUT /products/:id/subreddits': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    path: ({ productId }) => `/products/${productId}/subreddits`,
    body: () => ({ subreddits: ['webdev'] }),
  },
  'DELETE /products/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ productId }) => `/products/${productId}`,
  },
  'POST /products/icon': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    body: () => picture,
    type: 'image/png',
  },
  'POST /ai/generate-description': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    body: () => ({ website: 'pawslot.com' }),
  },

  // Reading Reddit: the feed on any plan, research and single posts on Plus.
  'GET /reddit/reddit.js': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/reddit/reddit.js?subreddit=SaaS&limit=15',
  },
  'POST /reddit/search': {
    expected: { none: 401, other: 200, free: 402, pro: 402, plus: 200 },
    body: () => ({ keyword: 'invoice', subreddits: ['SaaS'] }),
  },
  'POST /reddit/trend': {
    expected: { none: 401, other: 200, free: 402, pro: 402, plus: 200 },
    body: () => ({ keyword: 'invoice', subreddits: ['SaaS'] }),
  },
  'POST /reddit/fetch-post.js': {
    expected: { none: 401, other: 200, free: 402, pro: 402, plus: 200 },
    body: () => ({ redditUrl: postUrl() }),
  },
  'POST /fits': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    body: ({ productId }) => ({ productId, posts: { from: 'listing', subreddit: 'SaaS', postIds: ['abc'] } }),
  },
  'GET /fits/strong': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    path: ({ productId }) => `/fits/strong?product=${productId}`,
  },
  'POST /communities/suggestions': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    body: ({ productId }) => ({ productId }),
  },
  // For someone who may write a product, as in onboarding.
  'GET /communities/:name': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/communities/SaaS',
  },
  'GET /reddit/passport': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/reddit/passport?subreddit=SaaS',
  },
  // Onboarding shows them before anybody pays.
  'GET /reddit/stances': { expected: signedIn(200) },

  // What they posted: everybody for themselves.
  'GET /activity': { expected: signedIn(200) },
  'POST /activity': { expected: signedIn(200), body: () => ({ kind: 'comment' }) },
  'PUT /activity/:id/address': {
    expected: signedIn(404),
    path: () => `/activity/${crypto.randomUUID()}/address`,
    body: () => ({ address: 'https://redd.it/1abcde' }),
  },
  'PUT /activity/:id/replies/:replyId': {
    expected: signedIn(404),
    path: () => `/activity/${crypto.randomUUID()}/replies/re1`,
    body: () => ({ state: 'set_aside' }),
  },
  'DELETE /activity/:id': { expected: signedIn(404), path: () => `/activity/${crypto.randomUUID()}` },

  // The day's list: with a plan, of one's own products.
  'GET /today': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/today?timeZone=UTC',
  },
  'GET /today/count': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/today/count?timeZone=UTC',
  },
  'GET /today/calendar': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/today/calendar?timeZone=UTC',
  },
  // Nobody has read these rules; threads that they name are told in calendar.test.ts.
  'PUT /today/calendar/reminders': {
    expected: { none: 401, other: 404, free: 402, pro: 404, plus: 404 },
    body: () => ({ community: 'SaaS', thread: 'tool tuesday' }),
  },
  'DELETE /today/calendar/reminders': {
    expected: { none: 401, other: 204, free: 402, pro: 204, plus: 204 },
    path: () => '/today/calendar/reminders?community=SaaS&thread=tool%20tuesday',
  },
  // Nothing of Reddit is stored here; a thread that is there is told in read-thread.test.ts.
  'GET /today/threads/:postId': {
    expected: { none: 401, other: 404, free: 402, pro: 404, plus: 404 },
    path: ({ productId }) => `/today/threads/1abc?product=${productId}`,
  },
  'PUT /today/marks/:postId': {
    expected: { none: 401, other: 404, free: 402, pro: 204, plus: 204 },
    path: () => '/today/marks/1abc',
    body: ({ productId }) => ({ kind: 'saved', productId, subreddit: 'SaaS' }),
  },
  'DELETE /today/marks/:postId': {
    expected: { none: 401, other: 204, free: 402, pro: 204, plus: 204 },
    path: () => '/today/marks/1abc',
  },
  'GET /today/learned': { expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 } },
  'DELETE /today/learned': { expected: { none: 401, other: 204, free: 402, pro: 204, plus: 204 } },
  // Nothing is learned here; a habit that is there is undone in lessons.test.ts.
  'DELETE /today/learned/:id': {
    expected: { none: 401, other: 404, free: 402, pro: 404, plus: 404 },
    path: () => `/today/learned/${'0'.repeat(32)}`,
  },
  'PUT /today/learned/:id': {
    expected: { none: 401, other: 204, free: 402, pro: 204, plus: 204 },
    path: () => `/today/learned/${'0'.repeat(32)}`,
  },

  // What they want to be told of: to see and to turn off on any plan, to choose with one.
  'GET /alerts': { expected: signedIn(200) },
  'PUT /alerts/settings': {
    expected: { none: 401, other: 204, free: 402, pro: 204, plus: 204 },
    body: () => ({ timeZone: 'UTC', dailyAt: 7, dailyDays: 'weekdays', quiet: null, skipEmpty: true }),
  },
  'POST /alerts/channels': {
    expected: { none: 401, other: 201, free: 402, pro: 201, plus: 201 },
    body: ({ canary }) => ({
      kind: 'slack',
      url: 'https://hooks.slack.com/services/T0001/B0001/abcdefgh',
      label: canary.slice(0, 60),
    }),
  },
  'PUT /alerts/channels/:id': {
    expected: { none: 401, other: 404, free: 200, pro: 200, plus: 200 },
    path: ({ channelId }) => `/alerts/channels/${channelId}`,
    body: () => ({ monitors: true }),
  },
  // Nobody here has a webhook; what happens to those who do is told in alerts.test.ts.
  'POST /alerts/channels/:id/secret': {
    expected: { none: 401, other: 404, free: 402, pro: 404, plus: 404 },
    path: ({ channelId }) => `/alerts/channels/${channelId}/secret`,
  },
  'POST /alerts/channels/:id/test': {
    expected: { none: 401, other: 404, free: 402, pro: 202, plus: 202 },
    path: ({ channelId }) => `/alerts/channels/${channelId}/test`,
  },
  'GET /alerts/deliveries': { expected: signedIn(200) },
  'GET /alerts/deliveries/:id': {
    expected: { none: 401, other: 404, free: 200, pro: 200, plus: 200 },
    path: ({ deliveryId }) => `/alerts/deliveries/${deliveryId}`,
  },
  'DELETE /alerts/channels/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ channelId }) => `/alerts/channels/${channelId}`,
  },

  // The words they watch: with a plan, for one's own products.
  'GET /monitors': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    path: () => '/monitors?timeZone=UTC',
  },
  'POST /monitors/preview': {
    expected: { none: 401, other: 200, free: 402, pro: 200, plus: 200 },
    body: () => ({ term: 'pawslot', kind: 'own_brand', communities: null }),
  },
  'GET /monitors/:id/matches': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    path: ({ monitorId }) => `/monitors/${monitorId}/matches`,
  },
  'PUT /monitors/:id': {
    expected: { none: 401, other: 404, free: 402, pro: 204, plus: 204 },
    path: ({ monitorId }) => `/monitors/${monitorId}`,
    body: ({ productId }) => ({
      productId,
      term: 'pawslot',
      kind: 'own_brand',
      communities: null,
      threshold: 'any',
    }),
  },
  'DELETE /monitors/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ monitorId }) => `/monitors/${monitorId}`,
  },
  // After the one before is deleted: Pro has one.
  'POST /monitors': {
    expected: { none: 401, other: 404, free: 402, pro: 201, plus: 201 },
    body: ({ productId }) => ({
      productId,
      term: 'pawslot too',
      kind: 'own_brand',
      communities: null,
      threshold: 'any',
    }),
  },

  // Asking for help: on every plan and on none.
  'POST /support/tickets': {
    expected: signedIn(200),
    body: ({ canary }) => ({ name: canary, email: 'a@matrix.test', title: canary, content: canary }),
  },
  'GET /support/tickets': { expected: signedIn(200) },

  // What people tell us: on every plan and without one.
  'POST /feedback': { expected: signedIn(204), body: () => ({ message: 'Good.' }) },

  // Drafting: with one's own product, on any plan; rewriting on Plus. What was written stays to read and delete.
  'POST /ai/generate-comment.js': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    body: ({ productId }) => ({ postTitle: 'How do you plan your week?', productName: 'x', productId }),
  },
  'POST /ai/generate-post.js': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    body: ({ productId }) => ({
      selectedHook: 'feedback',
      contextInfo: 'I plan. It helps.',
      productName: 'x',
      productId,
    }),
  },
  'POST /ai/smart-rewrite.js': {
    expected: { none: 401, other: 404, free: 402, pro: 402, plus: 200 },
    body: ({ productId }) => ({
      originalTitle: 'I failed',
      contextInfo: 'I plan. It helps.',
      productName: 'x',
      productId,
    }),
  },
  'POST /drafts/review': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    body: ({ productId, canary }) => ({ task: 'comment', mayName: true, content: canary, productId }),
  },
  'POST /drafts/improve': {
    expected: { none: 401, other: 404, free: 402, pro: 200, plus: 200 },
    body: ({ productId, canary }) => ({
      task: 'comment',
      mayName: true,
      mayLink: false,
      content: canary,
      written: canary,
      productId,
    }),
  },
  'GET /drafts': { expected: signedIn(200) },
  'GET /drafts/marks': { expected: signedIn(200), path: () => '/drafts/marks?posts=abc1' },
  'GET /drafts/recent': { expected: signedIn(200) },
  'PUT /drafts/:id': {
    expected: { none: 401, other: 404, free: 200, pro: 200, plus: 200 },
    path: ({ draftId }) => `/drafts/${draftId}`,
    body: ({ canary }) => ({ title: null, content: canary }),
  },
  'POST /drafts/:id/copied': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ draftId }) => `/drafts/${draftId}/copied`,
  },
  'DELETE /drafts/:id': {
    expected: { none: 401, other: 404, free: 204, pro: 204, plus: 204 },
    path: ({ draftId }) => `/drafts/${draftId}`,
  },
  'GET /voice': { expected: signedIn(200) },
  'PUT /voice': {
    expected: signedIn(200),
    body: ({ canary }) => ({
      samples: [`${canary}, ${'as I would say it. '.repeat(3)}`],
      founder: canary,
    }),
  },

  // Paying: everybody for themselves.
  'POST /stripe/create-checkout-session': { expected: signedIn(200), body: () => ({ plan: 'plus' }) },
  // Everybody shows the owner's paid session, which made the owner a customer above.
  'GET /stripe/verify-session': {
    expected: signedIn(404),
    path: () => `/stripe/verify-session?session_id=${paidSession()}`,
  },
  'POST /stripe/create-portal-session': { expected: signedIn(200) },
})

// What ends things that the others need comes last.
const last = [
  'DELETE /drafts/:id',
  'DELETE /products/:id',
  'DELETE /account/sessions/:id',
  'POST /auth/sign-out',
]
export const inOrder = (table: Record<string, Row>) =>
  Object.entries(table).toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b))

/** Each caller from an address of their own: limits per address are not the matter here. */
export async function callRoute(
  api: Api,
  [route, { path, body, type }]: [string, Row],
  caller: Caller,
  from: string,
) {
  const [method = '', pattern = ''] = route.split(' ')
  const address = `/api${path ? path(caller) : pattern}`
  const options = {
    from,
    ...(caller.cookie ? { cookie: caller.cookie } : {}),
    ...(type ? { headers: { 'content-type': type } } : {}),
  }
  if (method === 'GET') return api.get(address, options)
  if (method === 'DELETE') return api.delete(address, options)
  return api[method === 'PUT' ? 'put' : 'post'](address, body?.(caller) ?? {}, options)
}
