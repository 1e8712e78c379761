import { addressGroup } from '../../platform/client-address.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { purposeOf } from './mail-links.ts'

/** Whose mails a signed link is about, and which: it takes the place of a session. */
export async function openToken({ limits, address, mailLinks }: RequestContext, token: string) {
  const link = mailLinks.readToken(token)
  if (link) return link
  // Only guesses are counted: mail providers press the button for many people from few addresses.
  await limits.unsubscribes.take(addressGroup(address))
  const mails = purposeOf(token) === 'tips' ? 'tips' : 'these emails'
  throw new AppError('invalid_input', `This link is broken. You can turn off ${mails} in your settings.`)
}
