import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, type Recordings } from '../../../simulators/llm/recordings.ts'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import type { Trouble } from '../../judge/form/troubles.ts'
import { judgePosts, type PostVerdict } from '../../judge/model/judge-posts.v1.ts'
import type { Passport } from '../../judge/passport.ts'
import { decideMode, type ModeInput } from './judge/decide-mode.ts'
import { readAnsweredPost } from './judge/read-answered-post.ts'
import { writeReason } from './judge/write-reason.ts'
import type { Reason } from './schema.ts'
import { decideOwnWords, foresee } from './session/decide-again.ts'

const needs = {
  crisis: {
    said: ['I want to die', "I don't want to be here anymore", 'My husband hits me', 'I was assaulted'],
    told: /^They're having a hard time\./,
  },
  bereavement: {
    said: ['My wife died last week', 'My dad passed away yesterday', 'I lost my son this spring'],
    told: /^They're grieving\./,
  },
} satisfies { [kind in Trouble]?: object }
/** What users read who wrote of themselves. */
const SPOKEN_TO = /^What you wrote sounds very hard, and you matter more than any post.*findahelpline\.com/
const posts = Object.values(needs).flatMap(({ said, told }) => said.map((title) => ({ title, told })))

const stances = {
  selfPromotion: ['banned', 'set_threads', 'ratio', 'with_disclosure', 'allowed', 'silent', 'unknown'],
  aiText: ['banned', 'disclose', 'silent', 'unknown'],
  links: ['banned', 'limited', 'silent', 'unknown'],
} as const satisfies { [Key in keyof Passport]?: readonly Passport[Key][] }
const quotes = { selfPromotion: 'No promotion.', aiText: 'No AI text.', links: 'No links.' }
/** Every state that a community's rules can be in, and no community at all. */
const passports: (Passport | null)[] = [
  null,
  ...stances.selfPromotion.flatMap((selfPromotion) =>
    stances.aiText.flatMap((aiText) =>
      stances.links.map((links) => ({
        subreddit: 'quietplace',
        selfPromotion,
        aiText,
        links,
        quotes,
        terms: [],
      })),
    ),
  ),
]
const nothing: Omit<ModeInput, 'task' | 'passport'> = {
  post: null,
  source: null,
  context: '',
  said: null,
  ledger: { recent: 0, named: 0, namedHere: [] },
  mention: 'auto',
}

const sentenceOf = (reasons: Reason[]) => reasons.map(writeReason).join(' ')

/** The states in which something else than a refusal comes first. */
const passedOver = (
  decide: (passport: Passport | null) => { mode: string; reasons: Reason[] },
  told: RegExp,
) =>
  passports.flatMap((passport) => {
    const { mode, reasons } = decide(passport)
    return mode === 'refuse' && told.test(sentenceOf(reasons)) ? [] : [{ passport, mode, reasons }]
  })

describe.each(posts)('"$title" gets no draft, whatever the rules are', ({ title, told }) => {
  const post = { title, text: 'It is about my salon, too.' }

  test('as an answer', () => {
    const decide = (passport: Passport | null) => decideMode({ ...nothing, task: 'comment', passport, post })
    expect(passedOver(decide, told)).toEqual([])
  })

  test('as the shape of another post', () => {
    const source = `${title}\n\n${post.text}`
    const decide = (passport: Passport | null) =>
      decideMode({ ...nothing, task: 'rewrite', passport, source })
    expect(passedOver(decide, told)).toEqual([])
  })

  test('and the browser says so before, and lets people write without the product', () => {
    const place = (passport: Passport | null) => ({
      post: { subreddit: 'quietplace', reading: readAnsweredPost(post) },
      passport: passport && {
        ...passport,
        by: 'model' as const,
        numbers: { selfPromotion: 1, aiText: null, links: null },
        rules: 1,
        fetchedAt: '2026-11-15T10:00:00Z',
        stale: false,
      },
    })
    expect(passedOver((passport) => foresee(place(passport), 'always'), told)).toEqual([])
    const alone = new Set(passports.map((passport) => decideOwnWords(place(passport)).mode))
    expect([...alone]).toEqual(['no_mention'])
  })
})

describe("the user's own distress makes no post", () => {
  test.each(['post', 'rewrite'] as const)('as a %s', (task) => {
    for (const context of needs.crisis.said) {
      const decide = (passport: Passport | null) => decideMode({ ...nothing, task, passport, context })
      expect(passedOver(decide, SPOKEN_TO)).toEqual([])
    }
  })

  test('and comes before that of the post whose shape a rewrite takes', () => {
    const input = { ...nothing, task: 'rewrite', passport: null, source: 'My husband hits me' } as const
    expect(sentenceOf(decideMode({ ...input, context: 'I want to die' }).reasons)).toMatch(SPOKEN_TO)
    expect(sentenceOf(decideMode(input).reasons)).toMatch(needs.crisis.told)
  })

  test.each([
    'My dad passed away last year, so I built a tool for funeral homes.',
    'I was diagnosed with lupus and built a symptom diary.',
    'Got a cease and desist over my first name, so we are PawSlot now.',
  ])('but their story may: %s', (context) => {
    expect(decideMode({ ...nothing, task: 'post', passport: null, context }).mode).toBe('mention_disclosed')
  })
})

/** What a model says of words that no pattern knows. */
const hidden = {
  stranger: {
    community: 'bookkeeping',
    title: 'How do I schedule letters to my kids, years ahead?',
    text: 'The accounts are in order now and the keys are with my sister. I only need this last thing.',
  },
  source: {
    community: 'bookkeeping',
    title: '',
    text: 'Everything is in order now\n\nThe keys are with my sister. I only need this last thing.',
  },
  user: {
    community: 'bookkeeping',
    title: '',
    text: 'By the time you read this I have put everything in order.',
  },
}
const ordinary = { community: 'bookkeeping', title: '', text: 'I groom dogs.' }
const calm = { community: 'bookkeeping', title: 'Which books?', text: 'For a small salon.' }
const verdict = (trouble: PostVerdict['trouble']): PostVerdict => ({
  asks: null,
  wants: 'asks_how',
  serves: 'no',
  fit: 'low',
  meets: null,
  why: 'Says goodbye.',
  trouble,
})
const said = (item: object, trouble: PostVerdict['trouble']): [string, PostVerdict] => [
  keyOf(judgePosts.instructions, null, item),
  verdict(trouble),
]
const recordings: Recordings = new Map([
  said(hidden.stranger, 'crisis'),
  said(hidden.source, 'crisis'),
  said(hidden.user, 'crisis'),
  said(ordinary, 'none'),
  said(calm, 'none'),
])

describe('over HTTP, where text of a model is banned', async () => {
  const { databaseUrl, superuser } = await cloneDatabase()
  const llm = await startLlm({ port: 0, recordings })
  const reddit = await startReddit({ port: 0 })
  afterAll(() => Promise.all([llm.close(), reddit.close()]))
  const server = await serveApp(databaseUrl, {
    ...modelEnvironment(llm.url),
    ...redditEnvironment(reddit.url),
  })
  const api = apiClient(server.url)
  const requests = `${llm.url}/__control/requests`
  const countRequests = async () =>
    ((await (await fetch(requests)).json()) as { requests: [] }).requests.length
  afterEach(() => fetch(requests, { method: 'DELETE' }))
  let me: { cookie: string }
  beforeAll(async () => {
    const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
    me = { cookie: await signInAs(superuser, server, id) }
  })

  const product = { productName: 'Pawslot', productDescription: 'Booking for dog groomers.' }
  const comment = (postTitle: string, postDescription = '', contextInfo = '') => ({
    path: '/api/ai/generate-comment.js',
    body: { postTitle, postDescription, contextInfo, subreddit: 'bookkeeping', ...product },
  })
  const post = (contextInfo: string) => ({
    path: '/api/ai/generate-post.js',
    body: { selectedHook: 'feedback', contextInfo, subreddit: 'bookkeeping', ...product },
  })
  const rewrite = (originalTitle: string, originalContent: string, contextInfo: string) => ({
    path: '/api/ai/smart-rewrite.js',
    body: { originalTitle, originalContent, originalSubreddit: 'bookkeeping', contextInfo, ...product },
  })
  const crisis = 'I want to die'
  const { stranger, source, user } = hidden
  const [sourceTitle = '', sourceText = ''] = source.text.split('\n\n')

  test.each([
    ['a comment in plain words', comment(crisis), needs.crisis.told, 0],
    ['a comment beside plain words', comment('Which books?', '', crisis), SPOKEN_TO, 0],
    ['a post in plain words', post(crisis), SPOKEN_TO, 0],
    ['a rewrite in plain words', rewrite(crisis, '', ordinary.text), needs.crisis.told, 0],
    [
      'a comment in words that only a model knows',
      comment(stranger.title, stranger.text),
      needs.crisis.told,
      1,
    ],
    ['a comment beside such words', comment(calm.title, calm.text, user.text), SPOKEN_TO, 1],
    ['a post in such words', post(user.text), SPOKEN_TO, 1],
    ['a rewrite of such words', rewrite(sourceTitle, sourceText, ordinary.text), needs.crisis.told, 1],
    ['a rewrite with such words', rewrite('Ask for deposits', 'It worked.', user.text), SPOKEN_TO, 1],
  ])('%s is declined, and nothing is written', async (_, { path, body }, told, asked) => {
    const { status, body: answer } = await api.post(path, body, me)
    expect({ status, answer }).toMatchObject({
      status: 422,
      answer: { code: 'declined', reason: 'refuse', error: expect.stringMatching(told) },
    })
    expect(await countRequests()).toBe(asked)
    const { rows } = await superuser.query('select count(*)::int as drafts from drafts')
    expect(rows).toEqual([{ drafts: 0 }])
  })

  test('what was asked about is paid for, once', async () => {
    const { rows } = await superuser.query(
      'select outcome, count(*)::int as times, min(spent_micros)::int > 0 as paid from generations group by outcome',
    )
    expect(rows).toEqual([{ outcome: 'declined', times: 5, paid: true }])
  })
})
