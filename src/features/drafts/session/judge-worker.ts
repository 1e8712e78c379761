import { serveWorker } from '../../../ui/serve-worker.ts'
import { checkDraft } from '../judge/check-draft.ts'
import { readAnsweredPost } from '../judge/read-answered-post.ts'
import { readReply } from '../judge/read-reply.ts'
import { repairDraft } from '../judge/repair-draft.ts'

const verbs = { checkDraft, readAnsweredPost, readReply, repairDraft }

export type JudgingVerbs = typeof verbs

serveWorker(verbs)
