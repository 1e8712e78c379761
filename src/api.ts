import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { brand } from './brand.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { activityRoutes } from './features/activity/routes.ts'
import { alertRoutes } from './features/alerts/routes.ts'
import { billingRoutes, webhookRoutes } from './features/billing/routes.ts'
import { blogRoutes } from './features/blog/routes.ts'
import { communityRoutes } from './features/communities/routes.ts'
import { draftRoutes } from './features/drafts/routes.ts'
import { feedRoutes } from './features/feed/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { fitRoutes } from './features/fits/routes.ts'
import { mailRoutes, unsubscribeRoutes } from './features/mails/routes.ts'
import { monitorRoutes } from './features/monitors/routes.ts'
import { logoUploadRoutes, productRoutes } from './features/products/routes.ts'
import type { ApiEnv } from './features/request-context.ts'
import { supportRoutes } from './features/support/routes.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { todayRoutes } from './features/today/routes.ts'
import { trendRoutes } from './features/trends/routes.ts'
import { vitalsRoutes } from './features/vitals/routes.ts'
import { AppError } from './platform/errors.ts'
import { sameOrigin } from './platform/http/same-origin.ts'
import { takeJson } from './platform/http/take-json.ts'

const MAX_BODY = 64 * 1024
/** A draft answers a whole post: 80,000 characters of up to four bytes, and some are escaped. */
const DRAFTING = { path: /^\/api\/ai\//, most: 512 * 1024 }

/** Every JSON route of the product, and their description. */
export function createApi(origin: string) {
  const api = new Hono<ApiEnv>()
    .route('/', webhookRoutes)
    .route('/', unsubscribeRoutes)
    .use(sameOrigin(origin))
    .route('/', logoUploadRoutes)
    .use(takeJson({ most: MAX_BODY, mostOf: DRAFTING }))
    .route('/', accountRoutes)
    .route('/', blogRoutes)
    .route('/', productRoutes)
    .route('/', billingRoutes)
    .route('/', feedRoutes)
    .route('/', trendRoutes)
    .route('/', communityRoutes)
    .route('/', fitRoutes)
    .route('/', activityRoutes)
    .route('/', todayRoutes)
    .route('/', calendarRoutes)
    .route('/', alertRoutes)
    .route('/', monitorRoutes)
    .route('/', vitalsRoutes)
    .route('/', supportRoutes)
    .route('/', feedbackRoutes)
    .route('/', draftRoutes)
    .route('/', mailRoutes)

  const description = {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Used by our own pages, with their session.',
    },
    servers: [{ url: `${origin}/api` }],
  }
  // Written once: it takes as long as a hundred other answers.
  let written: ReturnType<typeof generateSpecs> | undefined
  return api
    .get('/openapi.json', async (c) => {
      written ??= generateSpecs(api, { documentation: description, excludeStaticFile: false })
      return c.json(await written)
    })
    .all('*', () => {
      throw new AppError('not_found', 'There is nothing at this address.')
    })
}
