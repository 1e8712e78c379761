import { Sparkles } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { KeyHint } from '../../../../ui/key-hint.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { MAX_KNOWN } from '../../schema.ts'
import { AngleChoice } from './angle-choice.tsx'
import type { CommentSession } from './use-comment-session.ts'

export const QUESTION = 'What do you know about this?'

type KnownFieldProps = {
  comment: CommentSession
  /** Where a label is tied to it. */
  id?: string
}

/** What the user tells a draft to be written from. Left empty, the draft says nothing about them. */
export function KnownField({ comment, id }: KnownFieldProps) {
  const { known, tellKnown, angles, angle, chooseAngle } = comment
  return (
    <>
      <Textarea
        id={id}
        aria-label={id === undefined ? QUESTION : undefined}
        placeholder="What you've seen, tried or measured. One line is enough."
        maxLength={MAX_KNOWN}
        value={known}
        onChange={(event) => tellKnown(event.currentTarget.value)}
        className="min-h-18 border-0 bg-transparent p-0 text-base shadow-none outline-none"
      />
      {angles.length > 0 && <AngleChoice angles={angles} angle={angle} onChange={chooseAngle} />}
    </>
  )
}

type GenerateButtonProps = { comment: CommentSession; onGenerate: () => void }

export function GenerateButton({ comment, onGenerate }: GenerateButtonProps) {
  const { start } = comment
  return (
    <Button
      ref={start}
      className="h-9.5 max-md:h-11.5 max-md:px-3"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onGenerate}
    >
      <Sparkles aria-hidden className="max-md:hidden" />
      Generate Comment
      <KeyHint keys={['Mod', '↵']} onPrimary />
    </Button>
  )
}
