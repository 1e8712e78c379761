import { serveWorker } from '../../../ui/serve-worker.ts'
import { checkDraft } from '../judge/check-draft.ts'
import { readAnsweredPost } from '../judge/read-answered-post.ts'
import { repairDraft } from '../judge/repair-draft.ts'

const verbs = { checkDraft, readAnsweredPost, repairDraft }

export type JudgingVerbs = typeof verbs

serveWorker(verbs)
