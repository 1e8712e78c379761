const modes = ['sign-in', 'second-step', 'sign-up', 'confirm', 'forgot', 'reset'] as const

export type AuthMode = (typeof modes)[number]

/** Those that a mailed link opens, for someone signed in too. */
export const isMailed = (mode: AuthMode) => mode === 'confirm' || mode === 'reset'

/** The `mode` of the address; anything unknown is sign-in. */
export function readAuthMode(search: URLSearchParams): AuthMode {
  const asked = search.get('mode')
  return modes.find((mode) => mode === asked) ?? 'sign-in'
}
