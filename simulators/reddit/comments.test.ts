import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT, startTestReddit } from './test-reddit.ts'

let reddit: Awaited<ReturnType<typeof startTestReddit>>
let postId: string

beforeAll(async () => {
  reddit = await startTestReddit()
  await reddit.control('limits', { perWindow: 100_000 })
  const { json } = await reddit.control('posts', { subreddit: 'PotteryShops', title: 'Which kiln?' })
  postId = String(json.id)
})

afterAll(() => reddit.close())

type Comment = { id: string; author: string; body: string; parent_id: string; replies: '' | Tree }
type Tree = { data: { children: { data: Comment }[] } }

type Shown = Partial<Comment> & { kind: string; count?: number; children?: string[] }
type Things = { data: { children: { kind: string; data: object }[] } }
const shownIn = (said: unknown) =>
  said ? (said as Things).data.children.map(({ kind, data }): Shown => ({ kind, ...data })) : []
const page = (search: string) => reddit.read<[unknown, unknown]>(`/comments/${postId}${search}`)

const add = async (comment: object) =>
  (await reddit.control('comments', comment)).json as { id: string; permalink: string; share: string }
const thread = async (search = '') => {
  const [, said] = await reddit.read<[unknown, Tree]>(`/comments/${postId}${search}`)
  return said.data.children.map(({ data }) => data)
}
const countOf = async () => (await reddit.posts(`/api/info?id=t3_${postId}`))[0]?.num_comments
const info = async (id: string) => (await reddit.posts(`/api/info?id=t1_${id}`))[0]

test('a comment that was put below a post is on its page, counts, and has a link and a share link', async () => {
  const before = Number(await countOf())
  const own = await add({ postId, author: 'ada', body: 'A small one.' })
  const asked = await add({ parentId: own.id, author: 'quietvan', body: 'How small?' })
  expect(await countOf()).toBe(before + 2)
  const shown = (await thread()).find(({ id }) => id === own.id)
  expect(shown).toMatchObject({ author: 'ada', body: 'A small one.', parent_id: `t3_${postId}` })
  expect(shown?.replies && shown.replies.data.children.map(({ data }) => data)).toMatchObject([
    { id: asked.id, author: 'quietvan', body: 'How small?', parent_id: `t1_${own.id}` },
  ])
  expect(own.permalink).toMatch(new RegExp(`^/r/PotteryShops/comments/${postId}/[a-z_]+/${own.id}/$`))
  const { status, headers } = await reddit.ask(own.share, { headers: { 'user-agent': AGENT } })
  expect(status).toBe(301)
  expect(headers.location).toContain(`https://www.reddit.com${own.permalink}?`)
})

test('/api/info tells of comments beside posts, also those that the world made up', async () => {
  const own = await add({ postId, author: 'ada', score: 7 })
  const [talked] = (await reddit.posts('/r/SaaS/top?t=week&limit=1')).map(({ id }) => String(id))
  const [, said] = await reddit.read<[unknown, Tree]>(`/comments/${talked}`)
  const made = said.data.children[0]?.data
  expect(made?.author).toEqual(expect.any(String))
  const ids = [`t1_${own.id}`, `t3_${postId}`, `t1_${made?.id}`]
  const things = await reddit.posts(`/api/info?id=${ids.join(',')},t1_nobody,t1_3000001zz`)
  expect(things.map(({ name }) => name)).toEqual(ids)
  expect(things[2]).toMatchObject({ author: made?.author, body: made?.body, link_id: `t3_${talked}` })
  expect(things[0]).toMatchObject({ score: 7, link_id: `t3_${postId}`, author: 'ada' })
})

test.each([
  ['moderator', '[removed]'],
  ['deleted', '[deleted]'],
])('a comment that was taken away (%s) says %s, and what was said below it stays', async (as, body) => {
  const own = await add({ postId, author: 'ada' })
  const bare = await add({ postId, author: 'ben' })
  const below = await add({ parentId: own.id, author: 'quietvan' })
  for (const { id } of [own, bare])
    expect((await reddit.control('comments/delete', { id, as })).status).toBe(204)
  expect(await info(own.id)).toMatchObject({ author: '[deleted]', body })
  const shown = await thread()
  expect(shown.map(({ id }) => id)).not.toContain(bare.id)
  const left = shown.find(({ id }) => id === own.id)
  expect(left).toMatchObject({ author: '[deleted]', body })
  expect(left?.replies && left.replies.data.children.map(({ data }) => data.id)).toEqual([below.id])
  await reddit.control('comments/delete', { id: own.id, as: 'gone' })
  expect(await info(own.id)).toBeUndefined()
})

test('a comment that was added can be voted up and down', async () => {
  const own = await add({ postId, author: 'ada' })
  expect((await reddit.control('comments/score', { id: own.id, score: -3 })).status).toBe(204)
  expect(await info(own.id)).toMatchObject({ score: -3, ups: -3 })
  expect((await reddit.control('comments/score', { id: 'nobody', score: 9 })).status).toBe(404)
})

test('a page can be about one comment', async () => {
  const own = await add({ postId, author: 'ada' })
  const below = await add({ parentId: own.id, author: 'quietvan' })
  await add({ postId, author: 'ben' })
  const shown = await thread(`?comment=${own.id}`)
  expect(shown.map(({ id }) => id)).toEqual([own.id])
  expect(shown[0]?.replies && shown[0].replies.data.children.map(({ data }) => data.id)).toEqual([below.id])
})

test('a page goes ten levels deep, and says below which comment it goes on', async () => {
  let parent = { id: (await add({ postId, author: 'ada' })).id }
  const names = [parent.id]
  for (let level = 1; level < 12; level += 1) {
    parent = await add({ parentId: parent.id, author: `level${level}` })
    names.push(parent.id)
  }
  const levels = (comments: Shown[]): Shown[] =>
    comments.flatMap((one) => [one, ...levels(one.replies ? shownIn(one.replies) : [])])
  const own = levels(shownIn((await page(`?comment=${names[0]}`))[1]))
  expect(own.slice(0, 10).map(({ id }) => id)).toEqual(names.slice(0, 10))
  expect(own.slice(10)).toEqual([
    { kind: 'more', count: 0, name: 't1__', id: '_', parent_id: `t1_${names[9]}`, depth: 10, children: [] },
  ])
  const rest = levels(shownIn((await page(`?comment=${names[9]}`))[1]))
  expect(rest.map(({ id }) => id)).toEqual(names.slice(9))
})

test('answers for which a page has no room are counted and named', async () => {
  const own = await add({ postId, author: 'ada', score: 9_999 })
  const said: string[] = []
  for (const score of [3, 2, 1]) said.push((await add({ parentId: own.id, score })).id)
  await add({ parentId: said[2] })
  const [first] = shownIn((await page('?limit=2'))[1])
  expect(first?.id).toBe(own.id)
  expect(shownIn(first?.replies).map(({ kind, id, count, children }) => [kind, id, count, children])).toEqual(
    [
      ['t1', said[0], undefined, undefined],
      ['more', said[1], 3, said.slice(1)],
    ],
  )
})

test('what is to be put below nothing is refused', async () => {
  expect((await reddit.control('comments', { parentId: 'nobody' })).status).toBe(404)
  expect((await reddit.control('comments', {})).status).toBe(400)
  expect((await reddit.control('comments/delete', { id: 'nobody' })).status).toBe(404)
})
