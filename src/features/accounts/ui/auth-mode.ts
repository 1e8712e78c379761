const modes = ['sign-in', 'second-step', 'sign-up', 'forgot', 'reset'] as const

export type AuthMode = (typeof modes)[number]

/** The `mode` of the address; anything unknown is sign-in. */
export function readAuthMode(search: URLSearchParams): AuthMode {
  const asked = search.get('mode')
  return modes.find((mode) => mode === asked) ?? 'sign-in'
}
