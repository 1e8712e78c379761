const pages = [
  [/^\/$/, 'landing'],
  [/^\/(auth|pricing|terms|privacy|blog|onboarding|resources)$/, '$1'],
  [/^\/(blog|resources)\/[^/]+$/, '$1-page'],
  [/^\/payment\/(success|cancel)$/, 'payment-$1'],
  [/^\/dashboard$/, 'dashboard'],
  [
    /^\/dashboard\/(activity|generate|smart|keyword|guides|templates|settings|products|support|feedback)$/,
    'dashboard-$1',
  ],
] as const

/** Few names, whatever path somebody makes up: each of them is a series in the metrics. */
export function namePage(path: string) {
  const known = pages.find(([pattern]) => pattern.test(path))
  return known ? path.replace(known[0], known[1]) : 'other'
}
