import type { Review } from './schema.ts'

/**
 * A review as a draft may keep it. What to do about a finding is in the reviewer's own words, who has read a stranger's post and the
 * community's rules and may quote both: only who is there when it comes is told.
 */
export const storableReview = (review: Review | null): Review | null =>
  review && { ...review, findings: review.findings.map((one) => ({ ...one, fix: null })) }
