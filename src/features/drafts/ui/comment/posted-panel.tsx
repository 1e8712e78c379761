import type { InferRequestType } from 'hono/client'
import { Check, CircleAlert, Link2 } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type AnswerOf, api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { KeyHint } from '../../../../ui/key-hint.tsx'
import { useLetterKey } from '../../../../ui/use-letter-key.ts'
import { readCommentLink } from '../../judge/read-comment-link.ts'

const problems = {
  post: "That's the post. Open your comment's Share menu and copy its link.",
  other: "That's not a link to a Reddit comment.",
} as const

type PostedPanelProps = {
  logged: InferRequestType<typeof api.activity.$post>['json']
  /** What the user typed last was posted too. */
  onSave: () => Promise<void>
  /** With its path on www.reddit.com, or that of its post, null where nobody knows either; and whether it's their first comment. */
  onPosted: (path: string | null, isFirst: boolean) => void
  onNotYet: () => void
}

/** Asked once the comment may stand on Reddit, because only the user knows. */
export function PostedPanel({ logged, onSave, onPosted, onNotYet }: PostedPanelProps) {
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  /** Once it is written down, only its link is missing. */
  const entry = useRef<AnswerOf<Awaited<ReturnType<typeof api.activity.$post>>>>(undefined)
  const logging = useAct(
    ({ fields }) => {
      const refused = fields?.address?.[0]
      if (refused === undefined) setFailed(true)
      else setProblem(refused)
    },
    { keepsToasts: true },
  )
  const id = useId()
  useEffect(() => heading.current?.focus(), [])

  function changeLink(text: string) {
    setLink(text)
    setProblem(undefined)
  }
  usePaste(changeLink)

  function log() {
    const read = link.trim() === '' ? null : readCommentLink(link)
    if (read && read.is !== 'comment') {
      setProblem(problems[read.is])
      field.current?.focus()
      return
    }
    setFailed(false)
    logging.run(async () => {
      if (!entry.current) {
        await onSave()
        entry.current = await ask(api.activity.$post({ json: logged }))
      }
      const { id: of, link: path, first } = entry.current
      if (read) await ask(api.activity[':id'].address.$put({ param: { id: of }, json: { address: link } }))
      onPosted(read?.path ?? path, first)
    })
  }
  // What is written down already is posted, with a link or without.
  function leave() {
    if (logging.busy) return
    if (entry.current) onPosted(entry.current.link, entry.current.first)
    else onNotYet()
  }
  useLetterKey('y', log)
  useLetterKey('n', leave)

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        log()
      }}
      className="grid gap-3 rounded-lg bg-muted p-4"
    >
      <h4 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        Did you post it?
      </h4>
      <div className="grid gap-1.5">
        <div className="relative">
          <Link2
            aria-hidden
            className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            aria-label="Link to your comment"
            aria-describedby={id}
            aria-invalid={problem !== undefined || undefined}
            placeholder="Paste the link to your comment"
            value={link}
            // What comes back must be about the link shown.
            readOnly={logging.busy}
            onChange={(event) => changeLink(event.currentTarget.value)}
            className="h-9 pl-9 text-base pointer-coarse:h-11"
          />
        </div>
        {problem === undefined ? (
          <p id={id} className="text-xs text-muted-foreground">
            Link to your comment, optional.
          </p>
        ) : (
          <p id={id} className="flex gap-1.5 text-sm text-danger">
            <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" aria-keyshortcuts="Y" busy={logging.busy} busyLabel="Yes, I posted it">
          <Check aria-hidden />
          Yes, I posted it
          <KeyHint keys={['Y']} onPrimary />
        </Button>
        <Button variant="ghost" aria-keyshortcuts="N" onClick={leave}>
          Not yet
        </Button>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failed && "Couldn't log that. Try again."}
      </p>
    </form>
  )
}

/** What is pasted while no field has the focus. The clipboard is never read by itself. */
function usePaste(onPaste: (text: string) => void) {
  const latest = useRef(onPaste)
  useEffect(() => {
    latest.current = onPaste
  })
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return
      const text = event.clipboardData?.getData('text/plain').trim()
      if (text) latest.current(text)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}
