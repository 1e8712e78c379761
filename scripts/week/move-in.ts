import { loadServerConfig } from '../../src/config/load-server-config.ts'
import { buildUser } from '../../test/factories.ts'
import { signInAs } from '../../test/sign-in.ts'
import { demoProducts } from '../stack/demo-products.ts'
import { profileDemoProduct } from '../stack/profile-demo-product.ts'
import type { World } from './open-world.ts'
import { person, places } from './persona.ts'
import { TIME_ZONE } from './week-time.ts'

export type Me = Awaited<ReturnType<typeof moveIn>>

/** Ada with her two products, as the demo has them: with the profiles that their websites got. What she chooses she chooses by the API. */
export async function moveIn(world: World) {
  const { stack, api } = world
  const { id } = await buildUser(stack.superuser, {
    plan: 'plus',
    onboarded: true,
    name: person.name,
    email: person.email,
  })
  const config = loadServerConfig(stack.env)
  for (const { name, description, website, facts } of demoProducts.plus) {
    const profile = await profileDemoProduct(config, website)
    await world.rows(
      'insert into products (user_id, name, description, website, subreddits, facts, profile) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, name, description, website, places[name], JSON.stringify(facts), JSON.stringify(profile)],
    )
  }
  let cookie = await signInAs(stack.superuser, stack, id)
  const good = async <Answer>(path: string, asked: ReturnType<typeof api.get>) => {
    const { status, body } = await asked
    if (status < 300) return body as Answer
    throw new Error(`${path} said ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  }
  const me = {
    id,
    get: <Answer>(path: string) => good<Answer>(path, api.get(path, { cookie })),
    post: <Answer>(path: string, body?: object) => good<Answer>(path, api.post(path, body, { cookie })),
    put: (path: string, body?: object) => good(path, api.put(path, body, { cookie })),
    delete: (path: string) => good(path, api.delete(path, { cookie })),
    /** A draft as it streams: the last event says what became of it. */
    stream: (path: string, body: object) =>
      fetch(`${stack.origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          origin: stack.origin,
          cookie,
        },
        body: JSON.stringify(body),
      }),
    signInAgain: async () => {
      cookie = await signInAs(stack.superuser, stack, id)
    },
  }
  await me.put('/api/account/pace-goal', person.goal)
  await me.put('/api/alerts/settings', {
    timeZone: TIME_ZONE,
    dailyAt: person.morning,
    dailyDays: 'every_day',
    quiet: null,
    skipEmpty: false,
  })
  const { channel } = await me.post<{ channel: { id: string } }>('/api/alerts/channels', { kind: 'email' })
  await me.put(`/api/alerts/channels/${channel.id}`, { strongFits: true, replies: true })
  return me
}
