import { Bookmark, Clock, CornerDownRight, type LucideIcon, PenLine, X } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { plainText } from '../../../../ui/plain-text.ts'
import { ThreadLine } from '../../../../ui/thread-line.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../../ui/tooltip.tsx'
import { longReason, metLine, quoteOf, shortReason } from '../words/short-reason.ts'
import { addressOf } from './address-of.ts'
import { LetterHint } from '../../../../ui/letter-hint.tsx'
import { LoweredNote } from './lowered-note.tsx'
import { QuotedExcerpt } from './quoted-excerpt.tsx'
import { ReadButton } from './read-button.tsx'
import type { RowProps } from './row-acts.ts'
import { AllowanceNote, RowMeta } from './row-meta.tsx'
import { RowTitle } from './row-title.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'

/** About three lines of a wide list. */
const EXCERPT_LENGTH = 285
const QUIET = 'text-muted-foreground'
const APPEARS = 'transition-[opacity,translate] duration-200 starting:opacity-0'

/** A thread of the list on a wide screen. Its title stays the same element when it opens, and so keeps the focus. */
export function ThreadRow(props: RowProps) {
  const { thread, isCurrent, isLeaving, acts, renderLogo, now } = props
  const isReading = thread.group === 'reading'
  return (
    <li
      data-row={thread.post.id}
      data-folded={isCurrent ? undefined : true}
      aria-current={isCurrent || undefined}
      inert={isLeaving}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 px-5 transition-[opacity,translate] duration-140',
        isCurrent
          ? 'relative z-1 -mx-px -my-px rounded-lg bg-card pt-3.75 pb-4 shadow-2 ring-2 ring-ring'
          : isReading
            ? 'items-center py-2'
            : 'py-2.5',
        isLeaving && '-translate-x-2 opacity-0 motion-reduce:translate-x-0',
      )}
    >
      <div className={classNames('flex h-4.5 min-w-0 items-center', isReading && !isCurrent && 'hidden')}>
        <RowMeta thread={thread} now={now} renderLogo={renderLogo} />
        <LoweredNote lowered={thread.lowered} isOpen={isCurrent} className="ml-3" />
      </div>
      {(!isReading || isCurrent) && <AllowanceNote allowance={thread.allowance} className="justify-end" />}
      <RowTitle
        thread={thread}
        onDraft={acts.draft}
        className={
          isCurrent
            ? 'col-span-2 pt-1 text-xl leading-7'
            : 'col-start-1 text-md leading-6 hover:text-accent-foreground'
        }
      />
      {isCurrent ? <OpenPart {...props} /> : <ClosedPart {...props} />}
    </li>
  )
}

function OpenPart(props: RowProps) {
  const { thread, acts } = props
  const meets = metLine(thread.fit)
  return (
    <div className={`col-span-2 grid ${APPEARS}`}>
      <QuotedExcerpt thread={thread} length={EXCERPT_LENGTH} className="pt-1 text-md leading-6.25" />
      <p className="relative pt-2 pl-6 text-sm text-muted-foreground">
        <ThreadLine className="absolute top-0 left-0.5 h-4.25 w-3 rounded-bl-[0.75rem] after:size-1.75" />
        <span className="font-medium text-accent-foreground">{longReason(thread.fit)}</span>
        {meets !== null && (
          <>
            <span aria-hidden className="mx-1.5">
              ·
            </span>
            {meets}
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2.5 pt-3.5">
        {thread.group === 'reading' ? (
          <ReadButton thread={thread} size="sm" />
        ) : (
          <Button size="sm" aria-haspopup="dialog" aria-keyshortcuts="D" onClick={() => acts.draft(thread)}>
            <PenLine aria-hidden />
            Draft
            <LetterHint letter="D" onPrimary />
          </Button>
        )}
        <Button variant="outline" size="sm" aria-keyshortcuts="S" onClick={() => acts.save(thread)}>
          <Bookmark aria-hidden />
          Save
          <LetterHint letter="S" />
        </Button>
        <SnoozeMenu
          {...props}
          trigger={
            <Button variant="outline" size="sm" aria-keyshortcuts="Z">
              <Clock aria-hidden />
              Snooze
              <LetterHint letter="Z" />
            </Button>
          }
        />
        <Button variant="outline" size="sm" aria-keyshortcuts="X" onClick={() => acts.dismiss(thread)}>
          <X aria-hidden />
          Dismiss
          <LetterHint letter="X" />
        </Button>
        {thread.group !== 'reading' && (
          <OutsideButton
            href={addressOf(thread.post)}
            text="Open on Reddit"
            variant="ghost"
            size="sm"
            aria-keyshortcuts="O"
            className="ml-auto px-0 hover:bg-transparent hover:underline"
          />
        )}
      </div>
    </div>
  )
}

function ClosedPart(props: RowProps) {
  const { thread, acts, renderLogo, now } = props
  const isReading = thread.group === 'reading'
  const quote = quoteOf(thread.fit)
  // Only what the post says goes between quotation marks; its title is there already.
  const isQuoted = quote !== null && !isReading && thread.post.selftext.includes(quote)
  return (
    <>
      <div className="col-start-1 flex h-5 min-w-0 items-center gap-3">
        {isReading && <RowMeta thread={thread} now={now} renderLogo={renderLogo} className="shrink-0" />}
        <p className="flex min-w-0 items-center gap-1.5 text-xs whitespace-nowrap">
          <CornerDownRight className="size-3.5 shrink-0 text-accent-foreground" aria-hidden />
          <span className="shrink-0 font-medium text-accent-foreground">{shortReason(thread.fit)}</span>
          {isQuoted && (
            <span className="ml-1 truncate font-voice text-sm text-muted-foreground">
              {`“${plainText(quote).trim()}”`}
            </span>
          )}
        </p>
        {isReading && <LoweredNote lowered={thread.lowered} isOpen={false} />}
      </div>
      <div
        className={classNames(
          '-mr-1.75 col-start-2 flex items-center justify-end gap-0.5 pointer-coarse:mr-0',
          isReading ? 'row-start-1 row-end-3' : 'row-start-2 row-end-4 self-end',
        )}
      >
        {isReading ? (
          <ReadButton thread={thread} variant="outline" size="xs" className="mr-1" />
        ) : (
          <Button
            variant="outline"
            size="xs"
            aria-haspopup="dialog"
            onClick={() => acts.draft(thread)}
            className="mr-1"
          >
            Draft
          </Button>
        )}
        <QuietAct name="Save" Icon={Bookmark} onPress={() => acts.save(thread)} />
        <SnoozeMenu
          {...props}
          hasTooltip
          trigger={
            <Button variant="ghost" size="icon-xs" className={QUIET} aria-label="Snooze">
              <Clock aria-hidden />
            </Button>
          }
        />
        <QuietAct name="Dismiss" Icon={X} onPress={() => acts.dismiss(thread)} />
      </div>
    </>
  )
}

type QuietActProps = { name: string; Icon: LucideIcon; onPress: () => void }

/** A button without words, and what it does. */
function QuietAct({ name, Icon, onPress }: QuietActProps) {
  return (
    <Tooltip>
      <TooltipTrigger
        render={
          <Button variant="ghost" size="icon-xs" className={QUIET} aria-label={name} onClick={onPress}>
            <Icon aria-hidden />
          </Button>
        }
      />
      <TooltipContent>{name}</TooltipContent>
    </Tooltip>
  )
}
