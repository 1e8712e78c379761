import { writeAge } from '../../../../ui/write-age.ts'
import type { Post } from '../../schema.ts'

type PostFactsProps = { post: Post; now: number; withRatio: boolean }

export function PostFacts({ post, now, withRatio }: PostFactsProps) {
  const facts = [
    { term: 'Upvotes', fact: post.score.toLocaleString('en-US') },
    ...(withRatio ? [{ term: 'Upvoted', fact: `${Math.round(post.upvote_ratio * 100)}%` }] : []),
    { term: 'Comments', fact: post.num_comments.toLocaleString('en-US') },
    { term: 'Posted', fact: writeAge(post.created_utc, now) },
  ]
  return (
    <dl className="my-2 grid auto-cols-fr grid-flow-col divide-x rounded-lg border">
      {facts.map(({ term, fact }) => (
        <div key={term} className="grid gap-0.5 px-3 py-2.5">
          <dt className="truncate text-xs text-muted-foreground">{term}</dt>
          <dd className="text-sm font-semibold tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
