import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import { startReddit } from '../../../simulators/reddit/start-reddit.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { modelEnvironment } from '../../../test/model-environment.ts'
import { redditEnvironment } from '../../../test/reddit-environment.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import type { Passport } from '../../judge/passport.ts'
import { decideMode, type ModeInput } from './judge/decide-mode.ts'
import type { SensitiveNeed } from './judge/find-sensitive-need.ts'
import { readAnsweredPost } from './judge/read-answered-post.ts'
import { decideOwnWords, foresee } from './ui/naming/decide-anew.ts'

const needs: Record<SensitiveNeed, { said: string[]; told: RegExp }> = {
  crisis: {
    said: ['I want to die', "I don't want to be here anymore", 'My husband hits me', 'I was assaulted'],
    told: /^Someone here is in distress\./,
  },
  grief: {
    said: ['My wife died last week', 'My dad passed away yesterday', 'I lost my son this spring'],
    told: /^Someone here is in distress\./,
  },
  medical: { said: ['Chest pain for two days'], told: /^This asks for medical help\./ },
  legal: { said: ['Can my landlord evict me?'], told: /^This asks for legal help\./ },
}
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
  fit: null,
  intent: null,
  ledger: { named30: 0, copied30: 0, namedHere: [] },
  mention: 'auto',
  rulesRead: false,
}

/** The states in which something else than a refusal comes first. */
const passedOver = (
  decide: (passport: Passport | null) => { mode: string; reasons: { text: string }[] },
  told: RegExp,
) =>
  passports.flatMap((passport) => {
    const { mode, reasons } = decide(passport)
    return mode === 'refuse' && told.test(reasons[0]?.text ?? '') ? [] : [{ passport, mode, reasons }]
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
    const naming = { never: false, rulesRead: true }
    const place = (passport: Passport | null) => ({
      post: { subreddit: 'quietplace', reading: readAnsweredPost(post) },
      passport: passport && {
        ...passport,
        by: 'model' as const,
        rules: 1,
        fetchedAt: '2026-11-15T10:00:00Z',
        stale: false,
      },
    })
    expect(passedOver((passport) => foresee(place(passport), naming), told)).toEqual([])
    const alone = new Set(passports.map((passport) => decideOwnWords(place(passport), naming).mode))
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
    expect(decideMode({ ...input, context: 'I want to die' }).reasons[0]?.text).toMatch(SPOKEN_TO)
    expect(decideMode(input).reasons[0]?.text).toMatch(needs.crisis.told)
  })

  test.each([
    'My dad passed away last year, so I built a tool for funeral homes.',
    'I was diagnosed with lupus and built a symptom diary.',
    'Got a cease and desist over my first name, so we are PawSlot now.',
  ])('but their story may: %s', (context) => {
    expect(decideMode({ ...nothing, task: 'post', passport: null, context }).mode).toBe('mention_disclosed')
  })
})

describe('over HTTP, where text of a model is banned', async () => {
  const { databaseUrl, superuser } = await cloneDatabase()
  const llm = await startLlm({ port: 0 })
  const reddit = await startReddit({ port: 0 })
  afterAll(() => Promise.all([llm.close(), reddit.close()]))
  const server = await serveApp(databaseUrl, {
    ...modelEnvironment(llm.url),
    ...redditEnvironment(reddit.url),
  })
  const api = apiClient(server.url)
  const requests = `${llm.url}/__control/requests`
  afterEach(() => fetch(requests, { method: 'DELETE' }))
  let me: { cookie: string }
  beforeAll(async () => {
    const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
    me = { cookie: await signInAs(superuser, server, id) }
  })

  const product = { productName: 'Pawslot', productDescription: 'Booking for dog groomers.' }
  const crisis = 'I want to die'
  test.each([
    ['comment', '/api/ai/generate-comment.js', { postTitle: crisis, subreddit: 'bookkeeping', ...product }],
    [
      'post',
      '/api/ai/generate-post.js',
      { selectedHook: 'feedback', contextInfo: crisis, subreddit: 'bookkeeping', ...product },
    ],
    [
      'rewrite',
      '/api/ai/smart-rewrite.js',
      { originalTitle: crisis, originalSubreddit: 'bookkeeping', contextInfo: 'I groom dogs.', ...product },
    ],
  ])('a %s is declined, and no model is asked', async (task, path, body) => {
    const told = task === 'post' ? SPOKEN_TO : needs.crisis.told
    const { status, body: answer } = await api.post(path, body, me)
    expect({ status, answer }).toMatchObject({
      status: 422,
      answer: { code: 'declined', reason: 'refuse', error: expect.stringMatching(told) },
    })
    expect(await (await fetch(requests)).json()).toEqual({ requests: [] })
  })
})
