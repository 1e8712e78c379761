import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { useRead } from '../../../client/use-read.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { LEAST_SAMPLE, MAX_FOUNDER, MAX_SAMPLE, MAX_VOICE_SAMPLES, TOO_SHORT } from '../schema.ts'

type Sample = { key: number; text: string }

/** Samples of the user's own writing, so that drafts sound like them, and what drafts may tell of them. */
export function VoiceSamples() {
  const { samples, setSamples, founder, setFounder, failure, tryAgain } = useVoice()
  const { busy: saving, run } = useAct('Failed to save your writing', { keepsToasts: true })
  /** What is too short is told once somebody wants to keep it. */
  const [tried, setTried] = useState(false)
  const next = useRef(0)
  const list = useRef<HTMLUListElement>(null)

  function save() {
    if (!samples) return
    const short = samples.findIndex(isTooShort)
    setTried(short >= 0)
    if (short >= 0) {
      dismissToasts()
      list.current?.querySelectorAll('textarea')[short]?.focus()
      return
    }
    const kept = samples.map(({ text }) => text.trim()).filter(Boolean)
    run(async () => {
      await ask(api.voice.$put({ json: { samples: kept, founder } }))
      setSamples(kept.map((text) => ({ key: (next.current -= 1), text })))
      void toast({ title: 'Saved', text: 'Your next drafts will use this.' })
    })
  }
  function add() {
    if (!samples) return
    setSamples([...samples, { key: (next.current -= 1), text: '' }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus())
  }

  if (failure)
    return (
      <div className="grid justify-items-start gap-3">
        <Alert variant="destructive">{failure}</Alert>
        <Button variant="outline" onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    )
  if (!samples) return <Skeleton className="h-24" />
  const full = samples.length >= MAX_VOICE_SAMPLES
  return (
    <div className="grid gap-4">
      <ul ref={list} className="grid gap-4 empty:hidden">
        {samples.map(({ key, text }, index) => (
          <li key={key} className="grid gap-1.5">
            <Textarea
              aria-invalid={tried && isTooShort({ text })}
              aria-describedby={tried && isTooShort({ text }) ? `too-short-${key}` : undefined}
              voice
              rows={3}
              aria-label={`Sample ${index + 1}`}
              maxLength={MAX_SAMPLE}
              value={text}
              onChange={(event) => {
                const { value } = event.currentTarget
                setSamples(samples.map((one) => (one.key === key ? { ...one, text: value } : one)))
              }}
            />
            {tried && isTooShort({ text }) && (
              <p id={`too-short-${key}`} className="text-sm text-danger">
                {TOO_SHORT}
              </p>
            )}
            <div className="flex items-center justify-between gap-3">
              <p className="text-xs text-muted-foreground tabular-nums">
                {`${text.length.toLocaleString('en-US')} / ${MAX_SAMPLE.toLocaleString('en-US')}`}
              </p>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove sample ${index + 1}`}
                onClick={() => setSamples(samples.filter((one) => one.key !== key))}
              >
                <Trash2 aria-hidden />
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" aria-disabled={full} onClick={add}>
          <Plus aria-hidden />
          Add sample
        </Button>
        <p className="text-sm text-muted-foreground tabular-nums">{`${samples.length} of ${MAX_VOICE_SAMPLES}`}</p>
      </div>
      <Field
        label="About you"
        hint="Your background, what you've tried, numbers you're fine sharing. Drafts only say about you what you write here or next to a draft."
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-24"
            maxLength={MAX_FOUNDER}
            value={founder}
            onChange={(event) => setFounder(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button className="justify-self-start" busy={saving} busyLabel="Saving..." onClick={save}>
        Save
      </Button>
    </div>
  )
}

/** An empty one isn't kept anyway. */
function isTooShort({ text }: { text: string }) {
  const { length } = text.trim()
  return length > 0 && length < LEAST_SAMPLE
}

/** What is kept, until someone changes it here. */
function useVoice() {
  const [changed, setSamples] = useState<Sample[]>()
  const [told, setFounder] = useState<string>()
  const { answer, failure, tryAgain } = useRead(['voice'], (signal) =>
    ask(api.voice.$get({}, { init: { signal } })),
  )
  const kept = useMemo(() => answer?.samples.map((text, key) => ({ key, text })), [answer])
  return {
    samples: changed ?? kept,
    setSamples,
    founder: told ?? answer?.founder ?? '',
    setFounder,
    failure: failure?.message,
    tryAgain,
  }
}
