import { createBoundedWorker } from '../../../ui/bounded-worker.ts'
import type { JudgingVerbs } from './judge-worker.ts'

/** The checks come in a worker of their own, with the first post that is opened. */
export const judgeAside = createBoundedWorker<JudgingVerbs>(
  () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
)
