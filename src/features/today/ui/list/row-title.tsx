import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Thread } from '../../schema.ts'
import { addressOf } from './address-of.ts'

type RowTitleProps = { thread: Thread; onDraft: (thread: Thread) => void; className: string }

/** Opens the draft; of what is only worth reading, the post on Reddit. It has the focus while its row is the current one. */
export function RowTitle({ thread, onDraft, className }: RowTitleProps) {
  const { post, group } = thread
  const shared = {
    'data-thread': post.id,
    className: 'block w-full rounded-sm text-left outline-none focus-visible:outline-none',
  }
  return (
    <h3 className={classNames('min-w-0 font-voice font-semibold', className)}>
      {group === 'reading' ? (
        <a {...shared} href={addressOf(post)} target="_blank" rel="noopener noreferrer">
          <Words>{post.title}</Words>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <button {...shared} type="button" aria-haspopup="dialog" onClick={() => onDraft(thread)}>
          <Words>{post.title}</Words>
        </button>
      )}
    </h3>
  )
}

const Words = ({ children }: { children: ReactNode }) => (
  <span className="block wrap-anywhere in-data-folded:truncate">{children}</span>
)
