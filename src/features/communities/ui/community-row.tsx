import { Check, CornerDownRight, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { writeAge } from '../../../ui/write-age.ts'
import type { FittingThread, SuggestedCommunity } from '../schema.ts'
import { mentionWords } from './mention-words.ts'

const inShort = new Intl.NumberFormat('en-US', { notation: 'compact' })

type CommunityRowProps = {
  community: SuggestedCommunity
  now: number
  isAdded: boolean
  /** No more can be added. */
  isFull: boolean
  onAdd: () => void
  onRemove: () => void
}

export function CommunityRow({ community, now, isAdded, isFull, onAdd, onRemove }: CommunityRowProps) {
  const { name, members, comments, posts, thread } = community
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5',
        '@xl:min-h-16 @xl:grid-cols-[minmax(0,1fr)_9.5rem_8.75rem_5.5rem] @xl:items-center @xl:gap-x-2 @xl:px-4 @xl:py-2',
      )}
    >
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 truncate font-semibold">{`r/${name}`}</span>
        {members !== null && (
          <span className="shrink-0 text-sm text-muted-foreground tabular-nums">{`${inShort.format(members)} ${members === 1 ? 'member' : 'members'}`}</span>
        )}
      </p>
      <Mention label="Comments" stance={comments} kind="comments" />
      <Mention label="Posts" stance={posts} kind="posts" />
      <div className="col-start-2 row-span-3 row-start-1 self-center justify-self-end @xl:col-start-4 @xl:row-span-2">
        <Button
          variant="outline"
          size="sm"
          disabled={isFull && !isAdded}
          onClick={isAdded ? onRemove : onAdd}
          className={classNames(
            'grid max-md:h-11 max-md:px-4',
            isAdded && 'border-transparent bg-success-soft text-success',
          )}
        >
          <Swap shown={!isAdded}>
            <Plus aria-hidden className="size-3.5" />
            Add
          </Swap>
          <Swap shown={isAdded}>
            <Check aria-hidden className="size-3.5" />
            Added
          </Swap>
          <span className="sr-only">
            {isAdded ? `Added r/${name}. Press to remove it.` : `Add r/${name}`}
          </span>
        </Button>
      </div>
      {thread && <Thread thread={thread} now={now} />}
    </li>
  )
}

/** Both lie in the same place, so the button keeps its size. */
function Swap({ shown, children }: { shown: boolean; children: React.ReactNode }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'col-start-1 row-start-1 flex items-center justify-center gap-1.5 transition-opacity',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      {children}
    </span>
  )
}

const tones = { fine: 'text-success', bound: 'text-warning', quiet: '' }

type MentionProps = { label: string; stance: string; kind: 'comments' | 'posts' }

function Mention({ label, stance, kind }: MentionProps) {
  const { Icon, tone, ...texts } = mentionWords(stance)
  return (
    <p
      className={classNames(
        'col-start-1 flex items-center gap-2 text-sm @xl:col-start-auto',
        tone === 'quiet' && 'text-muted-foreground',
      )}
    >
      <span className="w-18 shrink-0 text-muted-foreground @xl:sr-only">{label}</span>
      <Icon className={classNames('size-3.5 shrink-0', tones[tone])} aria-hidden />
      <span className="min-w-0 truncate">{texts[kind]}</span>
    </p>
  )
}

function Thread({ thread, now }: { thread: FittingThread; now: number }) {
  const { title, permalink, createdUtc } = thread
  return (
    <p className="col-span-full flex min-w-0 items-baseline gap-2 @max-xl:pt-1 @xl:col-span-3">
      <CornerDownRight className="size-3.5 shrink-0 self-center text-success @max-xl:hidden" aria-hidden />
      <a
        href={`https://www.reddit.com${permalink}`}
        target="_blank"
        rel="noopener noreferrer"
        className="relative min-w-0 truncate rounded-sm font-voice text-md text-muted-foreground hover:underline pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
      >
        {title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="shrink-0 text-sm text-muted-foreground @max-xl:hidden">
        {writeAge(createdUtc, now)}
      </span>
    </p>
  )
}
