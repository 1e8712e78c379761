import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Body = Record<string, unknown>
type Sent = { path: string; headers: NodeJS.Dict<string | string[]>; body: Body }
export type Answer = { status?: number; headers?: Record<string, string>; body: string | object }

/** A server that gives these answers, the last one over and over, and keeps what it was sent since they were set. */
export async function startTestServer() {
  let answers: Answer[] = []
  let sent: Sent[] = []
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Body
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push({ path: req.url ?? '', headers: req.headers, body })
    const isStream = typeof answer?.body === 'string'
    res.writeHead(answer?.status ?? 200, {
      'content-type': isStream ? 'text/event-stream' : 'application/json',
      ...answer?.headers,
    })
    res.end(isStream ? answer.body : JSON.stringify(answer?.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    answer: (...given: Answer[]) => {
      answers = given
      sent = []
    },
  }
}
