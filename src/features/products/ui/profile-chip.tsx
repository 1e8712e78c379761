import { X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../ui/tooltip.tsx'
import type { ProfileLine } from '../schema.ts'

type ProfileChipProps = { line: ProfileLine; isQuote: boolean; onEdit: () => void; onRemove: () => void }

/** Pressed, it is edited in its place. Backspace takes it out, as its × does for a pointer. What it rests on is told on hover and focus. */
export function ProfileChip({ line: { text, from }, isQuote, onEdit, onRemove }: ProfileChipProps) {
  const sourceId = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return
    event.preventDefault()
    onRemove()
  }

  return (
    <span className="flex max-w-full rounded-sm bg-secondary text-secondary-foreground forced-colors:border">
      <Tooltip disabled={from === null}>
        <TooltipTrigger
          type="button"
          data-chip
          aria-keyshortcuts="Enter Backspace"
          aria-describedby={from === null ? undefined : sourceId}
          onClick={onEdit}
          onKeyDown={onKeyDown}
          className={classNames(
            'min-h-6.5 min-w-0 rounded-sm py-0.5 pl-2 text-left text-sm wrap-anywhere pointer-coarse:min-h-11',
            'hover:underline hover:decoration-muted-foreground hover:underline-offset-4',
            isQuote && 'font-voice text-base',
          )}
        >
          {isQuote ? `“${text}”` : text}
        </TooltipTrigger>
        <TooltipContent>{`“${from}”`}</TooltipContent>
      </Tooltip>
      {from !== null && (
        <span id={sourceId} hidden>
          {`From “${from}”`}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Remove ${text}`}
        onClick={onRemove}
        className="grid w-6.5 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-accent-foreground pointer-coarse:w-11"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  )
}
