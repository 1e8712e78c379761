import { beforeEach, expect, test } from 'vitest'
import { openFollowWorld } from '../../../../test/follow-world.ts'

const world = await openFollowWorld()
const { ask, say, reply, log, pass, follow, calls, forgetCalls, outcome, replies, arrive, control } = world

let ada: Awaited<ReturnType<typeof arrive>>
beforeEach(async () => {
  await world.superuser.query('delete from activity; delete from alert_deliveries; delete from outbox')
  ada = await arrive()
})

/** Two people talk, one answer below the other. The last one comes from the second. */
async function talk(parentId: string, levels: number, [first, second] = ['ben', 'cleo']) {
  let last = { id: parentId }
  for (let level = levels; level > 0; level -= 1)
    last = await reply(last.id, `Level ${level}.`, level % 2 === 0 ? first : second)
  return last.id
}

const ids = async (id: string) => (await replies(id)).map((one) => one.reply_id)

test('a reply to a comment that stands deep in its thread is heard, with one call', async () => {
  const deep = await talk((await say(await ask(), 'someone')).id, 12)
  const own = await reply(deep, 'A reminder the evening before.', 'ada')
  const id = await log(ada, own.permalink)
  await follow()
  await forgetCalls()
  const asked = await reply(own.id)
  await pass(id, '9 minutes')
  await follow()
  expect(await ids(id)).toEqual([asked.id])
  expect(await outcome(id)).toMatchObject({ replies: 1 })
  expect(await calls()).toEqual({ info: 1, comments: 1 })
})

test('a reply is heard in a long thread whose page has room for others only', async () => {
  const postId = await ask()
  const [adas, bens] = [await say(postId), await say(postId, 'ben')]
  const entries = [await log(ada, adas.permalink), await log(await arrive(), bens.permalink)]
  for (let n = 0; n < 200; n += 1)
    await world.comment({ parentId: adas.id, author: 'someone', body: 'So do I.', score: 5 })
  const asked = await reply(adas.id)
  const other = await reply(bens.id)
  await follow()
  const [found, others] = await Promise.all(entries.map(ids))
  expect(found).toHaveLength(201)
  expect([found?.includes(asked.id), others]).toEqual([true, [other.id]])
})

test('a talk that goes on deeper than a page shows is heard to its end, with few calls', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  await follow()
  await forgetCalls()
  const last = await talk(own.id, 13, ['ada', 'quietvan'])
  await pass(id, '9 minutes')
  await follow()
  const found = await replies(id)
  expect(found).toHaveLength(7)
  expect(found.filter(({ state }) => state === 'waiting').map((one) => one.reply_id)).toEqual([last])
  expect(await calls()).toEqual({ info: 1, comments: 2 })
  await talk(last, 60, ['ada', 'quietvan'])
  await forgetCalls()
  await pass(id, '9 minutes')
  await follow()
  expect(await calls()).toEqual({ info: 1, comments: 3 })
})

test('a reply below one that was taken away is heard', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  const gone = await reply(own.id, 'Rubbish!', 'someone')
  const answer = await reply(gone.id, 'Why do you think so?', 'ada')
  const asked = await reply(answer.id)
  await control('comments/delete', { id: gone.id, as: 'deleted' })
  await follow()
  expect(await ids(id)).toEqual([asked.id])
  expect(await outcome(id)).toMatchObject({ replies: 0 })
})
