import type { InferRequestType } from 'hono/client'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import type { Review } from '../schema.ts'

export type ReviewInput = InferRequestType<typeof api.drafts.review.$post>['json']

/** What a text says to a fair reader. Null where nobody could read it. */
export async function askForReview(json: ReviewInput, signal: AbortSignal): Promise<Review | null> {
  try {
    const { review } = await ask(api.drafts.review.$post({ json }, { init: { signal } }))
    return review
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
