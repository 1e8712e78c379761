import { type ReactNode, useId } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { DiscardDialog } from '../../../../ui/discard-dialog.tsx'
import { HalfText } from '../editing/half-text.tsx'
import { PointList } from '../editing/point-list.tsx'
import { EditableSheet } from './editable-sheet.tsx'
import type { PostSession } from './use-post-session.ts'

type DraftSheetProps = {
  post: PostSession
  heading: string
  /** The user says that they have posted it. */
  onPosted: () => void
  /** On the sheet as long as it is empty. */
  empty: ReactNode
  /** Above the title. */
  header?: ReactNode
  /** Between the text and what is to be said about it. */
  children?: ReactNode
}

/** The page on which a post appears: ruled lines, then words, then text to edit and copy. */
export function DraftSheet({ post, heading, onPosted, empty, header, children }: DraftSheetProps) {
  const { words, failure, half, isStopped, draft, points, sheet, replacing } = post
  const headingId = useId()
  return (
    <section
      ref={sheet}
      aria-labelledby={headingId}
      className="grid min-w-0 scroll-mt-18 content-start gap-4 rounded-xl border bg-card p-5 shadow-2 sm:p-7"
    >
      <h2 id={headingId} data-sheet-heading tabIndex={-1} className="text-base outline-none">
        {heading}
      </h2>
      {header}
      <output className="sr-only">{words ? 'Writing your post' : isStopped ? 'Stopped' : ''}</output>
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      {words || draft ? (
        <>
          {!words && points && <PointList points={points} />}
          <EditableSheet post={post} onPosted={onPosted}>
            {children}
          </EditableSheet>
        </>
      ) : half?.content ? (
        <HalfText text={half.content} stopped={isStopped} />
      ) : (
        empty
      )}
      <DiscardDialog
        open={replacing.asked}
        onOpenChange={(open) => !open && replacing.keep()}
        title="Discard what you wrote?"
        description="These words are your own, and they are kept nowhere else."
        onDiscard={replacing.discard}
      />
    </section>
  )
}

/** A sheet that waits for words. */
export function RuledLines({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-100 place-content-center rounded-md bg-[repeating-linear-gradient(transparent_0_31px,var(--border)_31px_32px)]">
      <div className="grid max-w-80 justify-items-center gap-1 bg-card px-5 py-3 text-center">{children}</div>
    </div>
  )
}
