import { expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { createMailLinks } from './mail-links.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl, { TRUSTED_PROXIES: '127.0.0.0/8' })
const api = apiClient(server.url)
const { mailLinks } = server.services

async function arrive() {
  const { id } = await buildUser(superuser)
  return { id, cookie: await signInAs(superuser, server, id) }
}
const ada = await arrive()
const ben = await arrive()

const wantsTips = async ({ id }: { id: string }) =>
  (await superuser.query('select tips_by_email from profiles where user_id = $1', [id])).rows[0].tips_by_email
const pathOf = (address: string) => address.slice(server.url.length)
const form = (body: string, from?: string) => ({
  body,
  options: { headers: { 'content-type': 'application/x-www-form-urlencoded' }, ...(from ? { from } : {}) },
})

test('tips are on until somebody turns them off, for themselves alone', async () => {
  expect((await api.get('/api/account', ada)).body).toMatchObject({ tipsByEmail: true })
  expect((await api.put('/api/mails/tips', { tipsByEmail: false }, ada)).status).toBe(204)
  expect((await api.get('/api/account', ada)).body).toMatchObject({ tipsByEmail: false })
  expect(await wantsTips(ben)).toBe(true)
  await api.put('/api/mails/tips', { tipsByEmail: true }, ada)
  expect(await wantsTips(ada)).toBe(true)
})

test('opening the link changes nothing, because scanners open it too; the form on its page does', async () => {
  const path = pathOf(mailLinks.tipsOff(ben.id))
  const opened = await api.get(path)
  expect(opened).toMatchObject({ status: 302, headers: { location: pathOf(mailLinks.tipsOffPage(ben.id)) } })
  expect(await wantsTips(ben)).toBe(true)
  const { body, options } = form('')
  const sent = await api.post(path, body, options)
  expect(sent).toMatchObject({ status: 303, headers: { location: '/unsubscribe?done' } })
  expect(await wantsTips(ben)).toBe(false)
})

test('again, or for an account that is gone, the link answers the same', async () => {
  const { body, options } = form('List-Unsubscribe=One-Click')
  for (const id of [ben.id, crypto.randomUUID()]) {
    const answer = await api.post(pathOf(mailLinks.tipsOff(id)), body, options)
    expect(answer).toMatchObject({ status: 200, body: { text: 'Tips by e-mail are off.' } })
  }
})

test('a token that we did not write is refused', async () => {
  const path = pathOf(mailLinks.tipsOff(ada.id))
  const signature = path.slice(-43)
  const foreign = createMailLinks({ origin: server.url, secret: 'x'.repeat(32) })
  const forged = [
    path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
    path.slice(0, -1),
    `${path}.`,
    `/api/mails/unsubscribe?token=${ben.id}.${signature}`,
    `/api/mails/unsubscribe?token=${ada.id}.`,
    `/api/mails/unsubscribe?token=${ada.id}`,
    '/api/mails/unsubscribe?token=',
    '/api/mails/unsubscribe',
    pathOf(foreign.tipsOff(ada.id)),
  ]
  const { body, options } = form('List-Unsubscribe=One-Click')
  for (const one of forged)
    expect({ one, ...(await api.post(one, body, options)) }).toMatchObject({ status: 400 })
  expect(await wantsTips(ada)).toBe(true)
})

test('neither token nor address reaches the log', async () => {
  expect(server.lines.some((line) => line.includes('/api/mails/unsubscribe'))).toBe(true)
  expect(server.lines.join('')).not.toContain('token=')
  expect(server.lines.join('')).not.toContain(ada.id)
})

test('a script that tries tokens is held, from whichever addresses of its network', async () => {
  const { body, options } = form('')
  const tries = Array.from({ length: 610 }, (_, n) => {
    const headers = { ...options.headers, 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` }
    return api.post('/api/mails/unsubscribe?token=x', body, { headers })
  })
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 429).length).toBe(10)
})

test('a form that is too large is refused', async () => {
  const { body, options } = form('x'.repeat(5_000))
  const answer = await api.post(pathOf(mailLinks.tipsOff(ada.id)), body, options)
  expect(answer.status).toBe(413)
})
