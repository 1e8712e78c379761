import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCachedReddit, MAX_AGE_MS } from '../../adapters/reddit/cached-reddit.ts'
import { createReddit } from '../../adapters/reddit/create-reddit.ts'
import { testConfig } from '../../adapters/reddit/test-processes.ts'
import { json, startTestReddit } from '../../adapters/reddit/test-reddit.ts'
import { createCache } from '../../platform/cache.ts'
import { createLog } from '../../platform/log.ts'
import { judgeHere } from '../judging-verbs.ts'
import { issuePassport } from './read-passport.ts'

const server = await startTestReddit()
const log = createLog({ level: 'silent' })
const reddit = createReddit(testConfig(server.url), { redis: undefined, prefix: '', log })
const cache = createCache({ redis: undefined, prefix: '', hardMaxAgeMs: MAX_AGE_MS })
const posts = createCachedReddit(reddit, cache)
const source = { posts, judge: judgeHere }
const answerRules = (name: string, rules: unknown[]) =>
  server.answer(`/r/${name}/about/rules`, json(200, { rules }))

beforeEach(() => server.reset())
afterAll(async () => {
  cache.close()
  await reddit.close()
  await server.stop()
})

test('a rule that can not be read is a doubt, not leave; what another one says still counts', async () => {
  const unreadable = { short_name: { text: 'No ads' } }
  answerRules('doubtful', [{ short_name: 'Be kind', description: '' }, unreadable])
  expect(await issuePassport(source, 'doubtful')).toMatchObject({
    selfPromotion: 'unknown',
    aiText: 'unknown',
    links: 'unknown',
    rules: 2,
  })
  answerRules('plain', [{ short_name: 'No self-promotion', description: '' }, unreadable])
  expect(await issuePassport(source, 'plain')).toMatchObject({ selfPromotion: 'banned', aiText: 'unknown' })
})

test('the same rules are read once for each kind, whoever asks', async () => {
  answerRules('SaaS', [{ short_name: 'No self-promotion', description: '' }])
  const [first, second] = [await issuePassport(source, 'SaaS'), await issuePassport(source, 'saas')]
  expect(second.quotes).toBe(first.quotes)
  expect((await issuePassport(source, 'SaaS', 'comment')).quotes).not.toBe(first.quotes)
})
