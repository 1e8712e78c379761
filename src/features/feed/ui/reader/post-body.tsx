import { plainText } from '../../../../ui/plain-text.ts'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import { askingSentence } from './asking-sentence.ts'
import { FitSummary } from './fit-summary.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostText } from './post-text.tsx'

export type PostBodyProps = {
  post: Post
  /** Without numbers and fit. */
  bare?: boolean
  fit: PostFit | undefined
  justHelp: boolean
  onTryAgain: () => void
  now: number
  fromSearch?: boolean
}

export function PostBody(props: PostBodyProps) {
  const { post, bare = false, fit, justHelp, onTryAgain, now, fromSearch = false } = props
  return (
    <>
      <PostText
        text={plainText(post.selftext)}
        marked={askingSentence(fit)}
        instead={
          fromSearch && post.url !== null
            ? 'This is a link post. Click "Open on Reddit" to view the content.'
            : 'No description available'
        }
      />
      {!bare && !isPasted(post) && <PostFacts post={post} now={now} withRatio={fromSearch} />}
      {!bare && fit && <FitSummary post={post} fit={fit} justHelp={justHelp} onTryAgain={onTryAgain} />}
    </>
  )
}
