import { afterAll, expect, test } from 'vitest'
import { demoProducts } from '../scripts/stack/demo-products.ts'
import { profileDemoProduct } from '../scripts/stack/profile-demo-product.ts'
import { startLlm } from '../simulators/llm/start-llm.ts'
import { startReddit } from '../simulators/reddit/start-reddit.ts'
import { startWebsites } from '../simulators/websites/start-websites.ts'
import { loadModelConfig } from '../src/config/load-model-config.ts'
import { commentAnswer } from '../src/features/drafts/schema.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { modelEnvironment } from './model-environment.ts'
import { redditEnvironment } from './reddit-environment.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
const reddit = await startReddit({ port: 0 })
const websites = await startWebsites({ port: 0 })
afterAll(() => Promise.all([llm, reddit, websites].map((simulator) => simulator.close())))
const server = await serveApp(databaseUrl, { ...modelEnvironment(llm.url), ...redditEnvironment(reddit.url) })
const api = apiClient(server.url)

type Listed = { data: { id: string; title: string; selftext: string; subreddit: string } }

test('under posts of the simulated Reddit, as the server fetches them, a demo product gets recorded words', async () => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const me = { id, cookie: await signInAs(superuser, server, id) }
  const [product] = demoProducts.pro
  const profile = await profileDemoProduct(
    { ...loadModelConfig(modelEnvironment(llm.url)), websiteSimulatorUrl: websites.url },
    product?.website ?? '',
  )
  await superuser.query(
    'insert into products (user_id, name, description, website, subreddits, facts, profile) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      id,
      product?.name,
      product?.description,
      product?.website,
      product?.subreddits,
      JSON.stringify(product?.facts),
      JSON.stringify(profile),
    ],
  )
  const listing = await api.get('/api/reddit/reddit.js?subreddit=doggrooming&limit=100', me)
  const posts = (listing.body.data as { children: Listed[] }).children.map(({ data }) => data)
  const write = async (title: string) => {
    const post = posts.find((one) => one.title.startsWith(title))
    const { body } = await api.post(
      '/api/ai/generate-comment.js',
      {
        postTitle: post?.title,
        postDescription: post?.selftext,
        postId: post?.id,
        subreddit: post?.subreddit,
        productName: product?.name,
        mention: 'never',
      },
      me,
    )
    const { comment, writtenBy, review } = commentAnswer.parse(body)
    return { words: comment.split(' ').length, writtenBy, isRead: review !== null }
  }
  for (const title of ['Three no-shows on a Saturday', 'mobile groomers, how do you', 'Wrist pain at 27'])
    expect(await write(title)).toEqual({ words: expect.any(Number), writtenBy: null, isRead: true })
})
