import { createClient } from '@sanity/client'
import type { AskStore } from './content.ts'

// The API of this day: Sanity keeps it as it was then.
const API_VERSION = '2026-11-01'
const IMAGE_HOST = 'https://cdn.sanity.io'

export type SanityOptions = {
  projectId: string
  dataset: string
  /** Another address than Sanity's own. */
  apiHost?: string | undefined
  deadlineMs: number
}

/** Sanity's query API, through its own client. */
export function createSanityStore({ projectId, dataset, apiHost, deadlineMs }: SanityOptions) {
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: true,
    perspective: 'published',
    // One more try for a lost connection; what remains is for the deadline to end.
    maxRetries: 1,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
  const ask: AskStore = (query, params) =>
    client.fetch<unknown>(query, params, { signal: AbortSignal.timeout(deadlineMs) })
  return { ask, imageBase: `${apiHost ?? IMAGE_HOST}/images/${projectId}/${dataset}` }
}
