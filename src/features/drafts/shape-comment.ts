import type { Produced } from './produce-draft.ts'
import type { CommentAnswer, Register } from './schema.ts'

/** What was produced, as the page takes a comment. */
export const shapeComment =
  (register: Register | null) =>
  ({ title: _title, content: comment, ...about }: Produced): CommentAnswer => ({
    comment,
    register,
    ...about,
  })
