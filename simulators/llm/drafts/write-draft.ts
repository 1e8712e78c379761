import { readBrief } from './read-brief.ts'
import { writeComment } from './write-comment.ts'
import { writePost } from './write-post.ts'
import { writeReply } from './write-reply.ts'
import { writeShapedPost } from './write-shaped-post.ts'

const writers = { comment: writeComment, reply: writeReply, post: writePost, shaped: writeShapedPost }

/** A draft, if that is what the prompt asks for. */
export function writeDraft(prompt: string) {
  const brief = readBrief(prompt)
  return brief && writers[brief.task](brief)
}
