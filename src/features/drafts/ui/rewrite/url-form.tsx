import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

const POST_URL =
  /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:reddit\.com\/(?:r|u|user)\/[^/]+\/(?:comments|s)\/|redd\.it\/)\w/i

type UrlFormProps = { analysing: boolean; failure: string | undefined; onAnalyse: (url: string) => void }

export function UrlForm({ analysing, failure, onAnalyse }: UrlFormProps) {
  const [url, setUrl] = useState('')
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const blank = url.trim() === ''

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!analysing && !blank) onAnalyse(url)
  }
  function onKeyDown(event: KeyboardEvent) {
    // A disabled button swallows the Enter of its form.
    if (event.key !== 'Enter' || !blank) return
    event.preventDefault()
    void toast({ title: 'URL Required', text: 'Please enter a Reddit post URL.', variant: 'destructive' })
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text').trim()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    if (!replacesAll || !POST_URL.test(pasted)) return
    event.preventDefault()
    flushSync(() => setUrl(pasted))
    button.current?.focus()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <Field
        label="Reddit Post URL *"
        hint="The address of a post that worked, from your browser or Reddit's share button."
        errors={failure === undefined ? [] : [failure]}
      >
        {(control) => (
          <Input
            {...control}
            name="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.reddit.com/r/..."
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        )}
      </Field>
      <Button
        ref={button}
        type="submit"
        className="h-11 sm:mt-7"
        disabled={!hydrated || blank}
        busy={analysing}
        busyLabel="Analyzing..."
      >
        Analyze Post
      </Button>
    </form>
  )
}
