import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { digestRules } from '../../src/features/communities/digest-rules.ts'
import { type apiClient, cookiesOf } from '../api-client.ts'
import { authenticator } from '../authenticator.ts'
import { arrive } from '../route-table.ts'
import type { serveSimulated } from '../serve-simulated.ts'
import { mailedToken, signUpConfirmed } from '../sign-up.ts'
import { stripeControl } from '../stripe-control.ts'
import { agreeAtGoogle } from './google-sign-in.ts'

type Api = ReturnType<typeof apiClient>
type World = {
  api: Api
  superuser: pg.Pool
  server: Awaited<ReturnType<typeof serveSimulated>>
  /** The cookie of someone with a long past. */
  heavy: () => string
}
type Answer = Awaited<ReturnType<Api['get']>>

/** Does what comes before, and answers the request itself with the status that it should get. */
export type Preparation = () => Promise<{ send: () => Promise<Answer>; status: number }>

const PASSWORD = 'violet-otter-drums-at-dawn'
const NEXT_PASSWORD = 'amber-walrus-sings-at-noon'

/**
 * The route matrix sends these routes something that is refused at the door, because what they take must first be earned: by a
 * mail, by a code, by Stripe or by Google. Here each of them gets what it takes.
 */
export function validRequests({ api, superuser, server, heavy }: World): Record<string, Preparation> {
  let serial = 0
  const visitor = () => {
    serial += 1
    return { email: `valid-${serial}@plans.test`, from: `127.0.61.${serial}`, password: PASSWORD }
  }
  const signedUp = async () => {
    const person = visitor()
    return { ...person, cookie: await signUpConfirmed(api, superuser, person) }
  }
  const pending = async () => {
    const person = visitor()
    const answer = await api.post('/api/auth/sign-up', { fullName: 'V', ...withoutFrom(person) }, person)
    return { ...person, cookie: cookiesOf(answer) }
  }
  const withSecondFactor = async () => {
    const person = await signedUp()
    const begun = await api.post('/api/account/second-factor', { password: PASSWORD }, person)
    const { code } = authenticator(String(begun.body.key))
    const confirmed = await api.post('/api/account/second-factor/confirm', { code: code() }, person)
    const [recoveryCode] = confirmed.body.recoveryCodes as string[]
    return { ...person, cookie: cookiesOf(confirmed), recoveryCode }
  }
  const resetToken = async ({ email, from }: { email: string; from: string }) => {
    await api.post('/api/auth/request-password-reset', { email }, { from })
    return mailedToken(superuser, email)
  }
  /** As if somebody had read in their rules that a community has a set thread. */
  const nameThread = async () => {
    const { posts, ruleReadings } = server.services
    const rules = await posts.rules('SaaS')
    if (rules.kind !== 'ok') throw new Error('There are no rules')
    const quote = 'In Tool Tuesday only.'
    const terms = [{ kind: 'thread' as const, value: 'Tool Tuesday' }]
    const clause = {
      subject: 'promotion' as const,
      scope: 'both' as const,
      stance: 'set_threads' as const,
      terms,
      quote,
    }
    const read = rules.value.map(() => ({ by: 'model' as const, clauses: [clause], unclear: [] }))
    const until = Date.now() + 600_000
    await ruleReadings.keep(digestRules(rules.value), { rules: read, askAgainAt: null }, until)
  }
  const logged = async () => {
    const person = { cookie: heavy() }
    const { body } = await api.post('/api/activity', { kind: 'comment' }, person)
    return { person, id: String(body.id) }
  }

  return {
    'POST /ai/generate-comment.js to a reply': async () => {
      const { person, id } = await logged()
      const replyTo = { activityId: id, replyId: 'r50', text: 'And how do you plan a week off?' }
      return {
        send: () => api.post('/api/ai/generate-comment.js', { productName: 'x', replyTo }, person),
        status: 200,
      }
    },
    'POST /auth/sign-up of a taken address': async () => {
      const { email } = await signedUp()
      const { from, password } = visitor()
      return {
        send: () => api.post('/api/auth/sign-up', { fullName: 'V', email, password }, { from }),
        status: 204,
      }
    },
    'POST /auth/confirm-sign-up': async () => {
      const person = await pending()
      const token = await mailedToken(superuser, person.email)
      return { send: () => api.post('/api/auth/confirm-sign-up', { token }, person), status: 204 }
    },
    'GET /auth of a mailed sign-up': async () => {
      const person = await pending()
      const token = await mailedToken(superuser, person.email)
      return { send: () => api.get(`/auth?mode=confirm&token=${token}`, person), status: 200 }
    },
    'GET /auth of a mailed reset': async () => {
      const person = await signedUp()
      const token = await resetToken(person)
      return { send: () => api.get(`/auth?mode=reset&token=${token}`, { from: person.from }), status: 200 }
    },
    'GET /onboarding of a newcomer': async () => {
      const person = await signedUp()
      return { send: () => api.get('/onboarding', person), status: 200 }
    },
    'POST /auth/resend-verification': async () => {
      const { email, from } = await pending()
      return { send: () => api.post('/api/auth/resend-verification', { email }, { from }), status: 204 }
    },
    'POST /auth/sign-in': async () => {
      const { email, from } = await signedUp()
      return {
        send: () => api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from }),
        status: 204,
      }
    },
    'POST /auth/second-step': async () => {
      const { email, from, recoveryCode } = await withSecondFactor()
      const first = await api.post('/api/auth/sign-in', { email, password: PASSWORD }, { from })
      const own = { from, cookie: cookiesOf(first) }
      return { send: () => api.post('/api/auth/second-step', { code: recoveryCode }, own), status: 204 }
    },
    'POST /account/second-factor/confirm': async () => {
      const person = await signedUp()
      const begun = await api.post('/api/account/second-factor', { password: PASSWORD }, person)
      const { code } = authenticator(String(begun.body.key))
      return {
        send: () => api.post('/api/account/second-factor/confirm', { code: code() }, person),
        status: 200,
      }
    },
    'POST /account/second-factor/recovery-codes': async () => {
      const { recoveryCode: code, ...person } = await withSecondFactor()
      return {
        send: () => api.post('/api/account/second-factor/recovery-codes', { code }, person),
        status: 200,
      }
    },
    'POST /account/second-factor/end': async () => {
      const { recoveryCode: code, ...person } = await withSecondFactor()
      return { send: () => api.post('/api/account/second-factor/end', { code }, person), status: 204 }
    },
    'POST /auth/request-password-reset': async () => {
      const { email, from } = await signedUp()
      return { send: () => api.post('/api/auth/request-password-reset', { email }, { from }), status: 204 }
    },
    'POST /auth/reset-password': async () => {
      const person = await signedUp()
      const token = await resetToken(person)
      const { from } = person
      return {
        send: () => api.post('/api/auth/reset-password', { token, password: NEXT_PASSWORD }, { from }),
        status: 204,
      }
    },
    'POST /account/password': async () => {
      const person = await signedUp()
      const body = { currentPassword: PASSWORD, password: NEXT_PASSWORD }
      return { send: () => api.post('/api/account/password', body, person), status: 204 }
    },
    'POST /account/delete': async () => {
      const person = await signedUp()
      return {
        send: () => api.post('/api/account/delete', { email: person.email, password: PASSWORD }, person),
        status: 204,
      }
    },
    'POST /auth/sign-in/google': async () => {
      const { from } = visitor()
      return { send: () => api.post('/api/auth/sign-in/google', {}, { from }), status: 200 }
    },
    'GET /auth/callback/google': async () => {
      const { from, email } = visitor()
      const begun = await api.post('/api/auth/sign-in/google', {}, { from })
      const path = await agreeAtGoogle(String(begun.body.url), email)
      const own = { from, cookie: cookiesOf(begun) }
      return { send: () => api.get(path, own), status: 302 }
    },
    'POST /mails/unsubscribe': async () => {
      const { email, from } = await signedUp()
      const { rows } = await superuser.query('select id from auth."user" where email = $1', [email])
      const address = server.services.mailLinks.tipsOff(rows[0].id)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return {
        send: () => api.post(address, 'List-Unsubscribe=One-Click', { from, headers }),
        status: 200,
      }
    },
    'POST /alerts/channels/:id/secret': async () => {
      const { cookie = '' } = await arrive(superuser, server, 'plus')
      const hook = { kind: 'webhook', url: 'https://hooks.plans-test.com/in', label: null }
      const { body } = await api.post('/api/alerts/channels', hook, { cookie })
      const { id } = body.channel as { id: string }
      return { send: () => api.post(`/api/alerts/channels/${id}/secret`, {}, { cookie }), status: 200 }
    },
    'PUT /activity/:id/address': async () => {
      const { person, id } = await logged()
      const body = { address: 'https://redd.it/1abcde' }
      return { send: () => api.put(`/api/activity/${id}/address`, body, person), status: 204 }
    },
    'PUT /activity/:id/replies/:replyId': async () => {
      const { person, id } = await logged()
      await superuser.query(
        `with followed as (insert into activity_outcomes (activity_id, user_id, kind, posted_at)
           select id, user_id, kind, now() from activity where id = $1 returning activity_id, user_id)
         insert into activity_replies (activity_id, reply_id, user_id, asks, written_at)
         select activity_id, 're1', user_id, true, now() from followed`,
        [id],
      )
      const body = { state: 'set_aside' }
      return { send: () => api.put(`/api/activity/${id}/replies/re1`, body, person), status: 204 }
    },
    'DELETE /activity/:id': async () => {
      const { person, id } = await logged()
      return { send: () => api.delete(`/api/activity/${id}`, person), status: 204 }
    },
    'GET /today/threads/:postId': async () => {
      const { body } = await api.get('/api/products', { cookie: heavy() })
      const [product] = body.products as { id: string }[]
      return {
        send: () => api.get(`/api/today/threads/h9?product=${product?.id}`, { cookie: heavy() }),
        status: 200,
      }
    },
    'DELETE /today/learned/:id': async () => {
      const { body } = await api.get('/api/today/learned', { cookie: heavy() })
      const [habit] = body.watching as { id: string }[]
      return { send: () => api.delete(`/api/today/learned/${habit?.id}`, { cookie: heavy() }), status: 204 }
    },
    'PUT /today/calendar/reminders': async () => {
      await nameThread()
      const wish = { community: 'SaaS', thread: 'tool tuesday' }
      return { send: () => api.put('/api/today/calendar/reminders', wish, { cookie: heavy() }), status: 204 }
    },
    'GET /today/calendar': async () => {
      await nameThread()
      return { send: () => api.get('/api/today/calendar?timeZone=UTC', { cookie: heavy() }), status: 200 }
    },
    'GET /stripe/verify-session': async () => {
      const { cookie = '' } = await arrive(superuser, server, 'free')
      const begun = await api.post('/api/stripe/create-checkout-session', { plan: 'plus' }, { cookie })
      const session = /cs_\w+/.exec(String(begun.body.url))?.[0] ?? ''
      await stripeControl(server.stripe.url).pay(session)
      return {
        send: () => api.get(`/api/stripe/verify-session?session_id=${session}`, { cookie }),
        status: 200,
      }
    },
    'POST /stripe/webhook': async () => {
      const body = JSON.stringify({
        id: 'evt_plans',
        object: 'event',
        type: 'customer.subscription.updated',
        livemode: false,
        data: { object: { id: 'sub_plans', object: 'subscription', customer: 'cus_filler2' } },
      })
      const time = Math.floor(Date.now() / 1000)
      const v1 = createHmac('sha256', 'whsec_threadlark').update(`${time}.${body}`).digest('hex')
      const headers = { 'stripe-signature': `t=${time},v1=${v1}` }
      return { send: () => api.post('/api/stripe/webhook', body, { headers }), status: 204 }
    },
  }
}

const withoutFrom = ({ email, password }: { email: string; password: string }) => ({ email, password })
