import type { RedditFailure } from '../../../adapters/reddit/reddit-outcome.ts'

const OURS = new Set<string>(['not_configured', 'not_approved', 'blocked', 'rate_limited'])

/** Whether Reddit has nothing for us just now, whatever we ask for; what else fails may be the fault of what was asked for. */
export const isAboutUs = ({ kind }: RedditFailure) => OURS.has(kind)
