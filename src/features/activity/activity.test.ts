import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildProduct, buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { entryList } from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)

async function arrive() {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  return { id, cookie: await signInAs(superuser, server, id) }
}
type Person = Awaited<ReturnType<typeof arrive>>

let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await arrive()
  ben = await arrive()
})

async function draftOf({ id }: Person) {
  const productId = await buildProduct(superuser, id)
  const { rows } = await superuser.query(
    `insert into drafts (user_id, product_id, task, mode, subreddit, post_id, content, named, prompt_version)
     values ($1, $2, 'comment', 'mention_disclosed', 'SaaS', 'abc1', 'Send a reminder the evening before.', true, 'v1')
     returning id`,
    [id, productId],
  )
  return rows[0].id as string
}
const read = async (person: Person) => entryList.parse((await api.get('/api/activity', person)).body).entries

test('what was posted is kept with what the draft knows, and counts once', async () => {
  const draftId = await draftOf(ada)
  const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/activity', { draftId }, ada)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [entry] = await read(ada)
  // However often it is said, it is the same entry.
  expect(answers.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ id: entry?.id, link: '/comments/abc1', first: true })),
  )
  expect(await read(ada)).toEqual([
    expect.objectContaining({
      kind: 'comment',
      subreddit: 'SaaS',
      link: '/comments/abc1',
      productName: 'Pawslot',
      named: true,
      excerpt: 'Send a reminder the evening before.',
    }),
  ])
})

test('a draft that is edited after it was posted changes nothing of what was posted', async () => {
  const draftId = await draftOf(ada)
  await api.post('/api/activity', { draftId }, ada)
  const [posted] = await read(ada)
  const edited = await api.put(`/api/drafts/${draftId}`, { content: 'Call them on Friday.' }, ada)
  expect(edited.body).toMatchObject({ content: 'Call them on Friday.', named: false })
  await api.post('/api/activity', { draftId }, ada)
  expect(await read(ada)).toEqual([posted])
  expect(posted).toMatchObject({ excerpt: 'Send a reminder the evening before.', named: true })
})

test('a long text is told to be cut', async () => {
  const draftId = await draftOf(ada)
  const long = `${'Call them. '.repeat(21)}12345678 and more`
  await superuser.query('update drafts set content = $2 where id = $1', [draftId, long])
  await api.post('/api/activity', { draftId }, ada)
  expect((await read(ada))[0]?.excerpt).toBe(`${long.slice(0, 239)}…`)
  await superuser.query('update activity set content = left(content, 240) where user_id = $1', [ada.id])
  expect((await read(ada))[0]?.excerpt).toBe(long.slice(0, 240))
})

test('what the user wrote alone counts too, each time', async () => {
  for (let times = 0; times < 2; times += 1)
    await api.post('/api/activity', { kind: 'post', subreddit: 'SaaS' }, ada)
  expect((await read(ada)).map(({ kind, named, excerpt }) => [kind, named, excerpt])).toEqual([
    ['post', false, null],
    ['post', false, null],
  ])
})

test('the first comment is told as such, however often it is said; a post never is, and neither is the second', async () => {
  const first = async (input: object) => (await api.post('/api/activity', input, ada)).body.first
  expect(await first({ kind: 'post', subreddit: 'SaaS' })).toBe(false)
  const draftId = await draftOf(ada)
  expect([await first({ draftId }), await first({ draftId })]).toEqual([true, true])
  expect(await first({ kind: 'comment', subreddit: 'SaaS' })).toBe(false)
})

test('an entry keeps the address of what was posted, in one form, instead of the post that it answers', async () => {
  const { body: own } = await api.post('/api/activity', { kind: 'post', subreddit: 'SaaS' }, ada)
  expect(own).toEqual({ id: expect.any(String), link: null, first: false })
  const told = async (id: unknown, address: string) =>
    (await api.put(`/api/activity/${String(id)}/address`, { address }, ada)).status
  expect(await told(own.id, ' https://old.reddit.com/r/SaaS/comments/1ABCDE/a_title/?utm_source=x ')).toBe(
    204,
  )
  expect(await read(ada)).toMatchObject([{ link: '/comments/1abcde' }])
  const { body: drafted } = await api.post('/api/activity', { draftId: await draftOf(ada) }, ada)
  expect(drafted.link).toBe('/comments/abc1')
  expect(await told(drafted.id, 'reddit.com/r/SaaS/comments/abc1/comment/k9xyz/')).toBe(204)
  expect((await read(ada)).map(({ link }) => link)).toEqual([
    '/comments/abc1/comment/k9xyz',
    '/comments/1abcde',
  ])
})

test.each([
  ['https://example.com/r/SaaS/comments/1abcde/', 'This is not the address of a Reddit post.'],
  ['https://www.reddit.com/r/SaaS/', 'This address on Reddit does not lead to a post.'],
  ['javascript:alert(1)', 'This is not the address of a Reddit post.'],
  ['', 'This is not the address of a Reddit post.'],
])('%s is no address of a post', async (address, sentence) => {
  const { body: own } = await api.post('/api/activity', { kind: 'post' }, ada)
  const answer = await api.put(`/api/activity/${String(own.id)}/address`, { address }, ada)
  expect([answer.status, answer.body.fields]).toEqual([400, { address: [sentence] }])
  expect(await read(ada)).toMatchObject([{ link: null }])
})

const KNOWN = { kind: 'comment', subreddit: 'SaaS', postId: 'abc1' }

test.each([
  [KNOWN, '/r/startups/comments/abc1/title/k9/', 'This link is in r/startups, not r/SaaS.'],
  [KNOWN, '/r/startups/s/AbC123', 'This link is in r/startups, not r/SaaS.'],
  [KNOWN, '/user/ada/comments/abc1/mine/k9/', 'This link is in u/ada, not r/SaaS.'],
  [KNOWN, '/r/SaaS/comments/1other/title/k9/', 'This link is in another thread.'],
  [KNOWN, '/comments/1other/comment/k9', 'This link is in another thread.'],
  [{ kind: 'post', subreddit: 'u_Ada' }, '/r/SaaS/comments/1abcde/', 'This link is in r/SaaS, not u/Ada.'],
])('of %o, %s is refused as the link of something else', async (input, path, sentence) => {
  const { body: own } = await api.post('/api/activity', input, ada)
  const address = `https://www.reddit.com${path}`
  const answer = await api.put(`/api/activity/${String(own.id)}/address`, { address }, ada)
  expect([answer.status, answer.body.fields]).toEqual([400, { address: [sentence] }])
  const followed = await superuser.query('select 1 from activity_outcomes where user_id = $1', [ada.id])
  expect(followed.rowCount).toBe(0)
})

test.each([
  [KNOWN, '/r/saas/comments/ABC1/title/k9/'],
  [KNOWN, '/comments/abc1/comment/k9'],
  [{ kind: 'post', subreddit: 'u_Ada' }, '/user/ada/comments/1abcde/mine/'],
  [{ kind: 'comment' }, '/r/startups/comments/1other/title/k9/'],
])('of %o, %s may be the link', async (input, path) => {
  const { body: own } = await api.post('/api/activity', input, ada)
  const address = `https://www.reddit.com${path}`
  expect((await api.put(`/api/activity/${String(own.id)}/address`, { address }, ada)).status).toBe(204)
})

test("another user's draft or entry is not found, and their log stays their own", async () => {
  const draftId = await draftOf(ben)
  expect((await api.post('/api/activity', { draftId }, ada)).status).toBe(404)
  await api.post('/api/activity', { draftId }, ben)
  const [entry] = await read(ben)
  const address = 'https://redd.it/1abcde'
  expect((await api.put(`/api/activity/${entry?.id}/address`, { address }, ada)).status).toBe(404)
  expect(await read(ben)).toEqual([entry])
  expect((await api.delete(`/api/activity/${entry?.id}`, ada)).status).toBe(404)
  expect([(await read(ada)).length, (await read(ben)).length]).toEqual([0, 1])
  expect((await api.delete(`/api/activity/${entry?.id}`, ben)).status).toBe(204)
  expect(await read(ben)).toEqual([])
})

test('entries stay when the draft or the product goes, and leave the list after a month', async () => {
  await api.post('/api/activity', { draftId: await draftOf(ada) }, ada)
  await superuser.query('delete from drafts where user_id = $1', [ada.id])
  await superuser.query('delete from products where user_id = $1', [ada.id])
  expect(await read(ada)).toMatchObject([
    { subreddit: 'SaaS', productName: null, excerpt: 'Send a reminder the evening before.' },
  ])
  await superuser.query("update activity set posted_at = now() - interval '32 days' where user_id = $1", [
    ada.id,
  ])
  expect(await read(ada)).toEqual([])
})

test.each([[{}], [{ kind: 'vote' }], [{ kind: 'post', subreddit: '../x' }], [{ draftId: 'x' }]])(
  '%o is refused',
  async (input) => {
    expect((await api.post('/api/activity', input, ada)).status).toBe(400)
  },
)

test('nobody who is not signed in has a log', async () => {
  expect((await api.get('/api/activity')).status).toBe(401)
})

test('someone who gives links like a script is slowed down', async () => {
  const id = String((await api.post('/api/activity', { draftId: await draftOf(ada) }, ada)).body.id)
  const tell = (person: Person) =>
    api.put(`/api/activity/${id}/address`, { address: 'https://www.reddit.com/r/SaaS/s/abc' }, person)
  await server.services.limits.addresses.take(ada.id, 99)
  expect((await tell(ada)).status).toBe(204)
  expect(await tell(ada)).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining("You've given a lot of links.") },
  })
  expect((await tell(ben)).status).toBe(404)
})

test('an entry can be removed while Redis is away, which the log tells', async () => {
  const { body } = await api.post('/api/activity', { draftId: await draftOf(ada) }, ada)
  await superuser.query(
    `with followed as (
       insert into activity_outcomes (activity_id, user_id, kind, fullname, thread_id, posted_at)
       select id, user_id, kind, 't1_own', '1abc', posted_at from activity where id = $1 returning activity_id, user_id)
     insert into activity_replies (activity_id, reply_id, user_id, asks, written_at)
     select activity_id, 're1', user_id, true, now() from followed`,
    [body.id],
  )
  const bare = await serveApp(databaseUrl)
  bare.services.redis.disconnect()
  expect((await apiClient(bare.url).delete(`/api/activity/${String(body.id)}`, ada)).status).toBe(204)
  expect(await read(ada)).toEqual([])
  expect(bare.lines.join('')).toContain('activity.words_stay')
})
