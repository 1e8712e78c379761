import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)

let ada: { id: string; cookie: string }
beforeEach(async () => {
  const { id } = await buildUser(superuser, { onboarded: true })
  ada = { id, cookie: await signInAs(superuser, server, id) }
})

const send = (body: object) => api.post('/api/feedback', body, ada)
const rows = async () =>
  (await superuser.query('select message, rating, may_reply from feedback where user_id = $1', [ada.id])).rows

test('what somebody says is kept as they said it, also without a plan', async () => {
  expect((await send({ message: ' The export is slow. ', rating: 2, mayReply: true })).status).toBe(204)
  expect(await rows()).toEqual([{ message: 'The export is slow.', rating: 2, may_reply: true }])
})

test('a rating and an answer are never assumed', async () => {
  await send({ message: 'Fine.' })
  expect(await rows()).toEqual([{ message: 'Fine.', rating: null, may_reply: false }])
})

test.each([
  [{ message: '  ' }, "Write what's on your mind."],
  [{ message: 'x'.repeat(4_001) }, 'Use at most 4,000 characters.'],
])('%j is refused in plain words and nothing is kept', async (input, sentence) => {
  expect(await send(input)).toMatchObject({ status: 400, body: { fields: { message: [sentence] } } })
  expect(await rows()).toEqual([])
})

test.each([{ rating: 6 }, { rating: 2.5 }, { userId: crypto.randomUUID() }])(
  '%j beside a message is refused and nothing is kept',
  async (wrong) => {
    expect((await send({ message: 'x', ...wrong })).status).toBe(400)
    expect(await rows()).toEqual([])
  },
)

test('ten in an hour are heard, the eleventh is told when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send({ message: 'Again.' })))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(10)
  expect(answers.find(({ status }) => status === 429)?.body.error).toMatch(
    /^You have sent a lot of feedback\. Try again in \d+ minutes\.$/,
  )
  expect(await rows()).toHaveLength(10)
})

test('the words stay out of the log', async () => {
  const canary = `canary${crypto.randomUUID()}`
  await send({ message: canary })
  expect(server.lines.join('')).toContain('feedback.received')
  expect(server.lines.join('')).not.toContain(canary)
})
