import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openAPIRouteHandler } from 'hono-openapi'
import { brand } from './brand.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { billingRoutes, webhookRoutes } from './features/billing/routes.ts'
import { blogRoutes } from './features/blog/routes.ts'
import { feedRoutes } from './features/feed/routes.ts'
import { logoUploadRoutes, productRoutes } from './features/products/routes.ts'
import type { ApiEnv } from './features/request-context.ts'
import { AppError } from './platform/errors.ts'
import { jsonOnly, sameOrigin } from './platform/http/same-origin.ts'

const MAX_BODY = 64 * 1024

/** Every JSON route of the product, and their description. */
export function createApi(origin: string) {
  const api = new Hono<ApiEnv>()
    .route('/', webhookRoutes)
    .use(sameOrigin(origin))
    .route('/', logoUploadRoutes)
    .use(jsonOnly)
    .use(
      bodyLimit({
        maxSize: MAX_BODY,
        onError: () => {
          throw new AppError('too_large', 'That is too large.')
        },
      }),
    )
    .route('/', accountRoutes)
    .route('/', blogRoutes)
    .route('/', productRoutes)
    .route('/', billingRoutes)
    .route('/', feedRoutes)

  const description = {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Used by our own pages, with their session.',
    },
    servers: [{ url: `${origin}/api` }],
  }
  return api
    .get('/openapi.json', openAPIRouteHandler(api, { documentation: description, excludeStaticFile: false }))
    .all('*', () => {
      throw new AppError('not_found', 'There is nothing at this address.')
    })
}
