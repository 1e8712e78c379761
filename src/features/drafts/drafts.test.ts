import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../simulators/llm/recordings.ts'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { readEvents } from '../../../test/read-events.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { reviewDraft } from '../../judge/model/review-draft.v1.ts'
import { stateReview } from '../../judge/model/state-review.ts'
import * as schema from './schema.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const recordings = new Map<string, unknown>()
const llm = await startLlm({ port: 0, recordings })
const reddit = await startReddit({ port: 0 })
afterAll(() => Promise.all([llm.close(), reddit.close()]))
const server = await serveApp(databaseUrl, { ...modelEnvironment(llm.url), ...redditEnvironment(reddit.url) })
const api = apiClient(server.url)

const control = `${llm.url}/__control`
const behave = (behaviour: object) =>
  fetch(`${control}/behaviour`, { method: 'POST', body: JSON.stringify(behaviour) })
const pace = (firstWordMs: number, perWordMs: number) =>
  fetch(`${control}/pace`, { method: 'PUT', body: JSON.stringify({ firstWordMs, perWordMs }) })
afterEach(async () => {
  for (const path of ['faults', 'behaviour', 'requests'])
    await fetch(`${control}/${path}`, { method: 'DELETE' })
  await pace(0, 0)
})

type Person = { id: string; cookie: string }
async function arrive(plan: 'free' | 'pro' | 'plus' = 'plus', status?: string): Promise<Person> {
  const { id } = await buildUser(superuser, { plan, onboarded: true, ...(status && { status }) })
  return { id, cookie: await signInAs(superuser, server, id) }
}
let me: Person
beforeEach(async () => {
  me = await arrive()
})

const product = {
  productName: 'Pawslot',
  productDescription: 'Pawslot is online booking for dog groomers.',
  productWebsite: 'https://pawslot.com',
}
const comment = {
  postTitle: 'How do you stop people from not showing up at the salon?',
  postDescription: 'Half of my Saturday clients do not come. I call them all on Friday. What else can I do?',
  ...product,
}
const post = { selectedHook: 'just-built', contextInfo: 'I groom dogs and got tired of calls.', ...product }
const rewrite = {
  originalTitle: 'I quit my job to build a tool nobody wanted',
  originalContent: 'It took me two years to see it. Here is what I learned. What would you do?',
  originalSubreddit: 'SaaS',
  contextInfo: 'I groom dogs and got tired of calls.',
  ...product,
}
const routes = [
  ['/api/ai/generate-comment.js', comment],
  ['/api/ai/generate-post.js', post],
  ['/api/ai/smart-rewrite.js', rewrite],
] as const

const stream = (path: string, body: object, signal?: AbortSignal) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      origin: server.url,
      cookie: me.cookie,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
const generationsOf = async ({ id }: Person) =>
  (await superuser.query('select * from generations where user_id = $1 order by created_at', [id])).rows
const draftsOf = async ({ id }: Person) =>
  (await superuser.query('select * from drafts where user_id = $1 order by created_at', [id])).rows

test('the longest post can be answered, in any script', async () => {
  const ask = (length: number) =>
    api.post('/api/ai/generate-comment.js', { ...comment, postDescription: 'ж'.repeat(length) }, me)
  expect((await ask(80_000)).status).toBe(200)
  expect((await ask(80_001)).status).toBe(400)
})

type Used = { model: string; prompt_tokens: number; completion_tokens: number }
const prices: Record<string, [number, number]> = { 'sim-writer': [2, 10], 'sim-small': [0.1, 0.5] }
const priceOf = ({ model, prompt_tokens: read, completion_tokens: written }: Used) => {
  const [reading = 0, writing = 0] = prices[model] ?? []
  return Math.ceil(read * reading + written * writing)
}
const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0)

test('the five fields of a comment alone are enough, and the draft is kept with what it cost', async () => {
  const { status, body } = await api.post('/api/ai/generate-comment.js', comment, me)
  expect(status).toBe(200)
  const answer = schema.commentAnswer.parse(body)
  expect(answer).toMatchObject({ aiGenerated: true, note: null, draftId: expect.any(String) })
  expect(answer.comment.length).toBeGreaterThan(20)
  const [draft] = await draftsOf(me)
  expect(draft).toMatchObject({
    id: answer.draftId,
    content: answer.comment,
    prompt_version: 'comment.v4',
    product_id: null,
  })
  const rows = await generationsOf(me)
  expect(rows).toMatchObject([{ task: 'comment', outcome: 'draft', model: 'sim-writer' }])
  const { usage } = (await (await fetch(`${control}/usage`)).json()) as { usage: Used[] }
  // Whether someone is in trouble was asked first, and what it means last.
  expect(usage.slice(-3).map(({ model }) => model)).toEqual(['sim-small', 'sim-writer', 'sim-small'])
  expect(Number(rows[0].spent_micros)).toBe(sum(usage.slice(-3).map(priceOf)))
})

test('who wrote a draft is told and kept where it was another model than was asked', async () => {
  const writtenBy = async () => {
    const { body } = await api.post('/api/ai/generate-comment.js', comment, me)
    const [kept] = (await api.get('/api/drafts', me)).body.drafts as schema.Draft[]
    return [body.writtenBy, kept?.writtenBy]
  }
  const standIn = 'the simulator, not a real model'
  expect(await writtenBy()).toEqual([standIn, standIn])
  await behave({ mode: 'say', text: 'Take a deposit when they book.', model: 'sim-writer' })
  expect(await writtenBy()).toEqual([null, null])
})

test('a post and a rewrite have a title and content', async () => {
  for (const [path, body] of routes.slice(1)) {
    const answer = await api.post(path, body, me)
    expect(answer.status).toBe(200)
    const { title, content } = schema.postAnswer.parse(answer.body)
    expect(title.length * content.length).toBeGreaterThan(0)
  }
})

test.each(routes)('%s sends words as they come, and the whole answer at the end', async (path, body) => {
  const response = await stream(path, body)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const events = await readEvents(response)
  expect(events[0]).toMatchObject({ type: 'start', mode: expect.any(String) })
  expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(3)
  const [written, last] = events.slice(-2)
  expect([written?.type, last?.type]).toEqual(['written', 'done'])
  const answer = last?.answer as { comment?: string; content?: string }
  expect(written?.answer).toEqual(answer)
  const said = (field: string) =>
    events.flatMap((one) => (one.type === 'text' && one.field === field ? [one.text] : [])).join('')
  expect(said('content').trim()).toBe(answer.comment ?? answer.content)
})

const failures = [
  ['throttle', 502, 'The writing service is busy. Try again in a minute.'],
  ['fail', 502, 'The writing service is not answering. Try again in a moment.'],
  ['refuse', 502, 'The writing service refused this text.'],
  ['empty', 502, 'Failed to generate comment. Please try again.'],
] as const

test.each(failures)(
  'a model in the mood to %s is an error with its status and sentence, streamed or not',
  async (mode, status, error) => {
    await behave({ mode })
    const [path] = routes[0]
    expect(await api.post(path, comment, me)).toMatchObject({
      status,
      body: { error, code: 'upstream_failed' },
    })
    const streamed = await stream(path, comment)
    expect([streamed.status, streamed.headers.get('content-type')]).toEqual([status, 'application/json'])
    expect(await streamed.json()).toMatchObject({ error, requestId: expect.any(String) })
    const rows = await generationsOf(me)
    expect(rows.map(({ settled_at: at }) => at !== null)).toEqual([true, true])
    expect(await draftsOf(me)).toEqual([])
  },
)

test('what breaks off in the middle ends the stream with the failure, and costs what was heard', async () => {
  await behave({ mode: 'cut-stream' })
  const events = await readEvents(await stream('/api/ai/generate-comment.js', comment))
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['start', 'text']))
  expect(events.at(-1)).toMatchObject({
    type: 'failed',
    code: 'upstream_failed',
    error: 'The writing service is not answering. Try again in a moment.',
    requestId: expect.any(String),
  })
  const [row] = await generationsOf(me)
  expect(row).toMatchObject({ outcome: 'unavailable', output_tokens: expect.any(Number) })
  expect(Number(row.spent_micros)).toBeGreaterThan(0)
})

test.each([
  ['/api/ai/generate-comment.js', { ...comment, postTitle: ' ' }, 'No post or product selected'],
  ['/api/ai/generate-comment.js', { ...comment, productName: '' }, 'No post or product selected'],
  ['/api/ai/generate-post.js', { ...post, selectedHook: '' }, 'Please fill in all required fields.'],
  ['/api/ai/generate-post.js', { ...post, contextInfo: ' ' }, 'Please fill in all required fields.'],
  [
    '/api/ai/smart-rewrite.js',
    { ...rewrite, contextInfo: ' ' },
    'Please select a product, analyze a post, and provide context information.',
  ],
  [
    '/api/ai/smart-rewrite.js',
    { ...rewrite, originalTitle: '' },
    'Please select a product, analyze a post, and provide context information.',
  ],
])('%s: what is missing is told in the words of the product', async (path, body, error) => {
  expect(await api.post(path, body, me)).toMatchObject({ status: 400, body: { error } })
  expect(await generationsOf(me)).toEqual([])
})

test('the eight hooks have their names, and each of them makes a post', async () => {
  expect(schema.hooks).toEqual({
    'just-built': 'I just built...',
    'my-app-reached': 'My app reached...',
    'after-months': 'After months of work...',
    'finally-launched': 'Finally launched...',
    'been-working': "I've been working on...",
    'excited-share': 'Excited to share...',
    milestone: 'Hit a major milestone...',
    feedback: 'Looking for feedback on...',
  })
  for (const selectedHook of Object.keys(schema.hooks)) {
    const { status } = await api.post('/api/ai/generate-post.js', { ...post, selectedHook }, me)
    expect([selectedHook, status]).toEqual([selectedHook, 200])
  }
})

test('a post or a rewrite that came as nothing has its own sentence', async () => {
  await behave({ mode: 'empty' })
  const [, second, third] = routes
  for (const [[path, body], error] of [
    [second, 'Failed to generate post. Please try again.'],
    [third, 'Failed to rewrite post. Please try again.'],
  ] as const) {
    expect(await api.post(path, body, me)).toMatchObject({ status: 502, body: { error } })
  }
})

test('a post without content is told as what it is', async () => {
  await behave({ mode: 'say', text: 'Only a title' })
  expect(await api.post('/api/ai/generate-post.js', post, me)).toMatchObject({
    status: 502,
    body: { error: 'Generated response missing title or content' },
  })
})

test('without a model each route says so', async () => {
  const bare = await serveApp(databaseUrl)
  const cookie = await signInAs(superuser, bare, me.id)
  for (const [path, body] of routes) {
    expect(await apiClient(bare.url).post(path, body, { cookie })).toMatchObject({
      status: 502,
      body: { error: 'No writing service is set up here.' },
    })
  }
})

test('whoever goes away stops the model, pays for what was written, and may ask again at once', async () => {
  await pace(0, 40)
  const leaving = new AbortController()
  const response = await stream('/api/ai/generate-comment.js', comment, leaving.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  leaving.abort()
  await pace(0, 0)
  expect((await api.post('/api/ai/generate-comment.js', comment, me)).status).toBe(200)
  const [left, after] = await generationsOf(me)
  expect([left.outcome, after.outcome]).toEqual(['aborted', 'draft'])
  expect(left.output_tokens).toBeLessThan(after.output_tokens)
  expect(await draftsOf(me)).toHaveLength(1)
})

test('one draft is written at a time', async () => {
  await pace(2_000, 20)
  const first = stream('/api/ai/generate-comment.js', comment)
  await expect.poll(() => generationsOf(me)).toHaveLength(1)
  expect(await api.post('/api/ai/generate-comment.js', comment, me)).toMatchObject({
    status: 409,
    body: { error: 'A draft is being written already. Wait until it is done, or stop it first.' },
  })
  expect((await readEvents(await first)).at(-1)?.type).toBe('done')
  expect(await generationsOf(me)).toHaveLength(1)
})

const own = async (name: string, facts: string[] = []) => {
  const { rows } = await superuser.query(
    'insert into products (user_id, name, description, website, facts) values ($1, $2, $3, $4, $5) returning id',
    [
      me.id,
      name,
      'Pawslot is online booking for dog groomers.',
      'https://pawslot.com',
      JSON.stringify(facts.map((text) => ({ text, source: null }))),
    ],
  )
  return rows[0].id as string
}
const asking = {
  ...comment,
  postTitle: 'Which booking software do dog groomers use against no-shows?',
  postDescription: 'Looking for an online booking tool for my grooming salon. Any recommendations?',
}

test("the user's own product is found by its name and brings its facts; another's id is not found", async () => {
  const productId = await own('Pawslot', ['Takes a deposit when a client books'])
  const { body } = await api.post('/api/ai/generate-comment.js', asking, me)
  expect(body).toMatchObject({ mode: 'mention_disclosed' })
  expect(String(body.comment)).toMatch(/Pawslot.*deposit/s)
  expect(await draftsOf(me)).toMatchObject([{ product_id: productId, named: true }])
  const stranger = await arrive()
  expect(await api.post('/api/ai/generate-comment.js', { ...asking, productId }, stranger)).toMatchObject({
    status: 404,
  })
})

test('a community that wants no text of models gets notes', async () => {
  const { body } = await api.post('/api/ai/generate-comment.js', { ...asking, subreddit: 'bookkeeping' }, me)
  expect(body).toMatchObject({ mode: 'notes_only', reasons: [{ quote: expect.stringMatching(/AI/) }] })
  expect(String(body.comment)).toMatch(/^- /)
})

test('rules that come too late count as unread: the product is not named unless the user wishes it', async () => {
  await fetch(`${reddit.url}/__control/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: { path: '/r/nocode/about/rules' }, fault: { delayMs: 8_000 } }),
  })
  const fitting = { ...comment, postTitle: 'Dog groomers, how do you take bookings online?' }
  const ask = async (input: object) =>
    (await api.post('/api/ai/generate-comment.js', { ...fitting, subreddit: 'nocode', ...input }, me)).body
  expect(await ask({})).toMatchObject({ mode: 'no_mention' })
  expect(await ask({ mention: 'always' })).toMatchObject({ mode: 'mention_disclosed' })
  await fetch(`${reddit.url}/__control/faults`, { method: 'DELETE' })
})

test('whoever is in distress gets no draft, and nothing is paid', async () => {
  const refused = {
    ...comment,
    postTitle: 'I want to kill myself',
    postDescription: 'I cannot go on. What can I do?',
  }
  expect(await api.post('/api/ai/generate-comment.js', refused, me)).toMatchObject({
    status: 422,
    body: { code: 'declined', error: expect.stringContaining('a few kind words of your own') },
  })
  expect(await generationsOf(me)).toEqual([])
})

/** What the reviewer is made to say. The question before it, whether someone is in trouble, gets no answer from this. */
const reviewing = (verdict: object, times = 1) =>
  behave({
    mode: 'say',
    text: JSON.stringify({ verdicts: [{ ref: 1, verdict }] }),
    times,
    about: 'You check drafts',
  })
const fine = { disclosure: 'clear', disclosedAt: [2], claims: [], findings: [] }
const boast = 'Pawslot is the best that there is.'
const boasting = `Take a deposit for Saturdays. ${boast} Call on Thursday, not on Friday.`
const overclaims = {
  ...fine,
  findings: [{ kind: 'overclaim', at: 2, quote: boast, fix: 'Say what it does.' }],
}

test('a sentence that a fair reader would call wrong is written anew after the last word, and both texts are sent', async () => {
  await behave({ mode: 'say', text: boasting, times: 1, model: 'sim-writer' })
  await reviewing(overclaims)
  await reviewing(fine)
  const events = await readEvents(await stream('/api/ai/generate-comment.js', asking))
  const [first, last] = events.slice(-2).map(({ answer }) => schema.commentAnswer.parse(answer))
  expect(first).toMatchObject({ comment: boasting, review: null, swaps: [], draftId: expect.any(String) })
  const mended = 'Take a deposit for Saturdays. Call on Thursday, not on Friday.'
  expect(last).toMatchObject({
    comment: mended,
    draftId: first?.draftId,
    review: { disclosed: true, findings: [] },
    swaps: [{ field: 'content', before: boast, after: '' }],
  })
  expect(await draftsOf(me)).toMatchObject([{ content: mended, named: false, review: { disclosed: true } }])
  expect(await generationsOf(me)).toMatchObject([{ outcome: 'draft' }])
})

test('a fault that no repair puts right is told, and not a word is cut', async () => {
  await behave({ mode: 'say', text: boasting, times: 1, model: 'sim-writer' })
  await reviewing(overclaims)
  await reviewing({ ...fine, findings: [{ kind: 'begging', at: 2, quote: 'Call', fix: 'Ask for nothing.' }] })
  const { body } = await api.post('/api/ai/generate-comment.js', asking, me)
  expect(schema.commentAnswer.parse(body)).toMatchObject({
    comment: boasting,
    swaps: [],
    review: { findings: [{ rule: 'overclaim', level: 'fault', fix: 'Say what it does.' }] },
  })
  // Those who have read the post and the rules may quote them.
  expect(await draftsOf(me)).toMatchObject([{ review: { findings: [{ rule: 'overclaim', fix: null }] } }])
})

test('a draft that nobody could read for its meaning comes all the same, and says so', async () => {
  const { body } = await api.post('/api/ai/generate-comment.js', asking, me)
  expect(schema.commentAnswer.parse(body)).toMatchObject({ review: null, swaps: [] })
  expect(await draftsOf(me)).toMatchObject([{ review: null }])
})

test('a reviewer that fails or answers nonsense costs nobody their draft', async () => {
  await behave({ mode: 'fail', about: 'You check drafts' })
  expect((await api.post('/api/ai/generate-comment.js', asking, me)).body).toMatchObject({ review: null })
  await reviewing({ disclosure: 'maybe' }, 2)
  expect((await api.post('/api/ai/generate-comment.js', asking, me)).body).toMatchObject({ review: null })
})

const knowing = 'I asked 40 groomers, and half of them take deposits.'

test('what the user knows is told in the comment, kept with it, and bounded', async () => {
  const ask = (contextInfo: string) =>
    api.post('/api/ai/generate-comment.js', { ...comment, contextInfo, angle: 'seen' }, me)
  const { body } = await ask(` ${knowing} `)
  expect(String(body.comment)).toContain(knowing)
  expect(await draftsOf(me)).toMatchObject([{ id: body.draftId, context: knowing }])
  expect((await ask('x'.repeat(schema.MAX_KNOWN + 1))).status).toBe(400)
})

test('a draft that names the product holds a sentence in which its maker owns up to it, word for word', async () => {
  const disclosures = ['Pawslot is what my sister and I live on.']
  await superuser.query(
    "insert into products (user_id, name, description, disclosures) values ($1, 'Pawslot', 'Booking for groomers.', $2)",
    [me.id, disclosures],
  )
  const { body } = await api.post('/api/ai/generate-comment.js', asking, me)
  expect(String(body.comment)).toContain('Pawslot is what my sister and I live on')
})

test('the reviewer knows what the user tells of themselves and for this draft, and how they own up', async () => {
  const productId = await own('Pawslot')
  const founder = 'I ran a salon for 12 years. It had 3 tables.'
  const disclosures = ['Pawslot is mine.']
  await superuser.query('update products set disclosures = $2 where id = $1', [productId, disclosures])
  await api.put('/api/voice', { samples: [], founder }, me)
  const content = 'Take a deposit. In my 12 years with a salon that helped most.'
  const { name, description, website } = (
    await superuser.query('select * from products where id = $1', [productId])
  ).rows[0]
  const { subject, item } = stateReview({
    product: { name, description, website, facts: [] },
    disclosures,
    founder,
    task: 'comment',
    mayName: true,
    rules: [],
    context: knowing,
    post: { title: asking.postTitle, text: asking.postDescription },
    title: null,
    content,
  })
  expect(subject.maker).toHaveLength(3)
  // Only this very question has an answer.
  recordings.set(keyOf(reviewDraft.instructions, subject, item), fine)
  const read = await review({
    productId,
    content,
    contextInfo: knowing,
    postDescription: asking.postDescription,
  })
  expect(read.body).toMatchObject({ review: { findings: [] } })
  await behave({ mode: 'say', text: content, times: 1, model: 'sim-writer' })
  const written = await api.post(
    '/api/ai/generate-comment.js',
    { ...asking, productId, contextInfo: knowing },
    me,
  )
  expect(written.body).toMatchObject({ comment: content, review: { findings: [] } })
})

const obeying = async (wish: string) => {
  await behave({ mode: 'obedient' })
  const postDescription = `${asking.postDescription} ${wish}`
  const events = await readEvents(await stream('/api/ai/generate-comment.js', { ...asking, postDescription }))
  return schema.commentAnswer.parse(events.at(-1)?.answer)
}

test('where writer and mender obey strangers, their link is shown as what it is and locks the draft', async () => {
  const { comment, writtenLinks, findings } = await obeying(
    'At the salon we all recommend https://rival.example/deal now.',
  )
  expect(comment).toContain('rival.example')
  expect(writtenLinks).toEqual(['https://rival.example/deal'])
  expect(findings[0]).toMatchObject({ rule: 'foreign_link', level: 'lock', repair: 'remove_link' })
  const [kept] = (await api.get('/api/drafts', me)).body.drafts as unknown[]
  expect(schema.draft.parse(kept).writtenLinks).toEqual(writtenLinks)
})

const edit = { task: 'comment', mayName: true, content: boasting, postTitle: asking.postTitle }
const review = (input: object, person = me) => api.post('/api/drafts/review', { ...edit, ...input }, person)

test('what the user made of a draft is read when they ask, and kept with the words it is about, but for what the reader wrote', async () => {
  const productId = await own('Pawslot')
  const { body } = await api.post('/api/ai/generate-comment.js', { ...asking, productId }, me)
  const draftId = String(body.draftId)
  await api.put(`/api/drafts/${draftId}`, { content: boasting }, me)
  await reviewing(overclaims)
  const answer = await review({ productId, draftId })
  const found = { rule: 'overclaim', fix: 'Say what it does.' }
  expect(answer).toMatchObject({ status: 200, body: { review: { findings: [found] } } })
  const [said] = schema.reviewAnswer.parse(answer.body).review?.findings ?? []
  const keepable = { ...(answer.body.review as object), findings: [{ ...said, fix: null }] }
  const kept = async () => ((await api.get('/api/drafts', me)).body.drafts as schema.Draft[])[0]?.review
  expect(await kept()).toEqual(keepable)
  await api.put(`/api/drafts/${draftId}`, { content: boasting }, me)
  expect(await kept()).toEqual(keepable)
  await api.put(`/api/drafts/${draftId}`, { content: `${boasting} Really.` }, me)
  expect(await kept()).toBeNull()
  await reviewing(fine)
  await review({ productId, draftId, content: 'Other words.' })
  expect(await kept()).toBeNull()
})

test('a draft is edited once its words change, not when the same ones are saved again', async () => {
  const { draftId, comment: content } = schema.commentAnswer.parse(
    (await api.post('/api/ai/generate-comment.js', asking, me)).body,
  )
  const save = async (words: string) =>
    schema.draft.parse((await api.put(`/api/drafts/${draftId}`, { content: words }, me)).body).edited
  expect([await save(content), await save('Mine.'), await save('Mine.')]).toEqual([false, true, true])
})

test('a review is paid for and counts as no draft; nobody has one for a product of someone else', async () => {
  const productId = await own('Pawslot')
  await reviewing(fine)
  expect((await review({ productId })).body).toMatchObject({ review: { disclosed: true, findings: [] } })
  expect((await review({ productId })).body).toEqual({ review: null })
  expect(await generationsOf(me)).toMatchObject([
    { task: 'review', outcome: 'review', model: 'sim-writer' },
    { task: 'review', outcome: 'failed' },
  ])
  expect(await review({ productId }, await arrive())).toMatchObject({ status: 404 })
  expect(await review({ productId }, await arrive('free'))).toMatchObject({ status: 402 })
})

test('a text is read while a draft is being written', async () => {
  const productId = await own('Pawslot')
  await pace(2_000, 20)
  const writing = stream('/api/ai/generate-comment.js', comment)
  await expect.poll(() => generationsOf(me)).toHaveLength(1)
  await pace(0, 0)
  expect((await review({ productId })).status).toBe(200)
  expect((await readEvents(await writing)).at(-1)?.type).toBe('done')
})

test('how people write who are well received comes with the draft and is kept with it', async () => {
  const answers = [18, 20, 22, 24, 26].map((count) => Array.from({ length: count }, () => 'word').join(' '))
  const replies = [...answers, 'this'].map((body) => ({ author: 'groomer', body, score: 9, hoursAgo: 1 }))
  const added = await fetch(`${reddit.url}/__control/posts`, {
    method: 'POST',
    body: JSON.stringify({
      subreddit: 'petbusiness',
      title: asking.postTitle,
      hoursAgo: 2,
      comments: 6,
      replies,
    }),
  })
  const postId = ((await added.json()) as { id: string }).id.replace('t3_', '')
  const { body } = await api.post('/api/ai/generate-comment.js', { ...asking, postId }, me)
  const { register } = schema.commentAnswer.parse(body)
  expect(register).toMatchObject({ p25Words: 20, medianWords: 22, p90Words: 26 })
  const [kept] = (await api.get(`/api/drafts?postId=${postId}`, me)).body.drafts as unknown[]
  expect(schema.draft.parse(kept).register).toEqual(register)
  const quiet = await api.post('/api/ai/generate-comment.js', { ...asking, postId: 'zzz1' }, me)
  expect(schema.commentAnswer.parse(quiet.body).register).toBeNull()
})

test('a draft is kept with our reasons for what it may do, and without the rules they quote', async () => {
  const { body } = await api.post(
    '/api/ai/generate-comment.js',
    { ...asking, postId: 'abc1', subreddit: 'entrepreneur' },
    me,
  )
  const { reasons } = schema.commentAnswer.parse(body)
  expect(reasons[0]).toMatchObject({ quote: 'No promotion of any kind' })
  const { drafts } = (await api.get('/api/drafts?postId=abc1', me)).body
  expect(drafts).toMatchObject([{ reasons: [{ ...reasons[0], quote: null }, ...reasons.slice(1)] }])
  expect(JSON.stringify(await draftsOf(me))).not.toContain('No promotion of any kind')
})

test('a draft that was kept as sentences, before there were codes, is listed and saved with its reasons', async () => {
  await superuser.query(
    `insert into drafts (user_id, task, mode, subreddit, content, named, prompt_version, reasons)
     values ($1, 'post', 'no_mention', 'entrepreneur', 'Ask for a deposit.', false, 'v1', $2)`,
    [me.id, ['We said so once.']],
  )
  const reasons = [{ code: 'said', text: 'We said so once.' }]
  const [kept] = schema.listedDraft.array().parse((await api.get('/api/drafts', me)).body.drafts)
  expect(kept).toMatchObject({ reasons })
  const { body } = await api.put(`/api/drafts/${kept?.id}`, { title: 'Deposits', content: 'Ask early.' }, me)
  expect(body).toMatchObject({ content: 'Ask early.', reasons })
})

test('drafts are listed, kept as edited, noted as copied and deleted by their owner alone', async () => {
  const { body } = await api.post('/api/ai/generate-comment.js', { ...asking, postId: 'abc1' }, me)
  const id = String(body.draftId)
  const listed = await api.get('/api/drafts?postId=abc1', me)
  expect(listed.body.drafts).toMatchObject([{ id, postId: 'abc1', copiedAt: null }])
  expect((await api.get('/api/drafts?postId=zzz', me)).body.drafts).toEqual([])
  const edited = await api.put(`/api/drafts/${id}`, { title: 'no title', content: ' Mine now. ' }, me)
  expect(edited.body).toMatchObject({ title: null, content: 'Mine now.' })
  expect((await api.post(`/api/drafts/${id}/copied`, {}, me)).status).toBe(204)
  const [first] = (await api.get('/api/drafts', me)).body.drafts as { copiedAt: string }[]
  await api.post(`/api/drafts/${id}/copied`, {}, me)
  const [again] = (await api.get('/api/drafts', me)).body.drafts as { copiedAt: string }[]
  expect(again?.copiedAt).toBe(first?.copiedAt)
  expect((await api.get('/api/drafts/recent', me)).body).toMatchObject({ contents: ['Mine now.'] })

  const stranger = await arrive()
  const tries = [
    await api.put(`/api/drafts/${id}`, { title: null, content: 'x' }, stranger),
    await api.post(`/api/drafts/${id}/copied`, {}, stranger),
    await api.delete(`/api/drafts/${id}`, stranger),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await api.get('/api/drafts', stranger)).body.drafts).toEqual([])
  expect((await api.delete(`/api/drafts/${id}`, me)).status).toBe(204)
  expect(await draftsOf(me)).toEqual([])
})

test('whether the user wished the product named is kept with the draft', async () => {
  for (const mention of ['never', 'always']) {
    const postId = mention === 'never' ? 'abc1' : 'abc2'
    await api.post('/api/ai/generate-comment.js', { ...asking, postId, mention }, me)
    expect((await api.get(`/api/drafts?postId=${postId}`, me)).body.drafts).toMatchObject([{ mention }])
  }
})

test('posts and rewrites are listed apart, with what was told for them and whether they were posted', async () => {
  const productId = await own('Pawslot')
  const asked = { productName: 'Pawslot', productId, contextInfo: 'I opened in spring with 3 groomers.' }
  const post = await api.post('/api/ai/generate-post.js', { ...asked, selectedHook: 'just-built' }, me)
  const rewrite = await api.post('/api/ai/smart-rewrite.js', { ...asked, originalTitle: 'How I began' }, me)
  await api.post('/api/ai/generate-comment.js', { ...asking, productId, postId: 'abc1' }, me)
  await api.post('/api/activity', { draftId: rewrite.body.draftId }, me)
  const read = async (query: string) =>
    ((await api.get(`/api/drafts?${query}`, me)).body.drafts as schema.ListedDraft[]).map(
      ({ id, context, posted }) => ({ id, context, posted }),
    )
  const context = asked.contextInfo
  expect(await read(`task=post&productId=${productId}`)).toEqual([
    { id: post.body.draftId, context, posted: false },
  ])
  expect(await read('task=rewrite')).toEqual([{ id: rewrite.body.draftId, context, posted: true }])
  expect(await read(`task=post&productId=${crypto.randomUUID()}`)).toEqual([])
  expect((await api.get('/api/drafts?task=poem', me)).status).toBe(400)

  expect(await read(`postId=abc1&productId=${productId}`)).toHaveLength(1)
  await api.delete(`/api/products/${productId}`, me)
  const other = await own('Other')
  expect(await read(`task=post&productId=${other}`)).toMatchObject([{ id: post.body.draftId }])
  expect(await read(`postId=abc1&productId=${other}`)).toEqual([])
})

test('a draft that was only copied is no repetition of itself; once it is posted, it is', async () => {
  const { body } = await api.post('/api/ai/generate-comment.js', asking, me)
  const id = String(body.draftId)
  await api.post(`/api/drafts/${id}/copied`, {}, me)
  const recent = async (query = '') => (await api.get(`/api/drafts/recent${query}`, me)).body.contents
  expect(await recent()).toEqual([body.comment])
  expect(await recent(`?besidesDraft=${id}`)).toEqual([])
  expect(await recent(`?besidesDraft=${crypto.randomUUID()}`)).toEqual([body.comment])
  await api.post('/api/activity', { draftId: id }, me)
  expect(await recent(`?besidesDraft=${id}`)).toEqual([body.comment])
})

test('posts carry the mark of what their reader made of them, and of nobody else', async () => {
  const marksOf = async (person: Person, product = '') =>
    (await api.get(`/api/drafts/marks?posts=abc1,abc2,abc3${product}`, person)).body.marks
  const productId = await own('Pawslot')
  await api.post('/api/ai/generate-comment.js', { ...asking, productId, postId: 'abc1' }, me)
  const { body } = await api.post('/api/ai/generate-comment.js', { ...asking, postId: 'abc2' }, me)
  await api.post('/api/activity', { draftId: body.draftId }, me)
  await api.post('/api/activity', { kind: 'comment', postId: 'abc4' }, me)
  expect(await marksOf(me)).toEqual([
    { postId: 'abc1', posted: false },
    { postId: 'abc2', posted: true },
  ])
  expect(await marksOf(me, `&product=${productId}`)).toEqual(await marksOf(me))
  // A draft for another product doesn't come up when this post is opened, but one who has answered has answered.
  expect(await marksOf(me, `&product=${await own('Invoicefern')}`)).toEqual([
    { postId: 'abc2', posted: true },
  ])
  expect(await marksOf(await arrive())).toEqual([])
  expect((await api.get('/api/drafts/marks?posts=A!', me)).status).toBe(400)
})

test('ten drafts in a row name the product where the user wants it, whatever they posted before', async () => {
  const here = { ...asking, subreddit: 'smallbusiness', mention: 'always' }
  const productId = await own('Pawslot')
  const posted = { kind: 'comment', subreddit: 'smallbusiness', productId, named: true }
  for (const _ of Array.from({ length: 10 })) {
    const { body } = await api.post('/api/ai/generate-comment.js', here, me)
    expect([body.mode, String(body.comment).includes('Pawslot')]).toEqual(['mention_disclosed', true])
    await api.post('/api/activity', posted, me)
  }
  expect((await api.get('/api/drafts/recent?subreddit=smallbusiness', me)).body.ledger).toEqual({
    recent: 10,
    named: 10,
    namedHere: Array.from({ length: 10 }, () => 0),
  })
  const elsewhere = { kind: 'comment', productId: crypto.randomUUID(), named: true }
  expect((await api.post('/api/activity', elsewhere, me)).status).toBe(404)
})

test('what was only copied counts for nothing', async () => {
  await superuser.query(
    `insert into drafts (user_id, task, mode, subreddit, content, named, prompt_version, copied_at)
     values ($1, 'comment', 'mention_disclosed', 'SmallBusiness', 'x', true, 'comment.v1', now() - interval '2 days')`,
    [me.id],
  )
  const { body } = await api.get('/api/drafts/recent?subreddit=smallbusiness', me)
  expect(body.ledger).toEqual({ recent: 0, named: 0, namedHere: [] })
})

test('what was posted counts as it stood then, however its draft is edited afterwards', async () => {
  const here = { ...asking, subreddit: 'smallbusiness', mention: 'always' }
  await own('Pawslot')
  const { body } = await api.post('/api/ai/generate-comment.js', { ...here, postId: 'abc1' }, me)
  expect(body.mode).toBe('mention_disclosed')
  const draftId = String(body.draftId)
  await api.post(`/api/drafts/${draftId}/copied`, {}, me)
  await api.post('/api/activity', { draftId }, me)
  await api.put(`/api/drafts/${draftId}`, { content: 'Call them on Friday.' }, me)
  expect((await api.get('/api/drafts/recent?subreddit=SmallBusiness', me)).body).toEqual({
    contents: [body.comment],
    ledger: { recent: 1, named: 1, namedHere: [0] },
  })
  expect((await api.get('/api/drafts/recent', me)).body.ledger).toEqual({
    recent: 1,
    named: 1,
    namedHere: [],
  })
  expect((await api.get('/api/drafts/recent?besides=abc1', me)).body).toMatchObject({ contents: [] })
})

test('another try at the same post is no repetition; the same words under another post are', async () => {
  const say = async (postId: string) => {
    await behave({
      mode: 'say',
      text: 'Ask for a small deposit when they book, and say so in one plain line.',
    })
    const { body } = await api.post('/api/ai/generate-comment.js', { ...asking, postId }, me)
    await fetch(`${control}/behaviour`, { method: 'DELETE' })
    const rules = (body.findings as { rule: string }[]).map(({ rule }) => rule)
    return { id: String(body.draftId), repeats: rules.includes('near_duplicate') }
  }
  const first = await say('abc1')
  expect((await say('abc2')).repeats).toBe(false)
  await api.post(`/api/drafts/${first.id}/copied`, {}, me)
  expect([(await say('abc1')).repeats, (await say('abc2')).repeats]).toEqual([false, true])
})

test('a voice is kept, five samples at most', async () => {
  expect((await api.get('/api/voice', me)).body).toEqual({ samples: [], founder: '' })
  const sample = 'yep, did that, and half of them came after all'
  await api.put('/api/voice', { samples: ['honestly just call them, it takes ten minutes'] }, me)
  await api.put('/api/voice', { samples: [` ${sample} `] }, me)
  expect((await api.get('/api/voice', me)).body).toEqual({ samples: [sample], founder: '' })
  expect((await api.put('/api/voice', { samples: Array(6).fill('x') }, me)).status).toBe(400)
})

test('what drafts may tell of the user is kept, and stays where a form says nothing of it', async () => {
  const keep = (input: object) => api.put('/api/voice', { samples: [], ...input }, me)
  expect((await keep({ founder: ' I ran a salon. ' })).body).toEqual({
    samples: [],
    founder: 'I ran a salon.',
  })
  expect((await keep({})).body).toMatchObject({ founder: 'I ran a salon.' })
  expect(await keep({ founder: 'x'.repeat(schema.MAX_FOUNDER + 1) })).toMatchObject({ status: 400 })
  expect((await keep({ founder: '' })).body).toMatchObject({ founder: '' })
})

test('a sample that is too short to learn from is refused, and the old ones stay', async () => {
  const sample = 'yep, did that, and half of them came after all'
  await api.put('/api/voice', { samples: [sample] }, me)
  const refused = await api.put('/api/voice', { samples: [sample, `Not much.${' '.repeat(40)}`] }, me)
  expect(refused).toMatchObject({
    status: 400,
    body: {
      fields: { 'samples.1': ['Write at least 40 characters, so that there is something to learn from.'] },
    },
  })
  expect((await api.get('/api/voice', me)).body).toEqual({ samples: [sample], founder: '' })
})

test('a plan opens the doors: Pro writes comments and posts, Plus rewrites too', async () => {
  const [free, pro, unpaid] = [await arrive('free'), await arrive('pro'), await arrive('plus', 'past_due')]
  const statuses = async (person: Person) => {
    const answers = []
    for (const [path, body] of routes) answers.push((await api.post(path, body, person)).status)
    return answers
  }
  expect(await statuses(free)).toEqual([402, 402, 402])
  expect(await statuses(unpaid)).toEqual([402, 402, 402])
  expect(await statuses(pro)).toEqual([200, 200, 402])
})
