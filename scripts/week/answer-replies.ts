import { listWaiting } from '../../src/features/activity/judge/list-waiting.ts'
import type { Entry } from '../../src/features/activity/schema.ts'
import { postIt, writeDraft } from './answer-thread.ts'
import type { Diary, Session } from './diary.ts'
import type { Me } from './move-in.ts'
import type { World } from './open-world.ts'

/** Whoever replied gets an answer, as long as we still have their words. */
export async function answerReplies(world: World, me: Me, diary: Diary, session: Session) {
  const { entries } = await me.get<{ entries: Entry[] }>('/api/activity')
  for (const { entry, reply } of listWaiting(entries)) {
    const own = diary.own.find((one) => one.activityId === entry.id)
    if (!own || reply.text === null) continue
    const draft = await writeDraft(me, {
      replyTo: { activityId: entry.id, replyId: reply.id, text: reply.text },
      postId: own.postId,
      productName: entry.productName ?? '',
      productId: entry.productId,
      mention: 'never',
    })
    const about = `the reply of u/${reply.author} in r/${own.subreddit}`
    const faults = typeof draft === 'string' ? [] : [...draft.findings, ...(draft.review?.findings ?? [])]
    const wrong = faults.filter(({ level }) => level !== 'advice').map(({ message }) => message)
    if (typeof draft === 'string' || wrong.length > 0) {
      const said = typeof draft === 'string' ? draft : wrong.join(' ')
      diary.troubles.push(`She didn't answer ${about}: “${said}”`)
      session.acts.push({ did: 'left', text: `didn't answer ${about} (“${said}”)` })
      continue
    }
    const where = { subreddit: own.subreddit, postId: own.postId, productId: entry.productId ?? '' }
    const posted = await postIt(world, me, { draft, content: draft.comment, parentId: reply.id, ...where })
    diary.own.push({ ...posted, title: own.title, isFollowUp: true })
    session.acts.push({ did: 'answered', text: `answered ${about}` })
  }
}
