import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from './api.ts'
import type { ServerConfig } from './config/load-server-config.ts'
import { contentImageRoutes } from './features/blog/content-image-routes.ts'
import { logoRoutes } from './features/products/logos/logo-routes.ts'
import type { ApiEnv } from './features/request-context.ts'
import { createHealth } from './health.ts'
import { createPages, type Pages } from './pages.ts'
import { createAddressReader } from './platform/client-address.ts'
import { createErrorAnswer } from './platform/http/answer-error.ts'
import { answerInTime } from './platform/http/answer-in-time.ts'
import { compressAnswers } from './platform/http/compress-answers.ts'
import { numberRequests } from './platform/http/number-requests.ts'
import { observeRequests } from './platform/http/observe-requests.ts'
import { readOffBodies } from './platform/http/read-off-bodies.ts'
import { refuseUnreadable } from './platform/http/refuse-unreadable.ts'
import { refuseWhenOverloaded } from './platform/http/refuse-when-overloaded.ts'
import { secureAnswers } from './platform/http/secure-headers.ts'
import type { Services } from './services.ts'

const DEADLINE_MS = 15_000
/** A model writes slowly, and a picture may come over a slow line. */
const LONG_DEADLINE_MS = 35_000
const LONG = /^\/api\/(ai\/|products\/icon$)/

type Options = { config: ServerConfig; services: Services; pages?: Pages; isDraining?: () => boolean }

/** One HTTP application: health, API and, where given, pages. What all requests share happens here, in this order. */
export function createApp({ config, services, pages, isDraining = () => false }: Options) {
  const {
    log,
    metrics,
    pressure,
    db,
    accounts,
    content,
    storage,
    posts,
    readerNotes,
    readings,
    replyWords,
    readingQueue,
    ruleReadings,
    ruleQueue,
    suggestions,
    suggestionQueue,
    registers,
    websites,
    judgeFor,
  } = services
  const { model, spending, billing, limits, mailLinks, sealer, pushKey, vitals } = services
  const https = config.origin.startsWith('https:')
  const readAddress = createAddressReader(config.trustedProxies)

  const app = new Hono<ApiEnv & { Bindings: HttpBindings }>()
  if (pages?.assets) app.use(pages.assets)
  app
    .use(readOffBodies)
    .use(secureAnswers({ https, imageHosts: content.imageHosts, collector: config.collector }))
    .use(numberRequests)
    .use(observeRequests(log, metrics))
    .use(refuseWhenOverloaded(pressure))
    .use(refuseUnreadable)
    .use(answerInTime((path) => (LONG.test(path) ? LONG_DEADLINE_MS : DEADLINE_MS)))
    .use(compressAnswers)
    .use(async (c, next) => {
      const id = c.get('requestId')
      const socket = c.env.incoming?.socket.remoteAddress
      const address = readAddress(socket, c.req.header('x-forwarded-for'))
      const cookies: string[] = []
      const headers = c.req.raw.headers
      c.set('ctx', {
        requestId: id,
        log: log.with({ requestId: id }),
        headers,
        address,
        cookies,
        origin: config.origin,
        db,
        accounts,
        content,
        storage,
        posts,
        readerNotes,
        readings,
        replyWords,
        readingQueue,
        ruleReadings,
        ruleQueue,
        suggestions,
        suggestionQueue,
        registers,
        websites,
        judgeFor,
        model,
        spending,
        billing,
        limits,
        mailLinks,
        sealer,
        pushKey,
        vitals,
        guideUrls: config.guideUrls,
        collector: config.collector,
      })
      await next()
      for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
    })
    .onError(createErrorAnswer(log))
    .route('/', createHealth({ services, isDraining, metricsToken: config.metricsToken }))
    .route('/api', createApi(config.origin))
    .route('/content-images', contentImageRoutes)
    .route('/icons', logoRoutes)

  return pages ? app.route('/', createPages(pages, { demo: config.demo })) : app
}
