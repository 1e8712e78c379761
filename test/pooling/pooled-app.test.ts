import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../api-client.ts'
import { cloneDatabase } from '../database.ts'
import { buildUser } from '../factories.ts'
import { serveApp } from '../serve-app.ts'
import { signInAs } from '../sign-in.ts'
import { startPgBouncer } from './start-pgbouncer.ts'

const { superuser, databaseUrl, roleUrls } = await cloneDatabase()
const pooler = await startPgBouncer(Object.values(roleUrls), { serverConnections: 2, preparedStatements: 20 })
afterAll(pooler.stop)
/** Two processes would share the pooler the same way. */
const servers = [
  await serveApp(pooler.through(databaseUrl)),
  await serveApp(pooler.through(databaseUrl)),
] as const

test('sessions, writes and reads of many people over two servers and two connections a role are each their own', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const server = servers[i % 2] ?? servers[0]
      const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
      return {
        id,
        name: `Product ${i}`,
        api: apiClient(server.url),
        cookie: await signInAs(superuser, server, id),
      }
    }),
  )
  const product = {
    description: 'Booking for dog groomers.',
    website: 'pawslot.com',
    subreddits: ['SaaS'],
    facts: [],
  }
  const told = await Promise.all(
    people.map(async ({ id, name, api, cookie }) => {
      const icon = `${id}-1-${'a'.repeat(32)}.webp`
      await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [icon, id])
      const created = await api.post(
        '/api/products',
        { ...product, name, icon: `/icons/${icon}` },
        { cookie },
      )
      const seen = new Set<string>()
      // One after the other: more at once would be refused as overload.
      for (let i = 0; i < 20; i += 1) {
        const { status, body } = await api.get('/api/products', { cookie })
        const names = (body['products'] as { name: string }[] | undefined)?.map((one) => one.name)
        seen.add(`${status} ${names?.join() ?? String(body['error'])}`)
      }
      return { created: created.status, seen: [...seen] }
    }),
  )
  expect(told).toEqual(people.map(({ name }) => ({ created: 200, seen: [`200 ${name}`] })))
})
