import { isDatabaseAway } from '../../platform/database-away.ts'
import type { RequestContext } from '../request-context.ts'
import { readProfile } from './read-profile.ts'

/** For guards: a failed check must not lock anybody out, so the user then counts as not onboarded. */
export async function findProfile(ctx: RequestContext) {
  try {
    return await readProfile(ctx)
  } catch (err) {
    // That is soon over, and would lead everybody away from where they were.
    if (isDatabaseAway(err)) throw err
    ctx.log.error('profile.check_failed', { err })
    return null
  }
}
