import { z } from 'zod'
import { passingQueue } from '../../platform/passing-queue.ts'
import { shownPosts } from './schema.ts'

const request = z.strictObject({
  userId: z.uuid(),
  productId: z.uuid(),
  digest: z.string().max(40),
  posts: shownPosts,
  /** Those of them that are to be read. */
  postIds: z.array(z.string().max(60)),
})
export type ReadingRequest = z.infer<typeof request>

/** Posts that wait to be read. A model takes seconds, so a few at once keep it busy. Those who are turned away see posts without fits. */
const posts = passingQueue({ name: 'readings', request, atOnce: 4, mostWaiting: 500 })

export type ReadingQueue = ReturnType<typeof createReadingQueue>

export const createReadingQueue = posts.open
export const consumeReadings = posts.consume
