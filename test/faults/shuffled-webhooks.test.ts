import { afterAll, expect, test } from 'vitest'
import { startStripe } from '../../simulators/stripe/start-stripe.ts'
import { apiClient } from '../api-client.ts'
import { cloneDatabase } from '../database.ts'
import { buildUser } from '../factories.ts'
import { jobRunner } from '../run-jobs.ts'
import { serveApp } from '../serve-app.ts'
import { signInAs } from '../sign-in.ts'
import { stripeClient, stripeControl } from '../stripe-control.ts'
import { stripeEnvironment } from '../stripe-environment.ts'
import { reconcileStale, reconcileUndelivered } from '../../src/features/billing/reconcile-billing.ts'
import { syncCustomerJob } from '../../src/features/billing/sync-customer.job.ts'

const RUNS = 1_000
const BATCH = 25

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const stripe = await startStripe({ port: 0 })
afterAll(() => stripe.close())
const control = stripeControl(stripe.url)
const sdk = stripeClient(stripe.url)
const server = await serveApp(databaseUrl, stripeEnvironment(stripe.url))
const { billing } = server.services
const api = apiClient(server.url)
const runJobs = jobRunner(roleUrls.worker, [syncCustomerJob], { billing })

/** The same numbers for the same seed (mulberry32), so that a run that fails can be run again. */
function randomFrom(seed: number) {
  let state = seed + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Run = { seed: number; userId: string; cookie: string; random: () => number; steps: string[] }

async function beginRun(seed: number): Promise<Run> {
  const { id } = await buildUser(superuser, { onboarded: true })
  const cookie = await signInAs(superuser, server, id)
  return { seed, userId: id, cookie, random: randomFrom(seed), steps: [] }
}

async function customerOf({ userId }: Run) {
  const { rows } = await superuser.query('select stripe_customer_id as id from profiles where user_id = $1', [
    userId,
  ])
  return rows[0].id as string | null
}

const PRICES = ['price_pro_monthly', 'price_plus_monthly']
const LIVE = new Set(['active', 'trialing', 'past_due'])

/** Something that people, cards and time do to a subscription. */
async function takeStep(run: Run) {
  const { random } = run
  const customer = await customerOf(run)
  const state = customer ? await control.stateOf(customer) : undefined
  const live = state?.subscriptions.find(({ status }) => LIVE.has(status))
  const item = live?.items.data[0]
  if (!customer || !live || !item) {
    run.steps.push('subscribe')
    const plan = random() < 0.5 ? 'pro' : 'plus'
    const { body } = await api.post('/api/stripe/create-checkout-session', { plan }, run)
    const session = String(body.url).match(/cs_\w+/)?.[0]
    if (session) await payOrDecline(session)
    return
  }
  const moves: Record<string, () => Promise<unknown>> = {
    'change plan': () =>
      sdk.subscriptions.update(live.id, {
        items: [{ id: item.id, price: PRICES[Math.floor(random() * 2)] ?? '' }],
      }),
    'cancel later': () => sdk.subscriptions.update(live.id, { cancel_at_period_end: true }),
    'stay after all': () => sdk.subscriptions.update(live.id, { cancel_at_period_end: false }),
    'cancel now': () => sdk.subscriptions.cancel(live.id),
    'some days': () => control.advanceDays(customer, 1 + Math.floor(random() * 6)),
    'a month': () => control.advanceDays(customer, 31),
    'card fails, a month': async () => {
      await control.failNextCharge(customer)
      await control.advanceDays(customer, 31)
    },
  }
  const names = Object.keys(moves)
  const name = names[Math.floor(random() * names.length)] ?? ''
  run.steps.push(name)
  await moves[name]?.()
}

/** A card that was told to fail may do so here; the session then stays open. */
async function payOrDecline(session: string) {
  try {
    await control.pay(session)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('declined'))) throw error
  }
}

/** What Stripe says, read by other eyes than the product's. */
async function truthOf(run: Run) {
  const customer = await customerOf(run)
  const all = customer ? (await control.stateOf(customer)).subscriptions : []
  const live = all.filter(({ status }) => LIVE.has(status))
  expect(live.length, `seed ${run.seed}: ${run.steps.join(', ')}`).toBeLessThan(2)
  const [subscription] = live
  const item = subscription?.items.data[0]
  return {
    plan_type: item ? (item.price.id === 'price_plus_monthly' ? 'plus' : 'pro') : 'free',
    subscription_status: subscription?.status ?? (all.length > 0 ? 'canceled' : null),
    cancel_at_period_end: subscription?.cancel_at_period_end ?? false,
    ends: item ? item.current_period_end * 1000 : 'any',
    trials: all.filter(({ trial_start }) => trial_start !== null).length > 0,
  }
}

async function oursOf({ userId }: Run, { ends }: { ends: unknown }) {
  const { rows } = await superuser.query(
    `select plan_type, subscription_status, cancel_at_period_end, subscription_end, trial_used_at from profiles where user_id = $1`,
    [userId],
  )
  const { subscription_end, trial_used_at, ...row } = rows[0]
  return {
    ...row,
    ends: ends === 'any' ? 'any' : subscription_end?.getTime(),
    trials: trial_used_at !== null,
  }
}

test(`${RUNS} lives of a subscription under shuffled, doubled, late and lost webhooks: our state is Stripe's in all of them`, async () => {
  let wrongBefore = 0
  for (let first = 0; first < RUNS; first += BATCH) {
    await control.reset()
    await control.sendTo(`${server.url}/api/stripe/webhook`, 'whsec_threadlark')
    const chance = randomFrom(first)
    const chaos = { shuffle: true, duplicate: chance() * 0.6, drop: chance() * 0.5, vanish: chance() * 0.1 }
    await control.deliver({ mode: 'held', ...chaos, seed: first })
    const runs = await Promise.all(Array.from({ length: BATCH }, (_, n) => beginRun(first + n)))
    for (let step = 0; step < 6; step += 1) {
      await Promise.all(runs.map(takeStep))
      // Webhooks come late: sometimes several steps after what they tell of, sometimes while the next step happens.
      if (chance() < 0.5) await control.flush()
      if (chance() < 0.5) await runJobs()
    }
    await control.flush()
    await runJobs()
    wrongBefore += await countWrong(runs)
    await reconcileUndelivered(billing)
    while ((await reconcileStale(billing, 0)).drifted > 0);
    for (const run of runs) {
      const truth = await truthOf(run)
      expect(await oursOf(run, truth), `seed ${run.seed}: ${run.steps.join(', ')}`).toEqual(truth)
    }
    // Whoever is done no longer needs to be reconciled.
    await superuser.query('update profiles set stripe_customer_id = null')
  }
  // Else nothing was lost, and the reconciler was never needed.
  expect(wrongBefore).toBeGreaterThan(RUNS / 100)
})

async function countWrong(runs: Run[]) {
  const verdicts = runs.map(async (run) => {
    const truth = await truthOf(run)
    return JSON.stringify(await oursOf(run, truth)) !== JSON.stringify(truth)
  })
  return (await Promise.all(verdicts)).filter(Boolean).length
}
