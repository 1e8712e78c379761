import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Redis } from 'ioredis'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startProcess } from '../../scripts/stack/start-process.ts'
import { startMail } from '../../simulators/mail/start-mail.ts'
import { enqueue } from '../../src/db/outbox/enqueue.ts'
import { createPool } from '../../src/db/pool.ts'
import { sendAccountMail } from '../../src/features/accounts/send-account-mail.job.ts'
import { cloneDatabase } from '../database.ts'

/** Far more than a worker has at hand; a busy machine sends all of them later, not more of them first. */
const MOST_BEFORE_IT = 500
const PATIENCE_MS = 60_000

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
const prefix = `crowded_${randomBytes(4).toString('hex')}`
const redis = new Redis()
const mail = await startMail({ port: 0, smtpPort: 0 })
const pool = createPool(roleUrls.auth, 1)
const worker = startProcess(['src/worker.ts'], {
  DATABASE_URL: databaseUrl,
  REDIS_PREFIX: prefix,
  SMTP_URL: mail.smtp,
  MAIL_FROM: 'Threadlark <hello@threadlark.test>',
  MAIL_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  CHANNEL_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  LOG_LEVEL: 'error',
})

afterEach(async () => {
  await superuser.query('truncate outbox')
  await fetch(`${mail.url}/messages`, { method: 'DELETE' })
})
afterAll(async () => {
  await worker.kill()
  const keys = await keysInRedis()
  if (keys.length > 0) await redis.unlink(...keys)
  await Promise.all([pool.end(), mail.close(), redis.quit()])
})

async function keysInRedis() {
  const found: string[] = []
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 5_000 })) found.push(...keys)
  return found
}

const arrived = async (to = '') =>
  ((await (await fetch(`${mail.url}/messages?${new URLSearchParams(to && { to })}`)).json()) as unknown[])
    .length

async function until(reached: () => Promise<boolean>, withinMs: number) {
  const started = performance.now()
  while (!(await reached()) && performance.now() - started < withinMs) await wait(50)
  return Math.round(performance.now() - started)
}

test.each([
  [95_000, 'mails that nobody waits for', 'account-deleted', 'soon'],
  [10_000, 'mails that others wait for', 'verify-email', 'now'],
])('behind %i %s a password mail is sent before 500 others', async (crowd, _, template, urgency) => {
  await superuser.query(
    `insert into outbox (topic, urgency, payload)
     select 'accounts.mail', $1, jsonb_build_object('template', $2::text, 'to', n || '@crowd.test', 'url', 'https://threadlark.test/auth')
     from generate_series(1, $3) n`,
    [urgency, template, crowd],
  )
  await until(async () => (await arrived()) >= 50, PATIENCE_MS)

  const to = 'owner@threadlark.test'
  const url = 'https://threadlark.test/auth?token=abc'
  await enqueue(drizzle(pool), sendAccountMail, { template: 'reset-password', to, url })
  const before = await arrived()
  const tookMs = await until(async () => (await arrived(to)) > 0, PATIENCE_MS)

  const others = (await arrived()) - before - 1
  expect(await arrived(to), `It did not come within ${tookMs} ms; ${others} others did`).toBe(1)
  expect(others).toBeLessThan(MOST_BEFORE_IT)
  expect(before + others, 'No crowd was left').toBeLessThan(crowd / 2)
  // Beyond what the workers need in the next seconds, rows wait in PostgreSQL.
  const keys = (await keysInRedis()).length
  expect(keys, `Redis holds ${keys} keys`).toBeLessThan(5_000)
  console.log(`The password mail came after ${tookMs} ms and ${others} others; Redis held ${keys} keys`)
})
