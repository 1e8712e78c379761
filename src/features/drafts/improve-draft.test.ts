import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { improveAnswer } from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
afterAll(llm.close)
const server = await serveApp(databaseUrl, modelEnvironment(llm.url))
const api = apiClient(server.url)

const control = (method: string, path: string, body?: object) =>
  fetch(`${llm.url}/__control/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
afterEach(async () => {
  await control('DELETE', 'behaviour')
  await control('DELETE', 'requests')
})

type Person = { id: string; cookie: string }
async function arrive(plan: 'free' | 'pro' = 'pro'): Promise<Person> {
  const { id } = await buildUser(superuser, { plan, onboarded: true })
  return { id, cookie: await signInAs(superuser, server, id) }
}
let me: Person
let productId: string
beforeEach(async () => {
  me = await arrive()
  const { rows } = await superuser.query(
    `insert into products (user_id, name, website, facts) values ($1, 'Pawslot', 'https://pawslot.com', $2) returning id`,
    [me.id, JSON.stringify([{ text: 'Takes deposits', source: null }])],
  )
  productId = rows[0].id
})

const HELP = 'Take a deposit for Saturdays.'
const PITCH = 'I make Pawslot, a game-changer for groomers.'
const END = 'Call on Thursday.'
const content = `${HELP} ${PITCH} ${END}`
const PLAIN = 'I make Pawslot, and it takes deposits.'
const fine = { disclosure: 'clear', disclosedAt: [2], claims: [], findings: [] }
const canned = { kind: 'canned', at: 2, quote: 'a game-changer', fix: 'Say what it does.' }
const pushy = { kind: 'pushy', at: 2, quote: 'Pawslot', fix: 'Say less.' }
const sounds = { ...fine, findings: [canned, pushy] }

/** What the next of them says, one after the other. */
const say = (about: string, answer: object) =>
  control('POST', 'behaviour', { mode: 'say', text: JSON.stringify(answer), times: 1, about })
const reviewing = (verdict: object) => say('You check drafts', { verdicts: [{ ref: 1, verdict }] })
const mending = (text: string, at = 2) => say('You mend', { sentences: [{ at, text }] })
const countCalls = async () => {
  const { requests } = (await (await control('GET', 'requests')).json()) as { requests: unknown[] }
  return requests.length
}

async function improve(input: object = {}, person = me) {
  const asked = { task: 'comment', mayName: true, mayLink: false, content, written: content, productId }
  return api.post('/api/drafts/improve', { ...asked, ...input }, person)
}
const improved = async (input?: object) => improveAnswer.parse((await improve(input)).body).improved

test('what a reader only advises about is written anew in its place, and read again', async () => {
  await reviewing(sounds)
  await mending(PLAIN)
  await reviewing(fine)
  expect(await improved()).toEqual({
    title: null,
    content: `${HELP} ${PLAIN} ${END}`,
    swaps: [{ field: 'content', before: PITCH, after: PLAIN }],
    review: expect.objectContaining({ disclosed: true, findings: [] }),
  })
})

test.each([
  [
    'the reader finds as much as before',
    PLAIN,
    { ...fine, findings: [pushy, { ...canned, quote: 'deposits' }] },
  ],
  ['a suggestion becomes a fault', PLAIN, { ...fine, disclosure: 'missing', disclosedAt: [] }],
  [
    'the answer is gone',
    PLAIN,
    { ...fine, findings: [{ kind: 'unanswered', at: 1, quote: 'Take', fix: 'Answer.' }] },
  ],
  ['a link has come in', 'I make Pawslot, see rival.io/x.', fine],
  ['nobody could read it', PLAIN, { disclosure: 'maybe' }],
])('nothing changes where %s', async (_, anew, second) => {
  await reviewing(sounds)
  await mending(anew)
  await reviewing(second)
  expect(await improved()).toBeNull()
})

test.each([
  ['another sentence', () => mending('Take none.', 1)],
  ['nothing', () => control('POST', 'behaviour', { mode: 'fail', times: 1, about: 'You mend' })],
])('nothing changes where the mender answers with %s', async (_, answer) => {
  await reviewing(sounds)
  await answer()
  expect(await improved()).toBeNull()
})

test('a sentence that the user typed is never put to the mender', async () => {
  await reviewing(sounds)
  await mending(PLAIN)
  await reviewing(fine)
  expect(await improved({ written: `${HELP} I make Pawslot. ${END}` })).toBeNull()
  expect(await countCalls()).toBe(1)
})

test('what was said of these very words is not asked again, and the better ones are kept as unedited', async () => {
  const found = {
    rule: 'canned',
    level: 'advice',
    message: 'Sounds like a machine or an ad.',
    fix: null,
    field: 'content',
    span: [content.indexOf(PITCH), content.indexOf(PITCH) + PITCH.length],
    repair: null,
  }
  const { rows } = await superuser.query(
    `insert into drafts (user_id, product_id, task, mode, content, named, prompt_version, review)
      values ($1, $2, 'comment', 'mention_disclosed', $3, true, 'test', $4) returning id`,
    [me.id, productId, content, JSON.stringify({ disclosed: true, byRules: false, findings: [found] })],
  )
  const draftId = rows[0].id
  await mending(PLAIN)
  await reviewing(fine)
  expect((await improved({ draftId }))?.content).toContain(PLAIN)
  expect(await countCalls()).toBe(2)
  const kept = await api.get('/api/drafts', me)
  expect(kept.body.drafts).toMatchObject([
    { content: content.replace(PITCH, PLAIN), edited: false, review: { findings: [] } },
  ])
})

test.each([
  ['says something else by now', { content: 'Other words.' }],
  ['is for another product', { product_id: null }],
  ["is someone else's", { user_id: 'another' }],
])('better words are not kept in a draft that %s', async (_, changes) => {
  const own = { user_id: me.id, product_id: productId, content, ...changes }
  const userId = own.user_id === 'another' ? (await arrive()).id : own.user_id
  const { rows } = await superuser.query(
    `insert into drafts (user_id, product_id, task, mode, content, named, prompt_version)
      values ($1, $2, 'comment', 'mention_disclosed', $3, true, 'test') returning id`,
    [userId, own.product_id, own.content],
  )
  await reviewing(sounds)
  await mending(PLAIN)
  await reviewing(fine)
  expect((await improved({ draftId: rows[0].id }))?.content).toContain(PLAIN)
  const kept = await superuser.query('select content from drafts where id = $1', [rows[0].id])
  expect(kept.rows).toEqual([{ content: own.content }])
})

test('it is paid for and counts as no draft; nobody has it for a product of someone else', async () => {
  await reviewing(sounds)
  await mending(PLAIN)
  await reviewing(fine)
  await improve()
  expect(await improved()).toBeNull()
  const { rows } = await superuser.query(
    'select task, outcome, spent_micros > 0 as paid from generations where user_id = $1 order by created_at',
    [me.id],
  )
  expect(rows).toMatchObject([
    { task: 'review', outcome: 'review', paid: true },
    { task: 'review', outcome: 'failed' },
  ])
  expect(await improve({}, await arrive())).toMatchObject({ status: 404 })
  expect(await improve({}, await arrive('free'))).toMatchObject({ status: 402 })
})
