import { explainReddit } from '../../adapters/reddit/explain-reddit.ts'
import { parsePostUrl, postUrlSentences } from '../../adapters/reddit/parse-post-url.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import type { AnalysedPost } from './schema.ts'

const NO_POST = "We couldn't find this post on Reddit. It may have been deleted."

/** The post behind an address that the user pasted. */
export async function fetchPost(
  ctx: RequestContext,
  { redditUrl }: { redditUrl: string },
): Promise<{ post: AnalysedPost }> {
  const { posts } = await requirePlan(ctx, 'plus')
  const found = await posts.post(await findId(posts, redditUrl))
  if (found.kind === 'missing') throw new AppError('not_found', NO_POST, { reason: found.kind })
  if (found.kind !== 'ok') throw explainReddit(found)
  const { title, selftext, author, subreddit, score, num_comments, created_utc } = found.value
  return {
    post: {
      title,
      content: selftext,
      author,
      subreddit,
      upvotes: score,
      comments: num_comments,
      created_utc,
    },
  }
}

async function findId(posts: PostSource, redditUrl: string) {
  const address = parsePostUrl(redditUrl)
  if (address.kind === 'id') return address.id
  if (address.kind !== 'share') {
    throw refuseField('redditUrl', postUrlSentences[address.kind])
  }
  const shared = await posts.shared(address.path)
  if (shared.kind !== 'ok') throw explainReddit(shared)
  return shared.value.id
}
