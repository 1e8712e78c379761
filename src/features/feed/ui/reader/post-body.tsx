import type { Post } from '../../schema.ts'
import type { Opportunity } from '../fit/score-post.ts'
import { plainText } from '../posts/plain-text.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import { FitSummary } from './fit-summary.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostText } from './post-text.tsx'

type PostBodyProps = {
  post: Post
  opportunity: Opportunity | undefined
  now: number
  fromSearch?: boolean
}

export function PostBody({ post, opportunity, now, fromSearch = false }: PostBodyProps) {
  return (
    <>
      <PostText
        text={plainText(post.selftext)}
        // Only what deserves an answer is marked.
        marked={opportunity?.fit === 'strong' && opportunity.passage ? plainText(opportunity.passage) : null}
        instead={
          fromSearch && post.url !== null
            ? 'This is a link post. Click "Open on Reddit" to view the content.'
            : 'No description available'
        }
      />
      {!isPasted(post) && <PostFacts post={post} now={now} withRatio={fromSearch} />}
      {opportunity && <FitSummary opportunity={opportunity} />}
    </>
  )
}
