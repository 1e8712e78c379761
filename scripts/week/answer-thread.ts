import type { CommentAnswer, Finding } from '../../src/features/drafts/schema.ts'
import type { Thread } from '../../src/features/today/schema.ts'
import { readEvents } from '../../test/read-events.ts'
import type { Diary, Own, Session } from './diary.ts'
import type { Me } from './move-in.ts'
import type { World } from './open-world.ts'
import { person } from './persona.ts'
import { dateOf } from './week-time.ts'
import { nameThread } from './write-thread.ts'

type Desk = { diary: Diary; session: Session }

/** A draft, read, copied, pasted on Reddit, and logged with its link. What the product holds against a draft keeps her from posting it. */
export async function answerThread(world: World, me: Me, desk: Desk, thread: Thread) {
  const { diary, session } = desk
  const { post, product } = thread
  const about = {
    postTitle: post.title,
    postDescription: post.selftext,
    subreddit: post.subreddit,
    productId: product.id,
  }
  const mention = mayMention(world, desk, thread) ? 'auto' : 'never'
  const draft = await writeDraft(me, { ...about, postId: post.id, productName: product.name, mention })
  if (typeof draft === 'string') return leave(me, desk, { thread, why: `got no draft for`, said: draft })
  const isNotes = draft.mode === 'notes_only'
  const ready = isNotes
    ? { content: OWN_WORDS, faults: [], wasImproved: false }
    : await improve(me, draft, about)
  if (ready.faults.length > 0) {
    const said = ready.faults.map(({ message }) => message).join(' ')
    return leave(me, desk, { thread, why: `didn't post the draft for`, said })
  }
  const where = { subreddit: post.subreddit, postId: post.id, productId: product.id, parentId: null }
  const own = await postIt(world, me, { draft: isNotes ? null : draft, content: ready.content, ...where })
  diary.own.push({ ...own, title: post.title, isFollowUp: false })
  diary.closed.set(post.id, { at: world.now(), how: 'answered' })
  const how = own.named ? `, naming ${product.name}` : isNotes ? ' in her own words, from the notes' : ''
  const after = ready.wasImproved ? ', after one press on Improve' : ''
  session.acts.push({ did: 'answered', text: `answered ${nameThread(thread)}${how}${after}` })
}

/** Once a day, and not where the page says that it's enough. */
function mayMention({ now }: World, { diary, session }: Desk, { group }: Thread) {
  const hasMentioned = diary.own.some((own) => own.named && dateOf(own.postedAt) === dateOf(now()))
  return group === 'mention' && !hasMentioned && !session.hint?.includes('Just help today')
}

type Left = { thread: Thread; why: string; said: string }

/** Nothing is posted there, and the thread leaves the list without a lesson. */
async function leave(me: Me, { diary, session }: Desk, { thread, why, said }: Left) {
  const { post, product } = thread
  const mark = { kind: 'dismissed', reason: 'this_one', productId: product.id, subreddit: post.subreddit }
  await me.put(`/api/today/marks/${post.id}`, mark)
  diary.closed.set(post.id, { at: session.at, how: 'dismissed' })
  diary.troubles.push(`She ${why} ${nameThread(thread)}: “${said}”`)
  session.acts.push({
    did: 'left',
    text: `${why} ${nameThread(thread)} (“${said}”) and dismissed it as “Just not this one”`,
  })
}

/** Nobody else writes it: neither a model nor the simulator. */
const OWN_WORDS =
  'I would write down what was agreed, say it once kindly and once plainly, and then stop waiting.'

/** Or why there is none. */
export async function writeDraft(me: Me, asked: object): Promise<CommentAnswer | string> {
  const response = await me.stream('/api/ai/generate-comment.js', asked)
  if (!response.headers.get('content-type')?.includes('event-stream'))
    return ((await response.json()) as { error: string }).error
  const events = await readEvents(response)
  const last = events.at(-1) as { type: string; answer?: CommentAnswer; error?: string } | undefined
  return last?.type === 'done' && last.answer ? last.answer : (last?.error ?? 'The stream ended early.')
}

const faultsOf = (findings: Finding[]) => findings.filter(({ level }) => level !== 'advice')

async function improve(me: Me, { comment, draftId, findings, review, mode }: CommentAnswer, about: object) {
  const faults = faultsOf([...findings, ...(review?.findings ?? [])])
  const asIs = { content: comment, faults, wasImproved: false }
  if (faults.length === 0) return asIs
  const { improved } = await me.post<{
    improved: { content: string; review: { findings: Finding[] } } | null
  }>('/api/drafts/improve', {
    task: 'comment',
    mayName: mode === 'mention_disclosed',
    mayLink: false,
    content: comment,
    written: comment,
    draftId,
    ...about,
  })
  if (!improved) return asIs
  await me.put(`/api/drafts/${draftId}`, { title: null, content: improved.content })
  return { content: improved.content, faults: faultsOf(improved.review.findings), wasImproved: true }
}

type Posting = {
  /** Null for what she wrote herself. */
  draft: CommentAnswer | null
  content: string
  subreddit: string
  postId: string
  productId: string
  parentId: string | null
}

/** What she does by hand: copies, pastes on Reddit, and says where it stands. */
export async function postIt(
  { reddit, rows }: World,
  me: Me,
  { draft, content, subreddit, postId, productId, parentId }: Posting,
): Promise<Omit<Own, 'title' | 'isFollowUp'>> {
  if (draft) await me.post(`/api/drafts/${draft.draftId}/copied`)
  const below = parentId === null ? { postId } : { parentId }
  const said = { ...below, author: person.reddit, body: content }
  const { id: commentId = '', permalink = '' } = await reddit('comments', said)
  const logged = draft
    ? { draftId: draft.draftId }
    : { kind: 'comment', subreddit, postId, productId, named: false }
  const { id: activityId } = await me.post<{ id: string }>('/api/activity', logged)
  await me.put(`/api/activity/${activityId}/address`, { address: `https://www.reddit.com${permalink}` })
  const [entry] = await rows<{ postedAt: Date; named: boolean }>(
    'select posted_at as "postedAt", named from activity where id = $1',
    [activityId],
  )
  return {
    activityId,
    commentId,
    postId,
    subreddit,
    postedAt: entry?.postedAt.getTime() ?? 0,
    named: entry?.named ?? false,
    by: draft === null ? 'herself' : draft.writtenBy === null ? 'model' : 'simulator',
    isReviewed: draft !== null && draft.review !== null,
  }
}
