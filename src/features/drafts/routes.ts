import { Hono } from 'hono'
import { z } from 'zod'
import type { ErrorCode } from '../../platform/errors.ts'
import { describeOperation } from '../../platform/http/describe-operation.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ApiEnv } from '../request-context.ts'
import { answerDraft } from './answer-draft.ts'
import { deleteDraft } from './delete-draft.ts'
import { generateComment } from './generate-comment.ts'
import { generatePost } from './generate-post.ts'
import { improveDraft } from './improve-draft.ts'
import { keepVoice, readVoice } from './keep-voice.ts'
import { listDrafts, listRecentContents } from './list-drafts.ts'
import { listMarks } from './list-marks.ts'
import { noteCopy } from './note-copy.ts'
import { reviewEdit } from './review-edit.ts'
import { rewritePost } from './rewrite-post.ts'
import { saveDraft } from './save-draft.ts'
import * as schema from './schema.ts'

const forUsers: ErrorCode[] = ['unauthenticated', 'forbidden', 'invalid_input']
const forWriters: ErrorCode[] = [
  ...forUsers,
  'plan_required',
  'not_found',
  'conflict',
  'declined',
  'throttled',
  'upstream_failed',
  'timeout',
]

const describe = (summary: string, fails: ErrorCode[], answer?: z.ZodType) =>
  describeOperation({ tag: 'drafts', summary, fails, answer })

const id = validate('param', z.strictObject({ id: z.uuid() }))

/** The three that write also answer `Accept: text/event-stream`, with the events of schema.ts. */
export const draftRoutes = new Hono<ApiEnv>()
  .post(
    '/ai/generate-comment.js',
    describe('A comment under a post', forWriters, schema.commentAnswer),
    validate('json', schema.commentInput),
    (c) => answerDraft(c, (live) => generateComment(c.var.ctx, c.req.valid('json'), live)),
  )
  .post(
    '/ai/generate-post.js',
    describe('A post about a product', forWriters, schema.postAnswer),
    validate('json', schema.postInput),
    (c) => answerDraft(c, (live) => generatePost(c.var.ctx, c.req.valid('json'), live)),
  )
  .post(
    '/ai/smart-rewrite.js',
    describe('A post in the shape of another', forWriters, schema.postAnswer),
    validate('json', schema.rewriteInput),
    (c) => answerDraft(c, (live) => rewritePost(c.var.ctx, c.req.valid('json'), live)),
  )
  .get(
    '/drafts',
    describe('Your drafts, newest first', forUsers, z.object({ drafts: z.array(schema.listedDraft) })),
    validate('query', schema.draftFilter),
    async (c) => c.json(await listDrafts(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/drafts/recent',
    describe('What you took along lately, besides what answers one post', forUsers, schema.recentDrafts),
    validate('query', schema.recentFilter),
    async (c) => c.json(await listRecentContents(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/drafts/marks',
    describe(
      'Which posts you drafted an answer to, and which you answered',
      forUsers,
      z.object({ marks: z.array(schema.mark) }),
    ),
    validate('query', schema.markFilter),
    async (c) => c.json(await listMarks(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/drafts/review',
    describe('What a reader would hold against a text', forWriters, schema.reviewAnswer),
    validate('json', schema.reviewInput),
    async (c) => c.json(await reviewEdit(c.var.ctx, c.req.valid('json'), c.req.raw.signal)),
  )
  .post(
    '/drafts/improve',
    describe(
      'Better sentences for those a reader would hold against a text',
      forWriters,
      schema.improveAnswer,
    ),
    validate('json', schema.improveInput),
    async (c) => c.json(await improveDraft(c.var.ctx, c.req.valid('json'), c.req.raw.signal)),
  )
  .put(
    '/drafts/:id',
    describe('Keep an edited draft', [...forUsers, 'not_found'], schema.draft),
    id,
    validate('json', schema.draftEdit),
    async (c) => c.json(await saveDraft(c.var.ctx, { ...c.req.valid('json'), ...c.req.valid('param') })),
  )
  .post(
    '/drafts/:id/copied',
    describe('Note that a draft was copied', [...forUsers, 'not_found']),
    id,
    async (c) => {
      await noteCopy(c.var.ctx, c.req.valid('param'))
      return c.body(null, 204)
    },
  )
  .delete('/drafts/:id', describe('Remove a draft', [...forUsers, 'not_found']), id, async (c) => {
    await deleteDraft(c.var.ctx, c.req.valid('param'))
    return c.body(null, 204)
  })
  .get(
    '/voice',
    describe('How you write, and what drafts may tell of you', forUsers, schema.voice),
    async (c) => c.json(await readVoice(c.var.ctx)),
  )
  .put(
    '/voice',
    describe('Say how you write, and what drafts may tell of you', forUsers, schema.voice),
    validate('json', schema.voiceInput),
    async (c) => c.json(await keepVoice(c.var.ctx, c.req.valid('json'))),
  )
