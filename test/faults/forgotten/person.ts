import { expect } from 'vitest'
import { apiClient } from '../../api-client.ts'
import { buildUser } from '../../factories.ts'
import { signInAs } from '../../sign-in.ts'
import type { AgingStack } from './aging-stack.ts'
import { WATCHED } from './outside.ts'

const PATIENCE = { timeout: 90_000 }

export type Person = Awaited<ReturnType<typeof arrive>>

/** Someone with a plan and a product. Each answer has to be a good one. */
export async function arrive({ stack }: AgingStack) {
  const { superuser } = stack
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const line = (text: string) => ({ text, from: null })
  const profile = {
    what: line('Online booking for dog groomers, with reminders and deposits'),
    jobs: [line('keep clients from missing their grooming appointments')],
    people: [line('dog groomers')],
    problems: [line('no-shows at grooming appointments')],
    rivals: [],
    notFor: [],
    confusions: [],
  }
  const facts = JSON.stringify([{ text: 'Takes deposits to keep no-shows away', source: null }])
  const { rows } = await superuser.query<{ id: string }>(
    `insert into products (user_id, name, description, website, subreddits, facts, profile)
     values ($1, 'Pawslot', 'Online booking for dog groomers, with reminders and deposits.', 'https://pawslot.com', $2, $3, $4)
     returning id`,
    [id, [WATCHED], facts, profile],
  )
  const productId = rows[0]?.id ?? ''
  const cookie = await signInAs(superuser, stack, id)
  const api = apiClient(stack.origin)
  const good = async (path: string, asked: ReturnType<typeof api.get>) => {
    const { status, body } = await asked
    expect(status, `${path} said ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(300)
    return body
  }
  const get = (path: string) => good(path, api.get(path, { cookie }))
  const post = (path: string, body?: object) => good(path, api.post(path, body, { cookie }))
  return {
    productId,
    get,
    post,
    put: (path: string, body: object) => good(path, api.put(path, body, { cookie })),
    /** Whatever comes of it. */
    try: (path: string, body: object) => api.post(path, body, { cookie }),
    untilRead: async (posts: object) => {
      const look = () => post('/api/fits', { productId, posts })
      await expect.poll(async () => (await look()).reading, PATIENCE).toBe(false)
    },
    untilSuggested: async () => {
      const look = () => post('/api/communities/suggestions', { productId })
      await expect.poll(async () => (await look()).state, PATIENCE).toBe('found')
    },
  }
}
