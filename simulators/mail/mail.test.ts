import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Message } from './parse-message.ts'
import { startMail } from './start-mail.ts'

let mail: Awaited<ReturnType<typeof startMail>>

beforeAll(async () => {
  mail = await startMail({ port: 0, smtpPort: 0 })
})

afterEach(async () => {
  await fetch(`${mail.url}/messages`, { method: 'DELETE' })
  await fetch(`${mail.url}/__control/smtp-faults`, { method: 'DELETE' })
})

afterAll(() => mail.close())

const html =
  '<!doctype html><html><head></head><body><a href="https://app.test/v?a=1&amp;b=2">Verify</a></body></html>'

function send(fields: Record<string, unknown> = {}, options: Record<string, unknown> = {}) {
  const { hostname, port } = new URL(mail.smtp)
  const transport = createTransport({ host: hostname, port: Number(port), secure: false, ...options })
  return transport.sendMail({
    from: 'Threadlark <hello@threadlark.test>',
    to: 'ada@app.test',
    subject: 'Grüße',
    text: 'Verify: https://app.test/text',
    html,
    ...fields,
  })
}

const inbox = async (query = '') => (await (await fetch(`${mail.url}/messages${query}`)).json()) as Message[]

const addFault = (rule: unknown) =>
  fetch(`${mail.url}/__control/smtp-faults`, { method: 'POST', body: JSON.stringify(rule) })

test('a mail arrives with its parts, links and message id', async () => {
  const { messageId } = await send({ bcc: 'hidden@app.test' })
  expect(await inbox()).toEqual([
    {
      id: expect.any(String),
      to: ['ada@app.test', 'hidden@app.test'],
      from: 'Threadlark <hello@threadlark.test>',
      subject: 'Grüße',
      text: expect.stringContaining('Verify: https://app.test/text'),
      html: expect.stringContaining('<a href='),
      links: ['https://app.test/v?a=1&b=2'],
      messageId,
      headers: expect.objectContaining({ 'message-id': messageId, to: 'ada@app.test' }),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
})

test('mails are listed newest first, filtered by recipient, and deletable', async () => {
  await send({ subject: 'one' })
  await send({ subject: 'two', to: 'Bo@app.test', html: undefined })
  expect((await inbox()).map(({ subject }) => subject)).toEqual(['two', 'one'])
  expect((await inbox('?to=bo@app.test')).map(({ links }) => links)).toEqual([['https://app.test/text']])
  await fetch(`${mail.url}/messages`, { method: 'DELETE' })
  expect(await inbox()).toEqual([])
})

test('any credentials are accepted', async () => {
  await send({}, { auth: { user: 'anyone', pass: 'anything' } })
  expect(await inbox()).toHaveLength(1)
})

test('one connection carries many mails', async () => {
  const { hostname, port } = new URL(mail.smtp)
  const transport = createTransport({ host: hostname, port: Number(port), pool: true, maxConnections: 1 })
  const mails = Array.from({ length: 30 }, (_, i) => ({
    from: 'a@a.test',
    to: 'b@b.test',
    subject: `${i}`,
    text: 'x',
  }))
  await Promise.all(mails.map((fields) => transport.sendMail(fields)))
  transport.close()
  expect(await inbox()).toHaveLength(30)
})

test('the inbox page escapes what a mail says', async () => {
  await send({ subject: '<script>alert(1)</script>' })
  const [message] = await inbox()
  const list = await (await fetch(mail.url)).text()
  const page = await (await fetch(`${mail.url}/messages/${message?.id}`)).text()
  for (const text of [list, page]) {
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>')
  }
  expect(page).toContain(`src="/messages/${message?.id}/html"`)
  expect((await fetch(`${mail.url}/messages/unknown`)).status).toBe(404)
})

test('the mail itself is served in a sandbox, its links opening in a new tab', async () => {
  await send()
  const [message] = await inbox()
  const response = await fetch(`${mail.url}/messages/${message?.id}/html`)
  expect(response.headers.get('content-security-policy')).toBe(
    "sandbox allow-popups allow-top-navigation-by-user-activation allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
  )
  expect(await response.text()).toMatch(/^<!doctype html><html><head><base target="_blank"><\/head>/)
})

test.each([
  ['rcpt', 451],
  ['rcpt', 550],
  ['data', 451],
  ['data', 550],
])('a reply fault at %s makes the sender see %i, once', async (stage, reply) => {
  await addFault({ match: { to: '^ada@' }, fault: { reply, message: 'not now' }, stage, times: 1 })
  await send({ to: 'bo@app.test' })
  await expect(send()).rejects.toMatchObject({ responseCode: reply, response: `${reply} not now` })
  await send()
  expect((await inbox()).map(({ to }) => to)).toEqual([['ada@app.test'], ['bo@app.test']])
})

test.each(['rcpt', 'data'])(
  'a cut at %s looks like a lost connection, and nothing is kept',
  async (stage) => {
    await addFault({ match: {}, fault: { cut: true }, stage, times: 1 })
    const error = await send().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNRESET/) })
    // A reply, were it only '421 closing', would be a different fault.
    expect(error).not.toHaveProperty('responseCode')
    expect(await inbox()).toEqual([])
  },
)

test('a delay lets the mail through, late', async () => {
  await addFault({ match: {}, fault: { delayMs: 300 } })
  const start = performance.now()
  await send()
  expect(performance.now() - start).toBeGreaterThan(300)
  expect(await inbox()).toHaveLength(1)
})

test('a sender that gives up waiting for the answer has still delivered', async () => {
  await addFault({ match: {}, fault: { delayMs: 600 }, stage: 'data' })
  await expect(send({}, { socketTimeout: 300 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await expect.poll(() => inbox()).toHaveLength(1)
})

test('a start that fails leaves the SMTP port free', async () => {
  const smtpPort = 20_000 + Math.floor(Math.random() * 10_000)
  const taken = Number(new URL(mail.url).port)
  await expect(startMail({ port: taken, smtpPort })).rejects.toThrow('EADDRINUSE')
  const second = await startMail({ port: 0, smtpPort })
  await second.close()
})

test('a wrong SMTP fault is refused', async () => {
  for (const fault of [{ reply: 250 }, { reply: 451, message: 'two\r\nlines' }, { cut: false }]) {
    expect((await addFault({ match: {}, fault })).status).toBe(400)
  }
})
