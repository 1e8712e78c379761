import { beforeAll, expect, test } from 'vitest'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)

// A NUL, and half of a character that takes two.
const typed = (text: string) => ` ${text}\0\ud83d `
const kept = (text: string) => `${text}\ufffd`

let ada: { id: string; cookie: string; icon: string; draftId: string }
beforeAll(async () => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const name = `${id}-1-${'a'.repeat(32)}.webp`
  await superuser.query('insert into uploads (name, user_id) values ($1, $2)', [name, id])
  const { rows } = await superuser.query(
    `insert into drafts (user_id, task, mode, content, named, prompt_version)
     values ($1, 'post', 'no_mention', 'first', false, 'post.v1') returning id`,
    [id],
  )
  const cookie = await signInAs(superuser, server, id)
  ada = { id, cookie, icon: `/icons/${name}`, draftId: rows[0].id }
})

test("whatever people write can be kept, without what the database can't hold", async () => {
  const product = {
    name: typed('Pawslot'),
    description: typed('Booking'),
    website: typed('pawslot.com/'),
    icon: ada.icon,
    subreddits: ['SaaS'],
    facts: [{ text: typed('Fast'), source: typed('It is fast.') }],
  }
  const ticket = { name: typed('Ada'), email: 'ada@example.test', title: typed('Help'), content: typed('Me') }
  const answers = [
    await api.post('/api/products', product, ada),
    await api.post('/api/feedback', { message: typed('Nice') }, ada),
    await api.post('/api/support/tickets', ticket, ada),
    await api.put(
      '/api/voice',
      { samples: [typed('yep, did that, and honestly it took me a whole weekend')] },
      ada,
    ),
    await api.put(`/api/drafts/${ada.draftId}`, { title: typed('Title'), content: typed('Text') }, ada),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 204, 200, 200, 200])

  const one = async (query: string) => (await superuser.query(query, [ada.id])).rows[0]
  expect(await one('select name, description, facts from products where user_id = $1')).toEqual({
    name: kept('Pawslot'),
    description: kept('Booking'),
    facts: [{ text: kept('Fast'), source: kept('It is fast.') }],
  })
  expect(await one('select message from feedback where user_id = $1')).toEqual({ message: kept('Nice') })
  expect(await one('select name, title, content from support where user_id = $1')).toEqual({
    name: kept('Ada'),
    title: kept('Help'),
    content: kept('Me'),
  })
  expect(await one('select samples from voices where user_id = $1')).toEqual({
    samples: [kept('yep, did that, and honestly it took me a whole weekend')],
  })
  expect(await one('select title, content from drafts where user_id = $1')).toEqual({
    title: kept('Title'),
    content: kept('Text'),
  })
})
