import { parse, serialize } from 'hono/utils/cookie'

type Options = { origin: string; name: string; seconds: number; path?: string }

export const isSecure = (origin: string) => origin.startsWith('https:')

/** A cookie of ours beside the library's, with the same care. Browsers allow `__Host-` for the whole site only. */
export function createOwnCookie({ origin, name: plainName, seconds, path = '/' }: Options) {
  const secure = isSecure(origin)
  const prefix = secure ? (path === '/' ? '__Host-' : '__Secure-') : ''
  const name = `${prefix}threadlark.${plainName}`
  const options = { path, secure, httpOnly: true, sameSite: 'Lax', maxAge: seconds } as const
  return {
    name,
    options,
    read: (headers: Headers | undefined) => parse(headers?.get('cookie') ?? '', name)[name] ?? '',
    write: (value: string) => serialize(name, value, options),
    end: () => serialize(name, '', { ...options, maxAge: 0 }),
  }
}
