const sentences: Record<string, string> = {
  not_configured: 'our access to Reddit is not set up.',
  not_approved: 'Reddit has not approved our access.',
  blocked: 'Reddit blocks us at the moment.',
  private: 'this subreddit is private.',
  quarantined: 'this subreddit is quarantined.',
  banned: 'Reddit has banned this subreddit.',
  missing: 'this subreddit does not exist.',
  rate_limited: 'Reddit lets us ask only so often.',
  down: 'Reddit does not answer at the moment.',
  timeout: 'Reddit takes too long to answer.',
}

/** Why Reddit could not be asked, as the rest of a sentence. */
export function describeReason(reason: string | null) {
  return sentences[reason ?? ''] ?? 'Reddit could not be asked.'
}

/** Reddit itself says no, so that trying another subreddit would not help either. */
const saysNo = new Set(['not_configured', 'not_approved', 'blocked', 'rate_limited', 'down', 'timeout'])

export function isRedditsNo(reason: string | undefined) {
  return reason !== undefined && saysNo.has(reason)
}
