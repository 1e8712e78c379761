import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Marker } from '../../../../ui/marker.tsx'
import { plainText } from '../../../../ui/plain-text.ts'
import { FitMark } from '../fit/fit-mark.tsx'
import { PostNumbers } from '../posts/post-numbers.tsx'
import { isPasted } from '../posts/read-pasted-post.ts'
import { askingSentence } from './asking-sentence.ts'
import { PostBody, type PostBodyProps } from './post-body.tsx'

/**
 * On a phone, the post makes room once there is a draft: what it asks and its numbers stay. Only the panel knows of a draft, and tells
 * by `data-drafted` on something in the same sheet.
 */
export function FoldedPost(props: PostBodyProps) {
  const { post, fit, justHelp } = props
  const [isWhole, setWhole] = useState(false)
  const asks = askingSentence(fit)
  // A sentence that doesn't stand in the text is nobody's.
  const shown = asks !== null && plainText(post.selftext).includes(asks) ? asks : null
  return (
    <>
      <div className="hidden gap-2 group-has-[[data-drafted]]/sheet:grid">
        {!isWhole && shown !== null && (
          <p className="font-voice text-md">
            <Marker>{shown}</Marker>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 text-xs text-muted-foreground tabular-nums">
          {!isPasted(post) && <PostNumbers post={post} />}
          <FitMark fit={fit} closed={post.closed} justHelp={justHelp} />
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 ml-auto"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            Whole post
            <ChevronDown aria-hidden className={isWhole ? 'rotate-180' : ''} />
          </Button>
        </div>
      </div>
      <div className={`grid gap-2.5 ${isWhole ? '' : 'group-has-[[data-drafted]]/sheet:hidden'}`}>
        <PostBody {...props} />
      </div>
    </>
  )
}
