import { expect } from 'vitest'
import type { AgingStack } from './aging-stack.ts'
import { ASK, control, MODELS, type Published, say, UNWATCHED, verdicts, WATCHED } from './outside.ts'
import type { Person } from './person.ts'
import { longTicket, own, said, strangers, words } from './written-words.ts'

export const pasted = ({ title, body }: { title: string; body: string }) => ({
  from: 'pasted',
  subreddit: UNWATCHED,
  title: `${ASK} ${title}`,
  text: `They say ${body}. What would you do?`,
})

const search = { keyword: strangers.old.title, subreddits: [UNWATCHED], sort: 'new', time: 'all', limit: 15 }
const feedOf = (community: string) => `/api/reddit/reddit.js?subreddit=${community}&sort=new&limit=15`
const rulesOf = (community: string) => `/api/reddit/passport?subreddit=${community}&kind=comment`

export async function untilStored({ stack }: AgingStack, title: string) {
  const find = () => stack.superuser.query('select from reddit.posts where title like $1', [`%${title}`])
  await expect.poll(async () => (await find()).rowCount, { timeout: 90_000 }).toBe(1)
}

/** Everything that shows a stranger's words. */
export async function browse(aging: AgingStack, person: Person, { watched, unwatched, old }: Published) {
  const { get, post, untilRead, untilSuggested } = person
  await untilStored(aging, strangers.watched.title)
  const listing = { from: 'listing', sort: 'new', time: 'day', limit: 15 }
  await get(feedOf(WATCHED))
  await get(feedOf(UNWATCHED))
  expect((await post('/api/reddit/search', search)).posts).toHaveLength(1)
  const today = { keyword: strangers.watched.title, subreddits: [WATCHED], time: 'day' }
  expect((await post('/api/reddit/search', today)).posts).toHaveLength(1)
  expect(
    (await post('/api/reddit/trend', { keyword: 'reminder', subreddits: [WATCHED, UNWATCHED] })).countable,
  ).toBe(true)
  await post('/api/reddit/fetch-post.js', { redditUrl: `https://www.reddit.com${unwatched.permalink}` })
  await post('/api/reddit/fetch-post.js', { redditUrl: `https://www.reddit.com${old.share}` })
  await untilRead({ ...listing, subreddit: WATCHED, postIds: [watched.id] })
  await untilRead({ ...listing, subreddit: UNWATCHED, postIds: [unwatched.id] })
  await untilRead({ from: 'search', ...search, postIds: [old.id] })
  await untilRead(pasted(strangers.pasted))
  await get(rulesOf(WATCHED))
  await untilSuggested()
}

/** A comment and a rewrite on their whole way, a ticket, and everything once more as an export. */
export async function write(
  aging: AgingStack,
  { get, post, put, productId }: Person,
  { watched }: Published,
) {
  const content = `I make Pawslot, which takes deposits. ${own.draft} is how I would begin.`
  const fix = `Answer what they ask about ${said.fix}.`
  const findings = [{ kind: 'unanswered', at: 2, quote: own.draft, fix }]
  await say(aging, MODELS.drafts, verdicts({ disclosure: 'clear', disclosedAt: [1], claims: [], findings }))
  await say(aging, MODELS.comments, content, 1)
  const contextInfo = `Deposits helped us: ${own.context}.`
  const answered = {
    postTitle: `${ASK} ${strangers.watched.title}`,
    postDescription: `No reminder helps, and ${strangers.watched.body} is all they say.`,
    subreddit: WATCHED,
    contextInfo,
  }
  const product = { productName: 'Pawslot', productId }
  const comment = { ...answered, postId: watched.id, ...product }
  const answer = await post('/api/ai/generate-comment.js', comment)
  const draftId = String(answer.draftId)
  // What is shown with the draft quotes the rule that it stands on.
  expect(words.among(JSON.stringify(answer.reasons)).join()).toMatch(/^rule: /)
  const shown = { task: 'comment', mayName: true, content, ...answered, productId, draftId }
  expect(JSON.stringify(await post('/api/drafts/review', shown))).toContain(fix)
  await post('/api/drafts/improve', { ...shown, mayLink: false, written: content })
  const edited = `${content} Ask me anything.`
  await put(`/api/drafts/${draftId}`, { title: null, content: edited })
  await post('/api/drafts/review', { ...shown, content: edited })
  await post(`/api/drafts/${draftId}/copied`)
  const id = String((await post('/api/activity', { draftId })).id)
  await untilAnswered(aging, { get, put }, { id, postId: watched.id ?? '' })
  await post('/api/ai/smart-rewrite.js', {
    originalTitle: `${ASK} ${strangers.pasted.title}`,
    originalContent: `They say ${strangers.pasted.body}. I changed one thing. What would you change?`,
    originalSubreddit: UNWATCHED,
    contextInfo,
    ...product,
  })
  const ticket = { name: 'A', email: 'a@own.test', title: 'Help', content: longTicket }
  await post('/api/support/tickets', ticket)
  await get('/api/drafts')
  await get('/api/account/export')
}

/** The comment stands on Reddit, someone answers it, and the user reads that. */
async function untilAnswered(
  aging: AgingStack,
  { get, put }: Pick<Person, 'get' | 'put'>,
  { id, postId }: { id: string; postId: string },
) {
  const posted = await control(aging, 'reddit', 'comments', { postId, author: 'maker' })
  await control(aging, 'reddit', 'comments', { parentId: posted.id, ...strangers.reply })
  // With the words of the title, as browsers show it.
  await put(`/api/activity/${id}/address`, { address: `https://www.reddit.com${posted.permalink}` })
  const look = async () => JSON.stringify(await get('/api/activity'))
  await expect.poll(look, { timeout: 90_000 }).toContain(strangers.reply.body)
}

/** Looks once more at everything that was read before: rules, communities, listings. */
export async function lookAgain({ get, post, untilSuggested }: Person) {
  expect(JSON.stringify(await get(feedOf(UNWATCHED)))).toContain(strangers.unwatched.title)
  await expect.poll(async () => (await get(rulesOf(WATCHED))).by, { timeout: 60_000 }).toBe('model')
  await untilSuggested()
  await post('/api/reddit/search', search)
}
