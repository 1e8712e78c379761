import type { Trouble } from '../../../judge/form/troubles.ts'
import type { Passport } from '../../../judge/passport.ts'
import { findPlainTrouble } from '../../../judge/words/find-plain-trouble.ts'
import type { Ledger, Mention } from '../schema.ts'
import { type Decision, decideByReading } from './decide-by-reading.ts'
import { readReply } from './read-reply.ts'

type Asked = {
  passport: Passport | null
  reply: string
  /** What the thread opens with. */
  post: { title: string; text: string }
  /** What a model has said of the post's writer, who may be the one who replied; null where none has read it. */
  said: Trouble | 'none' | null
  /** What the user tells for the answer. */
  context: string
  ledger: Ledger
  mention: Mention
}

/** What an answer to a reply may do. */
export function decideFollowUp({ passport, reply, post, said, context, ledger, mention }: Asked): Decision {
  const reading = readReply({ title: post.title, text: reply })
  const ofPost = said ?? findPlainTrouble(post) ?? 'none'
  const isOwn = findPlainTrouble({ title: '', text: context }) === 'crisis'
  return decideByReading({
    task: 'comment',
    passport,
    post: reading,
    trouble: isOwn ? 'own' : (reading.trouble ?? (ofPost === 'none' ? null : ofPost)),
    ledger,
    mention,
  })
}
