import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, expect } from 'vitest'
import { startChannels } from '../simulators/channels/start-channels.ts'
import { startMail } from '../simulators/mail/start-mail.ts'
import { createMailer } from '../src/adapters/mail/create-mailer.ts'
import { createPool } from '../src/db/pool.ts'
import { deliverAlert } from '../src/features/alerts/deliver/deliver-alert.job.ts'
import { handOverDue } from '../src/features/alerts/tell/hand-over-due.ts'
import { tellStrongFits } from '../src/features/alerts/tell/tell-strong-fits.ts'
import { digestProduct } from '../src/features/fits/digest-product.ts'
import { rollHours } from '../src/features/watch/keep-hours.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { deliverContext } from './deliver-context.ts'
import { buildUser } from './factories.ts'
import { jobRunner } from './run-jobs.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'

type Verdict = { fit?: 'strong' | 'fair' | 'low'; trouble?: string }
type Received = {
  host: string
  path: string
  headers: Record<string, string>
  body: string
  status: number | null
}

const digest = digestProduct({ name: 'Pawslot', description: 'Booking.', facts: [], profile: null })

/** The API, a worker's hands without a queue, and all that alerts are sent to. */
export async function openAlertWorld() {
  const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
  const [channels, mail] = [await startChannels({ port: 0 }), await startMail({ port: 0, smtpPort: 0 })]
  const server = await serveApp(databaseUrl)
  const pool = createPool(roleUrls.worker, 4)
  const db = drizzle(pool, { casing: 'snake_case' })
  const mailer = createMailer({ smtpUrl: mail.smtp, from: 'Threadlark <t@threadlark.test>', connections: 4 })
  const runJobs = jobRunner(roleUrls.worker, [deliverAlert], {
    ...deliverContext(server, channels.url),
    db,
    mailer,
  })
  await rollHours(db)
  afterAll(async () => {
    mailer.close()
    await Promise.all([pool.end(), channels.close(), mail.close()])
  })
  beforeEach(async () => {
    // Of all their partitions few have rows.
    await superuser.query(
      'delete from reddit.verdicts; delete from reddit.posts; delete from outbox; delete from alert_deliveries',
    )
    await fetch(`${channels.url}/deliveries`, { method: 'DELETE' })
    await fetch(`${mail.url}/messages`, { method: 'DELETE' })
  })

  async function arrive(plan: 'free' | 'pro' | 'plus' = 'plus', status?: string) {
    const user = await buildUser(superuser, {
      plan,
      onboarded: true,
      name: 'Ada Koenig',
      ...(status && { status }),
    })
    const { rows } = await superuser.query<{ id: string }>(
      `insert into products (user_id, name, description, subreddits) values ($1, 'Pawslot', 'Booking.', '{doggrooming}') returning id`,
      [user.id],
    )
    return {
      ...user,
      productId: rows[0]?.id ?? '',
      cookie: await signInAs(superuser, server, user.id),
    }
  }
  type User = Awaited<ReturnType<typeof arrive>>
  let made = 0

  /** A post of the store; read for a product where it is told how. */
  async function post(user: User, verdict?: Verdict, more: { ago?: string; title?: string } = {}) {
    made += 1
    const id = `al${made.toString(36)}`
    await superuser.query(
      `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
         upvote_ratio, locked, archived, stickied, over_18, check_at)
       values ($1, now() - $2::interval, 'doggrooming', 'doggrooming', $3, 'They cancel at seven.', 'someone', '/r/doggrooming/comments/' || $1 || '/', 1, 28,
         1, false, false, false, false, now() + interval '1 day')`,
      [id, more.ago ?? '1 minute', more.title ?? `How do you stop no-shows? ${id}`],
    )
    if (verdict) await judge(user, id, verdict)
    return id
  }
  const judge = (user: User, id: string, { fit = 'strong', trouble = 'none' }: Verdict) =>
    superuser.query(
      `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
       select id, created_at, $1, $2, $3, 0.9, 'asks_tool', false, null, null, $4, 2, $5, 'Asks for a booking tool.' from reddit.posts where id = $6`,
      [user.id, user.productId, digest, fit, trouble, id],
    )

  const api = apiClient(server.url)
  async function add(user: User, body: object) {
    const answer = await api.post('/api/alerts/channels', body, user)
    expect(answer.status, `said ${JSON.stringify(answer.body)}`).toBe(201)
    return answer.body as { channel: { id: string }; secret: string | null }
  }

  return {
    server,
    db,
    superuser,
    api,
    arrive,
    post,
    judge,
    add,
    channelsUrl: channels.url,
    runJobs,
    /** What a worker's rounds find, and what comes of it. */
    tell: async () => {
      while ((await tellStrongFits(db)).more);
      while ((await handOverDue(db)).more);
      await runJobs()
    },
    received: async (host = '') =>
      (
        (await (
          await fetch(`${channels.url}/deliveries?${new URLSearchParams(host && { host })}`)
        ).json()) as { deliveries: Received[] }
      ).deliveries,
    mails: async (to: string) =>
      (await (await fetch(`${mail.url}/messages?${new URLSearchParams({ to })}`)).json()) as {
        subject: string
        text: string
        html: string
        headers?: Record<string, string>
        messageId?: string
      }[],
    webhook: () => `https://hook-${randomUUID().slice(0, 8)}.test-receiver.com/in`,
    deliveries: async (user: User) =>
      (
        await superuser.query('select * from alert_deliveries where user_id = $1 order by created_at, id', [
          user.id,
        ])
      ).rows,
  }
}
