import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { reconcileStale, reconcileUndelivered } from '../../src/features/billing/reconcile-billing.ts'
import { syncCustomerJob } from '../../src/features/billing/sync-customer.job.ts'
import { buildUser } from '../factories.ts'
import { jobRunner } from '../run-jobs.ts'
import { serveBilling } from '../serve-billing.ts'
import { signInAs } from '../sign-in.ts'

const RUNS = Number(process.env.FAULT_RUNS ?? 1_000)
const BATCH = 25
/** With fewer lives that went wrong before the remedy, nothing was lost, and it proves nothing. */
const LEAST_WRONG = RUNS / 100

const { roleUrls, superuser, server, control, sdk, billing, api } = await serveBilling()
/** Answers of Stripe come back late and in another order than they were given: then a later one must still win. */
const { listSubscriptions } = billing.payments
const unevenly = {
  ...billing,
  payments: {
    ...billing.payments,
    listSubscriptions: async (customerId: string) => {
      const answer = await listSubscriptions(customerId)
      await wait(Math.random() * 60)
      return answer
    },
  },
}
const runJobs = jobRunner(roleUrls.worker, [syncCustomerJob], { billing: unevenly })

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
  const newest = all.toSorted((a, b) => b.created - a.created)[0]
  const subscription = live[0] ?? newest
  const item = live[0]?.items.data[0]
  return {
    live: Math.min(live.length, 1),
    trials: Math.min(all.filter(({ trial_start }) => trial_start !== null).length, 1),
    plan_type: item ? (item.price.id === 'price_plus_monthly' ? 'plus' : 'pro') : 'free',
    subscription_status: subscription?.status ?? null,
    cancels: live[0] ? live[0].cancel_at_period_end || live[0].cancel_at !== null : false,
    ends: item ? item.current_period_end * 1000 : 'any',
    trial_ends: live[0]?.trial_end ? live[0].trial_end * 1000 : live[0] ? null : 'any',
  }
}

async function oursOf(run: Run, { ends, trial_ends }: { ends: unknown; trial_ends: unknown }) {
  const { rows } = await superuser.query('select * from profiles where user_id = $1', [run.userId])
  const row = rows[0]
  const customer = await customerOf(run)
  const all = customer ? (await control.stateOf(customer)).subscriptions : []
  return {
    // These two are Stripe's own counts: never two subscriptions at once, never a second trial.
    live: all.filter(({ status }) => LIVE.has(status)).length,
    trials: all.filter(({ trial_start }) => trial_start !== null).length,
    plan_type: row.plan_type,
    subscription_status: row.subscription_status,
    cancels: row.cancel_at_period_end,
    ends: ends === 'any' ? 'any' : row.subscription_end?.getTime(),
    trial_ends: trial_ends === 'any' ? 'any' : (row.trial_ends_at?.getTime() ?? null),
  }
}

async function expectEqual(runs: Run[], when: string) {
  for (const run of runs) {
    const truth = await truthOf(run)
    const about = `seed ${run.seed}, ${when}: ${run.steps.join(', ')}`
    expect({ about, ...(await oursOf(run, truth)) }).toEqual({ about, ...truth })
  }
}

/** One mail asked for per occasion, and one for each occasion that there is right now. */
async function expectMailsOnce(runs: Run[]) {
  for (const run of runs) {
    const { subscription_status: status, ends } = await truthOf(run)
    const asked = await superuser.query(
      `select payload->>'occasion' as occasion from outbox where topic = 'mails.plan' and payload->>'userId' = $1`,
      [run.userId],
    )
    const occasions = asked.rows.map((row) => row.occasion as string)
    const about = `seed ${run.seed}: ${run.steps.join(', ')}`
    expect({ about, occasions }).toEqual({ about, occasions: [...new Set(occasions)] })
    const due = { trialing: 'welcome', active: 'welcome', past_due: `payment-failed:${Number(ends) / 1000}` }
    const now = Object.entries(due).flatMap(([when, occasion]) => (when === status ? [occasion] : []))
    expect({ about, occasions }).toEqual({ about, occasions: expect.arrayContaining(now) })
  }
}

async function countWrong(runs: Run[]) {
  const verdicts = runs.map(async (run) => {
    const truth = await truthOf(run)
    return JSON.stringify(await oursOf(run, truth)) !== JSON.stringify(truth)
  })
  return (await Promise.all(verdicts)).filter(Boolean).length
}

/** Webhooks come late and while other things happen: they and the jobs run beside the next step. */
async function live(runs: Run[], chance: () => number) {
  for (let step = 0; step < 6; step += 1) {
    const beside = [
      ...(chance() < 0.6 ? [control.flush()] : []),
      ...(chance() < 0.6 ? [runJobs()] : []),
      ...(chance() < 0.3 ? [runJobs()] : []),
    ]
    await Promise.all([...runs.map(takeStep), ...beside])
  }
  await control.flush()
  await runJobs()
}

async function batch(first: number, chaos: object) {
  await control.reset()
  await control.sendTo(`${server.url}/api/stripe/webhook`, 'whsec_threadlark')
  await control.deliver({ mode: 'held', shuffle: true, seed: first, ...chaos })
  const runs = await Promise.all(Array.from({ length: BATCH }, (_, n) => beginRun(first + n)))
  await live(runs, randomFrom(first))
  return runs
}

/** Whoever is done no longer needs to be reconciled. */
const forget = () => superuser.query('update profiles set stripe_customer_id = null')

const third = Math.ceil(RUNS / BATCH / 3)
const starts = (part: number) =>
  Array.from({ length: RUNS / BATCH }, (_, n) => n * BATCH).slice(part * third, (part + 1) * third)
const share = (first: number, most: number) => randomFrom(first + 7)() * most

test(`shuffled, doubled and late webhooks: our state is Stripe's without any help (${starts(0).length * BATCH} runs)`, async () => {
  for (const first of starts(0)) {
    const runs = await batch(first, { duplicate: share(first, 0.6) })
    await expectEqual(runs, 'before any reconciler')
    await expectMailsOnce(runs)
    await forget()
  }
})

test(`lost webhooks: what Stripe lists as undelivered brings our state back (${starts(1).length * BATCH} runs)`, async () => {
  let wrong = 0
  for (const first of starts(1)) {
    const runs = await batch(first, { duplicate: share(first, 0.4), drop: 0.5 + share(first, 0.45) })
    wrong += await countWrong(runs)
    await reconcileUndelivered(billing)
    await expectEqual(runs, 'after the undelivered ones')
    await expectMailsOnce(runs)
    await forget()
  }
  expect(wrong).toBeGreaterThan(LEAST_WRONG)
})

test(`events that never came to be: the daily look at every customer finds them (${starts(2).length * BATCH} runs)`, async () => {
  let wrong = 0
  for (const first of starts(2)) {
    const runs = await batch(first, { duplicate: 0.2, drop: 0.2, vanish: 0.5 + share(first, 0.45) })
    wrong += await countWrong(runs)
    await reconcileStale(billing, { olderThanSeconds: 0 })
    await expectEqual(runs, 'after the daily look')
    await expectMailsOnce(runs)
    await forget()
  }
  expect(wrong).toBeGreaterThan(LEAST_WRONG)
})
