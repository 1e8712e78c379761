import type { SignedInContext } from '../../request-context.ts'
import { keepLogo } from './keep-logo.ts'

/** For all of a site's pictures together; the description takes longer. */
const DEADLINE_MS = 8_000

/** The first of a site's pictures that can be a logo, kept as this user's. Whatever fails, the user uploads one as ever. */
export async function takeSiteIcon(user: SignedInContext, icons: string[], signal: AbortSignal) {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
  try {
    for (const address of icons) {
      const picture = await user.websites.readPicture(address, deadline)
      if (picture.kind !== 'picture') continue
      const kept = await keepLogo(user, picture.bytes)
      if (kept.kind === 'kept') return kept.url
      if (kept.kind === 'unavailable') return null
    }
  } catch (err) {
    user.log.warn('logos.icon_not_taken', { err })
  }
  return null
}
