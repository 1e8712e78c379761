import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'

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

/** Outermost, so that refusals and failures carry them too. Data and pages differ in what may run in them. */
export function secureAnswers(https: boolean, imageHosts: string[] = []) {
  const data = dataHeaders(https)
  const file = fileHeaders(https)
  const page = pageHeaders(https, imageHosts)
  return createMiddleware<{ Variables: { scriptHashes?: string[] } }>(async (c, next) => {
    const { path } = c.req
    await (DATA.test(path) ? data : FILES.test(path) ? file : page)(c, next)
    const hashes = c.get('scriptHashes')
    if (hashes) withHashes(c.res.headers, hashes)
  })
}

/**
 * A page that caches keep can't carry a fresh nonce, so its own inline scripts are named by their hashes, and files only
 * come from this origin.
 */
function withHashes(headers: Headers, hashes: string[]) {
  const scripts = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = headers.get('Content-Security-Policy') ?? ''
  const hashed = policy
    .replace(/script-src [^;]+/, `script-src ${scripts}`)
    .replace(/style-src [^;]+/, "style-src 'self'")
  headers.set('Content-Security-Policy', hashed)
}

/** Headers for pages: only scripts and styles that carry this response's nonce run, and nothing may frame us. */
function pageHeaders(https: boolean, imageHosts: string[]) {
  return secureHeaders({
    ...common,
    strictTransportSecurity: hsts(https),
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', ...imageHosts],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
    },
  })
}

/** Whatever a file might hold after all, a browser that opens it runs nothing and takes it for what we say it is. */
function fileHeaders(https: boolean) {
  return secureHeaders({
    ...common,
    strictTransportSecurity: hsts(https),
    contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
  })
}

/** Headers for answers that are data: nothing in them may run, and no cache keeps them. */
function dataHeaders(https: boolean) {
  const headers = secureHeaders({
    ...common,
    strictTransportSecurity: hsts(https),
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  })
  return createMiddleware(async (c, next) => {
    await headers(c, next)
    c.res.headers.set('Cache-Control', 'no-store')
  })
}
