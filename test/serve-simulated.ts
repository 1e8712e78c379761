import { afterAll } from 'vitest'
import { startLlm } from '../simulators/llm/start-llm.ts'
import { startReddit } from '../simulators/reddit/start-reddit.ts'
import { startStripe } from '../simulators/stripe/start-stripe.ts'
import { startWebsites } from '../simulators/websites/start-websites.ts'
import type { Pages } from '../src/pages.ts'
import { modelEnvironment } from './model-environment.ts'
import { redditEnvironment } from './reddit-environment.ts'
import { serveApp } from './serve-app.ts'
import { stripeEnvironment } from './stripe-environment.ts'

type Beside = {
  pages?: Pages
  /** Further services, which may have to know our address. */
  more?: (url: string) => Promise<Record<string, string>>
}

/** The API with a stand-in for every outside service that a request may need. */
export async function serveSimulated(databaseUrl: string, { pages, more }: Beside = {}) {
  const [stripe, reddit, llm, websites] = await Promise.all([
    startStripe({ port: 0 }),
    startReddit({ port: 0 }),
    startLlm({ port: 0 }),
    startWebsites({ port: 0 }),
  ])
  afterAll(() => Promise.all([stripe.close(), reddit.close(), llm.close(), websites.close()]))
  const environment = async (url: string) => ({
    ...stripeEnvironment(stripe.url),
    ...redditEnvironment(reddit.url),
    ...modelEnvironment(llm.url),
    WEBSITE_SIMULATOR_URL: websites.url,
    ...(await more?.(url)),
  })
  const server = await serveApp(databaseUrl, environment, { pages })
  return { ...server, stripe }
}
