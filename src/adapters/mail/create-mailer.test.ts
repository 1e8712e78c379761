import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startMail } from '../../../simulators/mail/start-mail.ts'
import { createLog } from '../../platform/log.ts'
import { createMailer } from './create-mailer.ts'

const catcher = await startMail({ port: 0, smtpPort: 0 })
afterAll(() => catcher.close())

const letter = { to: 'canary@mail.test', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi', key: 'key-1' }
const mailerAt = (smtpUrl: string) => createMailer({ smtpUrl, from: 'T <t@threadlark.test>', connections: 1 })

async function withFault(stage: 'rcpt' | 'data', fault: object) {
  await fetch(`${catcher.url}/__control/smtp-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: {}, stage, fault, times: 1 }),
  })
  const mailer = mailerAt(catcher.smtp)
  const outcome = await mailer.send(letter)
  mailer.close()
  return outcome
}

/** A server that says one line and then nothing good. */
async function greetedWith(line: string) {
  const server = createServer((socket) => socket.end(`${line}\r\n`)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mailer = mailerAt(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const outcome = await mailer.send(letter)
  mailer.close()
  server.close()
  return outcome
}

test('a mail is sent under a Message-ID made from its key', async () => {
  const mailer = mailerAt(catcher.smtp)
  expect(await mailer.send(letter)).toEqual({ kind: 'sent' })
  mailer.close()
  const [message] = (await (await fetch(`${catcher.url}/messages`)).json()) as { messageId: string }[]
  expect(message?.messageId).toBe('<key-1@threadlark.test>')
})

test.each([
  ['rcpt', { reply: 550, message: 'no such user canary@mail.test' }, 'refused'],
  ['data', { reply: 554, message: 'content refused' }, 'refused'],
  ['rcpt', { reply: 451, message: 'canary@mail.test is busy' }, 'unavailable'],
  ['data', { reply: 421, message: 'later' }, 'unavailable'],
  ['data', { cut: true }, 'unavailable'],
] as const)('at %s, %o is %s', async (stage, fault, kind) => {
  expect(await withFault(stage, fault)).toMatchObject({ kind })
})

test('a server that turns us away as a whole has said nothing about this mail: it waits', async () => {
  expect(await greetedWith('554 go away')).toMatchObject({ kind: 'unavailable' })
  expect(await greetedWith('nonsense')).toMatchObject({ kind: 'unavailable' })
})

test('a server out of reach is unavailable', async () => {
  expect(await mailerAt('smtp://127.0.0.1:1').send(letter)).toMatchObject({ kind: 'unavailable' })
})

test("the recipient does not reach the log through the server's words", async () => {
  const outcome = await withFault('rcpt', { reply: 451, message: 'canary@mail.test is busy' })
  const lines: string[] = []
  const log = createLog({ level: 'debug', stream: { write: (line) => lines.push(line) } })
  log.warn('job.failed', { err: new Error('x', { cause: 'cause' in outcome ? outcome.cause : undefined }) })
  expect(lines.join('')).toContain('451')
  expect(lines.join('')).not.toContain('canary')
})
