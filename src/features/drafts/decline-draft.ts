import { AppError } from '../../platform/errors.ts'

/** Nothing failed: no draft should be written here, and the user reads why. */
export const declineDraft = (why: string, reason: 'refuse' | 'closed' = 'refuse') =>
  new AppError('declined', why, { reason })
