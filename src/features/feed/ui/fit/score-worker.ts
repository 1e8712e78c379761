import { serveWorker } from '../../../../ui/serve-worker.ts'
import { scorePosts } from './score-post.ts'

const verbs = { scorePosts }

export type ScoringVerbs = typeof verbs

serveWorker(verbs)
