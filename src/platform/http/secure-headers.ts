import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { setHeader } from './set-header.ts'

const NOTHING: string[] = []
const YEAR = 31_536_000
const DATA = /^\/(api\/|healthz$|readyz$|metrics$)/
/** Files that people have uploaded. */
const FILES = /^\/icons\//

const common = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: Object.fromEntries(
    ['camera', 'displayCapture', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => [
      name,
      NOTHING,
    ]),
  ),
} as const

function hsts(https: boolean) {
  return https ? `max-age=${2 * YEAR}; includeSubDomains` : false
}

/** The one page with a third party's form in it. */
const COLLECTING = /^\/dashboard\/feedback\/?$/i

type Guests = { url: string; resizer: { url: string } | undefined }
type Options = { https: boolean; imageHosts: string[]; collector: Guests | undefined }

/** Outermost, so that refusals and failures carry them too. Data and pages differ in what may run in them. */
export function secureAnswers({ https, imageHosts, collector }: Options) {
  const data = dataHeaders(https)
  const file = fileHeaders(https)
  const page = nameScripts(pageHeaders(https, imageHosts))
  const collecting = collector ? pageHeaders(https, imageHosts, collector) : page
  return createMiddleware((c, next) => {
    const { path } = c.req
    if (DATA.test(path)) return data(c, next)
    if (FILES.test(path)) return file(c, next)
    return COLLECTING.test(path) ? collecting(c, next) : page(c, next)
  })
}

/**
 * A page that caches keep can't carry a fresh nonce, so its own inline scripts are named by their hashes, and files only
 * come from this origin.
 */
function nameScripts(setHeaders: MiddlewareHandler) {
  return createMiddleware<{ Variables: { scriptHashes?: string[] } }>(async (c, next) => {
    await setHeaders(c, next)
    const hashes = c.get('scriptHashes')
    if (!hashes) return
    const scripts = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
    const policy = c.res.headers.get('Content-Security-Policy') ?? ''
    const hashed = policy
      .replace(/script-src [^;]+/, `script-src ${scripts}`)
      .replace(/style-src [^;]+/, "style-src 'self'")
    c.res.headers.set('Content-Security-Policy', hashed)
  })
}

/**
 * Headers for pages: only scripts and styles that carry this response's nonce run, and nothing may frame us. Guests are
 * one frame with camera and microphone, and one script. Beside 'strict-dynamic' browsers ignore addresses and let our
 * scripts load any other, so a page with guests names its own origin and that one file instead.
 */
function pageHeaders(https: boolean, imageHosts: string[], guests?: Guests) {
  const frame = guests && new URL(guests.url).origin
  const script = guests?.resizer && scriptSource(guests.resizer.url)
  return secureHeaders({
    ...common,
    permissionsPolicy: {
      ...common.permissionsPolicy,
      // What a page itself may not use, it can't lend to a frame.
      ...(frame && { camera: ['self', frame], microphone: ['self', frame] }),
    },
    strictTransportSecurity: hsts(https),
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, ...(script ? ["'self'", script] : ["'strict-dynamic'"])],
      ...(frame && { frameSrc: [frame] }),
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', ...imageHosts],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // Text is judged in workers, so that none can freeze a tab.
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
    },
  })
}

/** A policy names a file without its query, and `;` and `,` would end the directive. */
function scriptSource(address: string) {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/** Whatever a file might hold after all, a browser that opens it runs nothing and takes it for what we say it is. */
function fileHeaders(https: boolean) {
  return secureHeaders({
    ...common,
    strictTransportSecurity: hsts(https),
    contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
  })
}

/**
 * Headers for answers that are data: nothing in them may run, no other site reads them and no cache keeps them. What only
 * documents heed (permissions, referrers, openers) is left to pages.
 */
function dataHeaders(https: boolean) {
  const transport = hsts(https)
  const headers = Object.entries({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': common.crossOriginResourcePolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': common.xFrameOptions,
    ...(transport ? { 'Strict-Transport-Security': transport } : {}),
  })
  return createMiddleware((c, next) => {
    for (const [name, value] of headers) setHeader(c, name, value)
    return next()
  })
}
