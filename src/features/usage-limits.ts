import type { Redis } from 'ioredis'
import { createLimiter } from '../platform/limits.ts'

export type UsageLimits = ReturnType<typeof createUsageLimits>

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Posts that the operator's model reads for a product. */
export const MOST_READ_A_DAY = 150

/** What one user may ask of us, far above what a person does, so that a script can't run up our costs. */
export function createUsageLimits(redis: Redis, prefix: string) {
  const limiter = (name: string, tries: number, sentence: string, windowSeconds = HOUR) =>
    createLimiter(redis, prefix, { name, tries, windowSeconds, sentence })
  return {
    uploads: limiter('uploads', 60, 'You have uploaded many pictures.'),
    descriptions: limiter('descriptions', 20, 'You have generated many descriptions.'),
    descriptionsADay: limiter('descriptions-a-day', 60, 'You have generated many descriptions today.', DAY),
    draftTries: limiter('draft-tries', 300, 'You have asked for many drafts.'),
    /** What someone makes of their drafts, whenever they pause. */
    reviews: limiter('reviews', 120, "You've checked a lot of texts."),
    reviewsADay: limiter('reviews-a-day', 500, "You've checked a lot of texts today.", DAY),
    /** What only Reddit can tell; what somebody has asked for lately is free. */
    redditCalls: limiter('reddit-calls', 60, 'You have looked at a lot in a short time.', 10 * MINUTE),
    fits: limiter('fits', 600, 'You have looked at a lot in a short time.', 10 * MINUTE),
    todays: limiter('todays', 600, 'You have looked at a lot in a short time.', 10 * MINUTE),
    marks: limiter('marks', 600, "You've put a lot of threads aside.", HOUR),
    /** Where a share link leads only Reddit knows. */
    addresses: limiter('addresses', 100, "You've given a lot of links."),
    reminders: limiter('reminders', 300, "You've changed a lot of reminders."),
    monitors: limiter('monitors', 60, "You've changed a lot of monitors."),
    /** What a monitor would bring, whenever someone who types pauses. */
    previews: limiter('previews', 300, "You've tried a lot of words in a short time.", 10 * MINUTE),
    /** Per product. */
    readings: limiter('readings', MOST_READ_A_DAY, 'Many posts were read for this product today.', DAY),
    /** Per product: a profile that is still missing. Nobody is told, it's simply not asked for. */
    profiles: limiter('profiles', 1, 'A profile was asked for lately.'),
    /** Each asks Reddit and the model a lot, for someone who may not pay yet. */
    suggestions: limiter('suggestions', 8, 'You have looked for communities often.'),
    suggestionsADay: limiter('suggestions-a-day', 20, 'You have looked for communities often today.', DAY),
    alertTests: limiter('alert-tests', 30, 'You have sent a lot of tests.'),
    verifications: limiter('verifications', 100, 'You have asked for your payment often.'),
    exports: limiter('exports', 10, 'You have downloaded your data often.'),
    /** Per address, because visitors have no name. */
    vitals: limiter('vitals', 600, 'Your browser has told us enough.'),
    /** Per address as well: links that we did not write. */
    unsubscribes: limiter('unsubscribes', 600, 'Too many broken links were opened from your network.'),
    tickets: limiter('tickets', 10, 'You have sent many support requests.'),
    ticketsADay: limiter('tickets-a-day', 30, 'You have sent many support requests today.', DAY),
    feedback: limiter('feedback', 10, 'You have sent a lot of feedback.'),
    checkouts: limiter('checkouts', 100, 'You have opened the payment pages often.'),
  }
}
