import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { startLlm } from '../../simulators/llm/start-llm.ts'
import { json, listingOf, startTestReddit, wirePost } from '../../src/adapters/reddit/test-reddit.ts'
import { apiClient } from '../api-client.ts'
import { cloneDatabase } from '../database.ts'
import { buildUser } from '../factories.ts'
import { modelEnvironment } from '../model-environment.ts'
import { redditEnvironment } from '../reddit-environment.ts'
import { signInAs } from '../sign-in.ts'
import { hostileTexts } from './hostile-texts.ts'

/** A beat that takes longer than this was held up. */
const HELD_UP_MS = 2_000
/** Nobody waits longer than this for any answer. */
const GIVE_UP_MS = 60_000
const AT_ONCE = 4
/** Of one user, before a limit for honest people answers. */
const EACH = 15

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
const reddit = await startTestReddit()
const websites = createServer((request, response) => {
  const index = Number(/\d+/.exec(request.headers.host ?? '')?.[0])
  const text = hostileTexts[index] ?? ''
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<title>Pawslot</title><p>Pawslot is online booking for dog groomers.</p><p>${text}</p>`)
})
websites.listen(0, '127.0.0.1')
await once(websites, 'listening')

const authSecret = 'test-secret-test-secret-test-secret'
const child = spawn(
  process.execPath,
  [
    join(import.meta.dirname, 'hostile-text-server.ts'),
    JSON.stringify({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}`,
      AUTH_SECRET: authSecret,
      MAIL_SECRET: 'mail-secret-mail-secret-mail-secret',
      CHANNEL_SECRET: 'channel-secret-channel-secret-channel-secret',
      // Whether it answers is the question here, not whether it would rather not.
      OVERLOAD_BACKLOG_MS: '60000',
      WEBSITE_SIMULATOR_URL: `http://127.0.0.1:${(websites.address() as AddressInfo).port}`,
      ...modelEnvironment(llm.url),
      ...redditEnvironment(reddit.url),
    }),
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const [port] = await once(createInterface({ input: child.stdout }), 'line')
const origin = `http://127.0.0.1:${port}`
const api = apiClient(origin)
afterAll(async () => {
  child.kill('SIGKILL')
  websites.closeAllConnections()
  websites.close()
  await Promise.all([llm.close(), reddit.stop()])
})

async function arrive() {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  return { cookie: await signInAs(superuser, { config: { origin, authSecret } }, id), id }
}

/** Asks after the server's health until told to stop. */
function listenToHeart() {
  const beats: number[] = []
  const stopped = new AbortController()
  const listening = (async () => {
    while (!stopped.signal.aborted) {
      const started = performance.now()
      await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(HELD_UP_MS) }).catch(() => {})
      beats.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return async () => {
    stopped.abort()
    await listening
    return { beats: beats.length, heldUp: beats.filter((ms) => ms >= HELD_UP_MS).length }
  }
}

/** Reddit's quota is not the question here either. */
const plenty = { 'x-ratelimit-used': '1', 'x-ratelimit-remaining': '999999.0', 'x-ratelimit-reset': '300' }

const product = { productName: 'Pawslot', productDescription: 'Online booking for dog groomers.' }
type Person = Awaited<ReturnType<typeof arrive>>

/** Whatever takes text from outside, and how it is brought there. */
const doors: Record<string, (text: string, person: Person, index: number) => ReturnType<typeof api.post>> = {
  'a comment': (text, person) =>
    api.post('/api/ai/generate-comment.js', { postTitle: 'Hm?', postDescription: text, ...product }, person),
  "a comment's title": (text, person) =>
    api.post('/api/ai/generate-comment.js', { postTitle: text.slice(0, 1_000), ...product }, person),
  'a post': (text, person) => {
    const told = { selectedHook: 'feedback', contextInfo: text.slice(0, 4_000) }
    return api.post('/api/ai/generate-post.js', { ...told, ...product }, person)
  },
  'a rewrite': (text, person) => {
    const source = { originalTitle: 'Hm?', originalContent: text, contextInfo: 'I groom dogs.' }
    return api.post('/api/ai/smart-rewrite.js', { ...source, ...product }, person)
  },
  'a website': (_, person, index) =>
    api.post(
      '/api/ai/generate-description',
      { website: `https://page-${index}.com`, productName: 'Pawslot' },
      person,
    ),
  'the rules of a community': (text, person, index) => {
    const rules = [{ short_name: 'Rule', description: text }]
    reddit.answer(`/r/hostile${index}/about/rules`, json(200, { rules }, plenty))
    return api.get(`/api/reddit/passport?subreddit=hostile${index}`, person)
  },
  'posts of a feed': (text, person, index) => {
    const posts = listingOf([wirePost('a1', { title: text.slice(0, 300), selftext: text })])
    reddit.answer(`/r/hostile${index}/hot`, json(200, posts, plenty))
    return api.get(`/api/reddit/reddit.js?subreddit=hostile${index}&sort=hot&time=day&limit=25`, person)
  },
  'an edited draft': async (text, person) => {
    const { rows: products } = await superuser.query(
      `insert into products (user_id, name) values ($1, 'Pawslot') on conflict do nothing returning id`,
      [person.id],
    )
    const { rows } = await superuser.query(
      `insert into drafts (user_id, product_id, task, mode, content, named, prompt_version)
       values ($1, $2, 'comment', 'no_mention', 'x', false, 'comment.v1') returning id`,
      [person.id, products[0]?.id ?? null],
    )
    const edit = { title: null, content: text.slice(0, 8_000) }
    return api.put(`/api/drafts/${rows[0].id}`, edit, person)
  },
}

test.each(Object.entries(doors))('text through %s costs one answer at most', async (_, door) => {
  const stopListening = listenToHeart()
  const open = hostileTexts.map((text, index) => ({ text, index }))
  const answers: { index: number; status: number; code: unknown }[] = []
  const walk = async () => {
    let person = await arrive()
    for (let tries = 1, next = open.shift(); next; tries += 1, next = open.shift()) {
      if (tries % EACH === 0) person = await arrive()
      const { text, index } = next
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<{ status: number; body: Record<string, unknown> }>((resolve) => {
        timer = setTimeout(resolve, GIVE_UP_MS, { status: 0, body: { code: 'no answer' } })
      })
      const { status, body } = await Promise.race([door(text, person, index), late])
      clearTimeout(timer)
      answers.push({ index, status, code: body.code })
      // A server that is gone answers nobody else either.
      if (status === 0) open.length = 0
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const { beats, heldUp } = await stopListening()
  expect({ heldUp }, `of ${beats} heartbeats`).toEqual({ heldUp: 0 })
  const broken = answers.filter(({ status }) => status === 0 || status >= 500)
  expect(broken, `of ${answers.length} answers`).toEqual([])
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses.has(200), `the door is open: ${[...statuses].join(', ')}`).toBe(true)
})
