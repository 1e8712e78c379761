import { AppError } from '../../platform/errors.ts'
import { decideMode } from './judge/decide-mode.ts'
import type { Mode } from './schema.ts'

type Decided = Omit<ReturnType<typeof decideMode>, 'mode'> & { mode: Exclude<Mode, 'refuse'> }

/** What a draft may do here. Where it should not be written at all, the user reads why. */
export function chooseMode(given: Parameters<typeof decideMode>[0]): Decided {
  const { mode, reasons, linksAllowed } = decideMode(given)
  if (mode !== 'refuse') return { mode, reasons, linksAllowed }
  throw new AppError('declined', reasons[0]?.text ?? 'Better not to answer this post.', { reason: 'refuse' })
}
