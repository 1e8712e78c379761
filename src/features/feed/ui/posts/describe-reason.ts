import { type PassingReason, passingReasons } from '../../schema.ts'

const sentences: Record<PassingReason, string> = {
  not_configured: 'our access to Reddit is not set up.',
  not_approved: 'Reddit has not approved our access.',
  blocked: 'Reddit blocks us at the moment.',
  unresolved: "a share link can't be followed.",
  turned_away: 'Reddit does not let us read it at the moment.',
  rate_limited: 'Reddit lets us ask only so often.',
  own_limit: 'you have looked at a lot in a short time.',
  down: 'Reddit does not answer at the moment.',
  timeout: 'Reddit takes too long to answer.',
}

/** Why Reddit could not be asked, as the rest of a sentence. */
export function describeReason(reason: PassingReason | null) {
  return reason ? sentences[reason] : 'Reddit could not be asked.'
}

export type Failure = { message: string; code?: string | undefined; reason?: string | undefined }

/** Nothing can be read for now, so that another subreddit would not help, but a post that the user has open does. */
export function isPassing({ code, reason }: Failure) {
  return passingReasons.some((one) => one === reason) || (reason === undefined && code === 'timeout')
}
