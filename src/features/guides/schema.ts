import { z } from 'zod'

export const guideId = z.enum([
  'micro-saas-ideas',
  'solopreneurs',
  'cold-outreach',
  'twitter-founders',
  'reddit-marketing',
  'viral-post-hooks',
  'twitter-growth',
  'twitter-hooks',
])
export type GuideId = z.infer<typeof guideId>

/** Documents that an operator keeps elsewhere; for the others ours is shown. */
export type GuideUrls = Partial<Record<GuideId, string>>

export type GuideIconName =
  | 'idea'
  | 'people'
  | 'mail'
  | 'database'
  | 'conversation'
  | 'quote'
  | 'growth'
  | 'handle'

export type Guide = { id: GuideId; icon: GuideIconName; title: string; subtitle: string; url: string }
