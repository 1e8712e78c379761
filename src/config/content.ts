import { z } from 'zod'
import { guideId } from '../features/guides/schema.ts'
import { jsonOf, url } from '../platform/environment.ts'
import type { ProcessEnv } from './process.ts'
import { isSimulated, refuseSimulator } from './refuse-simulator.ts'
import type { Rule, ValuesOf } from './rules.ts'

/** The blog's posts, and documents of the operator in the place of our guides. */
export const contentVariables = {
  CONTENT_DRIVER: z.enum(['local', 'sanity']).default('local'),
  CONTENT_FOLDER: z.string().default('content'),
  CONTENT_CACHE_SECONDS: z.coerce.number<string>().int().min(0).max(3_600).default(60),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a Sanity project id')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a dataset')
    .optional(),
  SANITY_API_HOST: url('http:', 'https:').optional(),
  GUIDE_URLS: jsonOf(
    z.partialRecord(guideId, url('https:')),
    'must be a JSON object of guide ids and https addresses',
  ).default({}),
}

type ContentEnv = ValuesOf<typeof contentVariables>

export const contentRules: Rule<ContentEnv & ProcessEnv>[] = [
  {
    variable: 'CONTENT_DRIVER',
    error: 'sanity, SANITY_PROJECT_ID and SANITY_DATASET go together: set all or none',
    holds: (e) =>
      [e.SANITY_PROJECT_ID, e.SANITY_DATASET].every((value) => !value === (e.CONTENT_DRIVER !== 'sanity')),
  },
  {
    variable: 'SANITY_API_HOST',
    error: 'needs CONTENT_DRIVER=sanity',
    holds: (e) => !e.SANITY_API_HOST || e.CONTENT_DRIVER === 'sanity',
  },
  refuseSimulator(
    'SANITY_API_HOST',
    (e) => e.SANITY_API_HOST !== undefined && isSimulated(e.SANITY_API_HOST),
  ),
]

export function readContent(e: ContentEnv) {
  const cacheSeconds = e.CONTENT_CACHE_SECONDS
  if (!e.SANITY_PROJECT_ID || !e.SANITY_DATASET) {
    return { driver: 'local' as const, folder: e.CONTENT_FOLDER, cacheSeconds }
  }
  return {
    driver: 'sanity' as const,
    projectId: e.SANITY_PROJECT_ID,
    dataset: e.SANITY_DATASET,
    apiHost: e.SANITY_API_HOST && new URL(e.SANITY_API_HOST).origin,
    cacheSeconds,
  }
}
