import { expect } from 'vitest'
import { createSealer } from '../../src/platform/sealer.ts'
import type { startTestStack } from '../e2e/start-test-stack.ts'
import { buildUser } from '../factories.ts'

type Stack = Awaited<ReturnType<typeof startTestStack>>

export type Received = { host: string; at: string; body: string; headers: Record<string, string> }
export type Mailed = { to: string[]; messageId: string; receivedAt: string; text: string }

/** People who are told by webhook and by mail, and what arrived there. */
export function alertStack(stack: Stack) {
  const sealer = createSealer((stack.env as Record<string, string>).CHANNEL_SECRET ?? '')

  async function control<T>(path: string, body?: object) {
    const answer = await fetch(`${stack.simulators.reddit}/__control/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, `${path} said ${answer.status}`).toBe(true)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }

  /** With a product that names the community, told of everything. Nothing that is there already is read for it. */
  async function arrive(community: string) {
    const { id, email } = await buildUser(stack.superuser, { plan: 'plus', onboarded: true })
    const product = await stack.superuser.query<{ id: string }>(
      `insert into products (user_id, name, description, subreddits)
       values ($1, 'Pawslot', 'Booking and reminders for dog groomers. It prevents no-shows at appointments.', array[$2]) returning id`,
      [id, community],
    )
    const productId = product.rows[0]?.id ?? ''
    await stack.superuser.query('update reddit.watches set caught_up_at = now() where product_id = $1', [
      productId,
    ])
    const host = `hook-${id}.test-receiver.com`
    const secrets = [{ secret: `whsec_${Buffer.from(id).toString('base64')}`, until: null }]
    const address = sealer.seal(JSON.stringify({ kind: 'webhook', url: `https://${host}/in`, secrets }), id)
    await stack.superuser.query(
      `insert into alert_channels (user_id, kind, slot, address) values ($1, 'webhook', 'webhook', $2), ($1, 'email', 'email', null)`,
      [id, address],
    )
    return { id, email, productId, host }
  }

  return {
    control,
    arrive,
    awaitPolled: async (community: string) => {
      await expect
        .poll(
          async () =>
            (
              await stack.superuser.query(
                'select from reddit.watched_communities where name = $1 and polled_at is not null',
                [community.toLowerCase()],
              )
            ).rowCount,
          { timeout: 120_000 },
        )
        .toBe(1)
    },
    received: async () =>
      (
        (await (await fetch(`${stack.simulators.channels}/deliveries?limit=50000`)).json()) as {
          deliveries: Received[]
        }
      ).deliveries,
    mailed: async () => (await (await fetch(`${stack.simulators.mail}/messages`)).json()) as Mailed[],
    countOf: async (state: string) =>
      (
        await stack.superuser.query<{ count: number }>(
          'select count(*)::int from alert_deliveries where state = $1',
          [state],
        )
      ).rows[0]?.count ?? 0,
  }
}
