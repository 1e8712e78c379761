import { readSentences } from '../read-sentences.ts'

const roles = ['opening', 'background', 'problem', 'turn', 'result', 'lesson', 'question'] as const
const gists = {
  opening: 'says in one line what happened',
  background: 'tells who they are and since when',
  problem: 'names what kept going wrong',
  turn: 'describes the change that made the difference',
  result: 'states how it stands today',
  lesson: 'gives advice to those who are behind',
  question: 'asks readers for their own experience',
}

/** How a post is built, without a word of it. */
export function outlinePost(post: string) {
  const sentences = readSentences(post).filter(Boolean)
  const asks = /\?\s*$/.test(post.trim())
  const count = Math.min(roles.length, Math.max(4, Math.ceil(sentences.length / 3)))
  const beats = roles.slice(0, count)
  const words = post.split(/\s+/).length
  return {
    form: asks ? 'question' : 'story',
    tone: /\b(?:mistake|wrong|embarrass|fail|stupid)/i.test(post) ? 'self-critical' : 'plain',
    length: words < 120 ? 'short' : words < 300 ? 'medium' : 'long',
    beats: beats.map((role) => ({ role, gist: gists[role] })),
  }
}
