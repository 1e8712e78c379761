import { parse } from 'hono/utils/cookie'

/** The same headers with these cookies only. */
export function keepCookies(headers: Headers, names: string[]) {
  const sent = parse(headers.get('cookie') ?? '')
  const kept = names.flatMap((name) => (sent[name] ? [`${name}=${encodeURIComponent(sent[name])}`] : []))
  const fewer = new Headers(headers)
  fewer.set('cookie', kept.join('; '))
  return fewer
}
