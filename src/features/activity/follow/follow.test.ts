import { beforeEach, expect, test } from 'vitest'
import { openFollowWorld } from '../../../../test/follow-world.ts'

const world = await openFollowWorld()
const { ask, say, reply, log, pass, follow, calls, forgetCalls, outcome, checks, replies, arrive, control } =
  world

let ada: Awaited<ReturnType<typeof arrive>>
beforeEach(async () => {
  await world.superuser.query('delete from activity; delete from alert_deliveries; delete from outbox')
  ada = await arrive()
})

const remove = (id: string, as: string) => control('comments/delete', { id, as })

test('a comment is followed by its link and checked an hour, a day and a week after it was posted', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  await follow()
  expect(await outcome(id)).toMatchObject({
    state: 'up',
    score: 1,
    fullname: `t1_${own.id}`,
    subreddit: 'smallbusiness',
  })
  expect(await checks(id)).toEqual([])
  for (const [interval, hours] of [
    ['61 minutes', [1]],
    ['23 hours', [1, 24]],
    ['6 days', [1, 24, 168]],
  ] as const) {
    await pass(id, interval)
    await follow()
    expect((await checks(id)).map((one) => one.hours)).toEqual(hours)
  }
  expect(await checks(id)).toEqual(
    [1, 24, 168].map((hours) => ({ hours, state: 'up', score: 1, replies: 0 })),
  )
  expect(await outcome(id)).toMatchObject({ next_check_at: null, next_look_at: null })
})

test('it is looked at soon, so that removals are noticed, and less and less often for a week', async () => {
  const id = await log(ada, (await say(await ask())).permalink)
  const minutes: number[] = []
  for (;;) {
    await follow()
    const { posted_at, next_check_at } = await outcome(id)
    if (next_check_at === null) break
    minutes.push(Math.round((next_check_at - posted_at) / 60_000))
    await world.superuser.query(
      'update activity_outcomes set posted_at = now() - (next_check_at - posted_at), next_check_at = now(), next_look_at = null where activity_id = $1',
      [id],
    )
  }
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => day * 1_440)
  expect(minutes).toEqual([10, 20, 40, 60, 120, 240, 480, 960, ...days])
})

test('its thread is asked for its count in batches, and read only when that grew', async () => {
  const postId = await ask()
  const own = await say(postId)
  const id = await log(ada, own.permalink)
  await follow()
  await forgetCalls()
  for (let look = 0; look < 5; look += 1) {
    await pass(id, '9 minutes')
    await follow()
  }
  expect(await calls()).toEqual({ info: 5 })
  const asked = await reply(own.id)
  await pass(id, '9 minutes')
  await follow()
  await pass(id, '9 minutes')
  await follow()
  expect(await calls()).toEqual({ info: 7, comments: 1 })
  expect(await replies(id)).toMatchObject([{ reply_id: asked.id, state: 'waiting', asks: true }])
  expect(await outcome(id)).toMatchObject({ replies: 1 })
})

test('one thread is asked about and read once for all who commented in it', async () => {
  const postId = await ask()
  const ben = await arrive()
  const [adas, bens] = [await say(postId, 'ada'), await say(postId, 'ben')]
  const ids = [await log(ada, adas.permalink), await log(ben, bens.permalink)]
  await follow()
  await forgetCalls()
  await reply(adas.id)
  await reply(bens.id, 'And by email?')
  for (const id of ids) await pass(id, '9 minutes')
  await follow()
  expect(await calls()).toEqual({ info: 1, comments: 1 })
  expect((await Promise.all(ids.map(replies))).map((found) => found.length)).toEqual([1, 1])
})

test('activity tells what became of each, how communities fare, and who waits for an answer', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  const asked = await reply(own.id)
  await follow()
  await pass(id, '70 minutes')
  await follow()
  const { entries, communities } = await world.list(ada)
  expect(entries[0]?.outcome).toMatchObject({
    state: 'up',
    score: 1,
    replies: 1,
    upForMinutes: null,
    rule: null,
    checks: [{ hours: 1, state: 'up', score: 1 }],
  })
  expect(entries[0]?.answers).toEqual([
    {
      id: asked.id,
      author: 'quietvan',
      text: 'Does it text them?',
      asks: true,
      state: 'waiting',
      link: `/comments/${own.postId}/comment/${asked.id}`,
      postedAt: expect.any(String),
    },
  ])
  expect(communities).toEqual([
    { subreddit: 'smallbusiness', up: 1, removed: 0, low: expect.closeTo(0.207, 3), high: 1 },
  ])
})

test('a removed comment tells how long it was up and which rule it may have met; one that its author deleted says nothing of the community', async () => {
  const rule = { name: 'No promotion', description: 'Self-promotion of any kind is not allowed.' }
  await control('rules', { subreddit: 'woodworking', rules: [{ name: 'Be kind', description: '' }, rule] })
  const postId = await ask('woodworking')
  const [first, second, third] = [await say(postId), await say(postId), await say(postId)]
  const about = { subreddit: 'woodworking' }
  const named = await log(ada, first.permalink, { ...about, named: true })
  const plain = await log(ada, second.permalink, about)
  const deleted = await log(ada, third.permalink, about)
  await follow()
  for (const id of [named, plain, deleted]) await pass(id, '25 minutes')
  for (const { id } of [first, second]) await remove(id, 'moderator')
  await remove(third.id, 'deleted')
  await follow()
  // Nobody waits long for rules, and a busy machine may take longer to read them.
  const ruleOf = async () => (await world.list(ada)).entries.find((one) => one.id === named)?.outcome.rule
  await expect.poll(ruleOf).not.toBeNull()
  const { entries, communities } = await world.list(ada)
  const outcomeOf = (id: string) => entries.find((one) => one.id === id)?.outcome
  expect(outcomeOf(named)).toMatchObject({
    state: 'removed',
    upForMinutes: 0,
    rule: { number: 2, quote: expect.stringContaining('promotion') },
  })
  expect(outcomeOf(plain)).toMatchObject({ state: 'removed', rule: null })
  expect(outcomeOf(deleted)).toMatchObject({ state: 'deleted', nextCheckAt: null, rule: null })
  expect(communities).toMatchObject([{ subreddit: 'woodworking', up: 0, removed: 2 }])
  for (const id of [named, plain]) await pass(id, '40 minutes')
  await follow()
  expect((await checks(named)).map(({ state }) => state)).toEqual(['removed'])
})

test('a link without the comment cannot be followed; a share link is followed to the comment', async () => {
  const own = await say(await ask())
  const unclear = await log(ada, `/r/smallbusiness/comments/${own.postId}/title/`)
  const none = await log(ada, null)
  const shared = await log(ada, own.share)
  const toPost = await log(ada, String((await control(`posts/${own.postId}`)).share))
  await forgetCalls()
  await follow()
  await follow()
  const { entries } = await world.list(ada)
  const stateOf = (id: string) => entries.find((one) => one.id === id)?.outcome.state
  expect([unclear, none, shared, toPost].map(stateOf)).toEqual([
    'unclear_link',
    'no_link',
    'up',
    'unclear_link',
  ])
  expect(await outcome(shared)).toMatchObject({
    fullname: `t1_${own.id}`,
    thread_id: own.postId,
    share: null,
  })
  const post = await log(ada, String((await control(`posts/${own.postId}`)).share), { kind: 'post' })
  await follow()
  await follow()
  expect(await outcome(post)).toMatchObject({
    state: 'up',
    fullname: `t3_${own.postId}`,
    replies: 1,
    next_look_at: null,
  })
})

test('what stands in another community is neither followed nor counted, and the page says so', async () => {
  const [own, right] = [await say(await ask('woodworking')), await say(await ask())]
  const bare = (one: typeof own) => `/comments/${one.postId}/comment/${one.id}`
  const id = await log(ada, bare(own))
  const other = await log(ada, bare(right), { subreddit: 'SmallBusiness' })
  await reply(own.id)
  await world.superuser.query(`update activity_outcomes set posted_at = now() - interval '65 minutes'`)
  await follow()
  await follow()
  expect(await outcome(id)).toMatchObject({
    state: 'unclear_link',
    score: null,
    checked_at: null,
    next_check_at: null,
    next_look_at: null,
    next_read_at: null,
  })
  expect([await checks(id), await replies(id)]).toEqual([[], []])
  const { entries, communities } = await world.list(ada)
  const stateOf = (of: string) => entries.find((one) => one.id === of)?.outcome.state
  expect([stateOf(id), stateOf(other)]).toEqual(['elsewhere', 'up'])
  expect(communities).toMatchObject([{ subreddit: 'SmallBusiness', up: 1, removed: 0 }])
})

test('what was never seen is not found rather than gone, and counts for no community', async () => {
  const [own, postId] = [await say(await ask()), await ask()]
  const id = await log(ada, own.permalink)
  const mistyped = await log(ada, `/r/smallbusiness/comments/${postId}/title/zzzz9zz`)
  await world.superuser.query(`update activity_outcomes set posted_at = now() - interval '65 minutes'`)
  await follow()
  expect(await outcome(mistyped)).toMatchObject({ state: 'gone', up_seen_at: null })
  const { entries, communities } = await world.list(ada)
  expect(entries.find((one) => one.id === mistyped)?.outcome).toMatchObject({
    state: 'not_found',
    checks: [{ hours: 1, state: 'not_found' }],
  })
  expect(communities).toMatchObject([{ up: 1, removed: 0 }])
  await world.superuser.query("update activity_outcomes set state = 'gone' where activity_id = $1", [id])
  expect((await world.list(ada)).entries.find((one) => one.id === id)?.outcome.state).toBe('gone')
})

test('a new address starts anew, the same one goes on, and an entry that is removed is followed no more', async () => {
  const postId = await ask()
  const [first, second] = [await say(postId), await say(postId)]
  const id = await log(ada, first.permalink)
  const asked = await reply(first.id)
  await follow()
  const tell = (address: string) =>
    world.api.put(`/api/activity/${id}/address`, { address: `https://reddit.com${address}` }, ada)
  await tell(first.permalink)
  expect(await replies(id)).toMatchObject([{ reply_id: asked.id }])
  await tell(second.permalink)
  expect(await outcome(id)).toMatchObject({ state: 'soon', fullname: `t1_${second.id}` })
  expect(await replies(id)).toEqual([])
  await world.api.delete(`/api/activity/${id}`, ada)
  expect(await outcome(id)).toBeUndefined()
})

test('a reply is kept once and answered once its author was answered; bots and the rest of the thread are no replies', async () => {
  const postId = await ask()
  const own = await say(postId)
  const id = await log(ada, own.permalink)
  const asked = await reply(own.id)
  await reply(own.id, 'I am a bot.', 'AutoModerator')
  await say(postId, 'ben')
  await reply(asked.id, 'I wonder, too.', 'ben')
  await follow()
  expect(await replies(id)).toMatchObject([{ reply_id: asked.id, state: 'waiting' }])
  const answer = await reply(asked.id, 'It does.', 'ada')
  const again = await reply(answer.id, 'Thanks, and by email.')
  await pass(id, '9 minutes')
  await follow()
  expect((await replies(id)).map((one) => [one.reply_id, one.state, one.asks])).toEqual([
    [asked.id, 'answered', true],
    [again.id, 'waiting', false],
  ])
})

test('a reply that was deleted vanishes with its words, also from Redis', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  const asked = await reply(own.id)
  await follow()
  expect(await world.words.find([asked.id])).toEqual(
    new Map([[asked.id, { author: 'quietvan', text: 'Does it text them?' }]]),
  )
  await remove(asked.id, 'deleted')
  await world.superuser.query('update activity_replies set next_seen_at = now()')
  await follow()
  expect(await world.words.find([asked.id])).toEqual(new Map())
  expect((await world.list(ada)).entries[0]?.answers).toEqual([])
  expect(await replies(id)).toMatchObject([{ state: 'gone' }])
})

test('no word of a stranger is in PostgreSQL, and Redis lets go of them two days after they were written', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  const [fresh, older, old] = [
    await reply(own.id, 'Quite a fresh word?', 'freshauthor'),
    await reply(own.id, 'Yesterday said?', 'olderauthor', 36 * 3_600),
    await reply(own.id, 'Long ago said?', 'oldauthor', 49 * 3_600),
  ]
  await follow()
  const lifetimes = await Promise.all(
    [fresh, older, old].map((one) => world.redis.pttl(`${world.prefix}:reply:${one.id}`)),
  )
  expect(lifetimes[0]).toBeGreaterThan(47 * 3_600_000)
  expect(lifetimes[0]).toBeLessThan(48 * 3_600_000)
  expect(lifetimes[1]).toBeGreaterThan(11 * 3_600_000)
  expect(lifetimes[1]).toBeLessThan(12 * 3_600_000)
  expect(lifetimes[2]).toBe(-2)
  const { entries } = await world.list(ada)
  expect(entries[0]?.answers.map(({ author, text }) => [author, text])).toEqual([
    ['freshauthor', 'Quite a fresh word?'],
    ['olderauthor', 'Yesterday said?'],
    [null, null],
  ])
  expect(entries[0]?.outcome.replies).toBe(3)
  const kept = await world.superuser.query(
    `select to_jsonb(o)::text || (select string_agg(to_jsonb(r)::text, $2) from activity_replies r where r.activity_id = $1) as all
     from activity_outcomes o where activity_id = $1`,
    [id, ' '],
  )
  expect(kept.rows[0].all).toContain(old.id)
  expect(kept.rows[0].all).not.toMatch(/author|said|word/)
  await world.superuser.query(
    "update activity_replies set written_at = now() - interval '49 hours', next_seen_at = now()",
  )
  await follow()
  expect((await replies(id)).map(({ next_seen_at }) => next_seen_at)).toEqual([null, null, null])
})

test('two workers keep each reply once, and nothing is lost with one that dies', async () => {
  const postId = await ask()
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const own = await say(postId, `maker${n}`)
    ids.push(await log(ada, own.permalink))
    await reply(own.id)
  }
  await Promise.all([follow(), follow(), follow()])
  await Promise.all([follow(), follow()])
  for (const id of ids) expect((await replies(id)).length).toBe(1)
  // One that takes what is due, and dies.
  for (const id of ids) await pass(id, '9 minutes')
  await reply((await say(postId, 'someone')).id)
  const silent = {
    ...world.follower,
    reddit: { ...world.follower.reddit, seeThings: async () => ({ kind: 'down' }) as const },
  }
  expect(await follow(silent)).toEqual(['down', null])
  await forgetCalls()
  await follow()
  expect(await calls()).toEqual({})
  await world.superuser.query(
    "update activity_outcomes set next_look_at = next_look_at - interval '2 minutes'",
  )
  await follow()
  expect(await calls()).toEqual({ info: 1, comments: 1 })
})

test('an answer that shows less than half of what was asked is not believed', async () => {
  const postId = await ask()
  const ids: string[] = []
  for (let n = 0; n < 12; n += 1) ids.push(await log(ada, (await say(postId)).permalink))
  const nothing = {
    ...world.follower,
    reddit: { ...world.follower.reddit, seeThings: async () => ({ kind: 'ok', value: [] }) as const },
  }
  expect(await follow(nothing as never)).toEqual(['little shown', null])
  expect((await world.list(ada)).entries.map((one) => one.outcome.state)).toEqual(ids.map(() => 'soon'))
  await forgetCalls()
  await follow()
  expect(await calls()).toEqual({})
})

test('without a plan nothing is asked', async () => {
  const own = await say(await ask())
  await log(ada, own.permalink)
  await world.superuser.query("update profiles set plan_type = 'free' where user_id = $1", [ada.id])
  await forgetCalls()
  await follow()
  expect(await calls()).toEqual({})
})

test("someone else's replies are neither shown nor set aside", async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  const asked = await reply(own.id)
  await follow()
  const ben = await arrive()
  const set = (person: typeof ada, state: string) =>
    world.api.put(`/api/activity/${id}/replies/${asked.id}`, { state }, person)
  expect((await set(ben, 'set_aside')).status).toBe(404)
  expect((await world.list(ben)).entries).toEqual([])
  const { rows } = await world.superuser.query(
    'select count(*)::int as mine from activity_replies where user_id = $1',
    [ben.id],
  )
  expect(rows[0].mine).toBe(0)
  expect((await set(ada, 'set_aside')).status).toBe(204)
  expect((await world.list(ada)).entries[0]?.answers).toMatchObject([{ state: 'set_aside' }])
  expect((await set(ada, 'waiting')).status).toBe(204)
  expect((await set(ada, 'answered')).status).toBe(400)
  await world.superuser.query("update activity_replies set state = 'gone'")
  expect((await set(ada, 'set_aside')).status).toBe(404)
})

test('a thread that cannot be read holds up no other, and is read later', async () => {
  const [bad, good] = [await ask(), await ask()]
  const [badOne, goodOne] = [await say(bad), await say(good)]
  const ids = [await log(ada, badOne.permalink), await log(ada, goodOne.permalink)]
  await reply(badOne.id)
  await reply(goodOne.id)
  const { reddit } = world.follower
  const partly = {
    ...world.follower,
    reddit: {
      ...reddit,
      below: async (id: string, only?: string) =>
        id === bad ? ({ kind: 'timeout' } as const) : reddit.below(id, only),
    },
  }
  await follow(partly)
  expect((await Promise.all(ids.map(replies))).map((found) => found.length)).toEqual([0, 1])
  await world.superuser.query(
    'update activity_outcomes set next_read_at = now() where next_read_at is not null',
  )
  await follow()
  expect((await Promise.all(ids.map(replies))).map((found) => found.length)).toEqual([1, 1])
})

test('below a post that was taken away, someone who asks back is heard all the same', async () => {
  const postId = await ask()
  const own = await say(postId)
  const id = await log(ada, own.permalink)
  await reply(own.id)
  await control('delete', { id: postId, as: 'moderator' })
  await follow()
  expect(await replies(id)).toMatchObject([{ state: 'waiting' }])
})

test('someone who gives the same link again has it tried again, where it was no use', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  await follow()
  await world.superuser.query(
    "update activity_outcomes set state = 'unclear_link', fullname = null, next_check_at = null",
  )
  await world.api.put(
    `/api/activity/${id}/address`,
    { address: `https://www.reddit.com${own.permalink}` },
    ada,
  )
  await follow()
  expect(await outcome(id)).toMatchObject({ state: 'up' })
})

test('a reply that was taken away and let back waits again', async () => {
  const own = await say(await ask())
  const id = await log(ada, own.permalink)
  await reply(own.id)
  await follow()
  await world.superuser.query("update activity_replies set state = 'gone', next_seen_at = null")
  await world.superuser.query('update activity_outcomes set next_read_at = now()')
  await follow()
  expect(await replies(id)).toMatchObject([{ state: 'waiting' }])
})

test('an entry that is removed, or followed elsewhere, takes the words below it along, but for those below another one', async () => {
  const postId = await ask()
  const [own, other] = [await say(postId), await say(postId)]
  const [first, again, moved] = [
    await log(ada, own.permalink),
    await log(ada, own.permalink),
    await log(ada, other.permalink),
  ]
  const [asked, elsewhere] = [await reply(own.id), await reply(other.id)]
  await follow()
  const held = async () => [...(await world.words.find([asked.id, elsewhere.id])).keys()]
  expect(await held()).toEqual([asked.id, elsewhere.id])
  await world.api.delete(`/api/activity/${first}`, ada)
  expect(await held()).toEqual([asked.id, elsewhere.id])
  const ben = await arrive()
  expect((await world.api.delete(`/api/activity/${again}`, ben)).status).toBe(404)
  expect(await held()).toEqual([asked.id, elsewhere.id])
  await world.api.delete(`/api/activity/${again}`, ada)
  expect(await held()).toEqual([elsewhere.id])
  const address = `https://www.reddit.com${own.permalink}`
  expect((await world.api.put(`/api/activity/${moved}/address`, { address }, ada)).status).toBe(204)
  expect(await held()).toEqual([])
})

test('what was logged with a link before links were followed is taken up in its first week; what is older is not', async () => {
  const postId = await ask()
  const [young, old] = [await say(postId), await say(postId)]
  const ids = [await log(ada, young.permalink), await log(ada, old.permalink)]
  await world.superuser.query('delete from activity_outcomes')
  await world.superuser.query("update activity set posted_at = now() - interval '6 days' where id = $1", [
    ids[0],
  ])
  await world.superuser.query("update activity set posted_at = now() - interval '8 days' where id = $1", [
    ids[1],
  ])
  const asked = await reply(young.id)
  const statesIn = ({ entries }: Awaited<ReturnType<typeof world.list>>) =>
    ids.map((id) => entries.find((one) => one.id === id)?.outcome.state)
  const seen = await Promise.all([world.list(ada), world.list(ada)])
  expect(seen.map(statesIn)).toEqual([
    ['soon', 'linked_before'],
    ['soon', 'linked_before'],
  ])
  await follow()
  expect(statesIn(await world.list(ada))).toEqual(['up', 'linked_before'])
  expect(await replies(ids[0] ?? '')).toMatchObject([{ reply_id: asked.id, state: 'waiting' }])
})
