import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { LEAST_SAMPLE, MAX_SAMPLE, MAX_VOICE_SAMPLES, TOO_SHORT } from '../schema.ts'

type Sample = { key: number; text: string }

/** Samples of the user's own writing, so that drafts sound like them. */
export function VoiceSamples() {
  const { samples, setSamples, failure, tryAgain } = useVoice()
  const [saving, setSaving] = useState(false)
  /** What is too short is told once somebody wants to keep it. */
  const [tried, setTried] = useState(false)
  const next = useRef(0)
  const list = useRef<HTMLUListElement>(null)

  async function save() {
    if (!samples) return
    const short = samples.findIndex(isTooShort)
    setTried(short >= 0)
    if (short >= 0) {
      dismissToasts()
      list.current?.querySelectorAll('textarea')[short]?.focus()
      return
    }
    const kept = samples.map(({ text }) => text.trim()).filter(Boolean)
    setSaving(true)
    try {
      await ask(api.voice.$put({ json: { samples: kept } }))
      setSamples(kept.map((text) => ({ key: (next.current -= 1), text })))
      void toast({ title: 'Writing samples saved', text: 'Your next drafts are written with them.' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void toast({ title: 'Failed to save writing samples', text: error.message, variant: 'destructive' })
    } finally {
      setSaving(false)
    }
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
        <Button busy={saving} busyLabel="Saving..." onClick={() => void save()}>
          Save samples
        </Button>
        <p className="text-sm text-muted-foreground tabular-nums">{`${samples.length} of ${MAX_VOICE_SAMPLES}`}</p>
      </div>
    </div>
  )
}

/** An empty one isn't kept anyway. */
function isTooShort({ text }: { text: string }) {
  const { length } = text.trim()
  return length > 0 && length < LEAST_SAMPLE
}

function useVoice() {
  const [samples, setSamples] = useState<Sample[]>()
  const [failed, setFailed] = useState<{ tries: number; message: string }>()
  const [tries, setTries] = useState(1)
  useEffect(() => {
    const left = new AbortController()
    ask(api.voice.$get({}, { init: { signal: left.signal } })).then(
      (voice) => setSamples(voice.samples.map((text, key) => ({ key, text }))),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!left.signal.aborted) setFailed({ tries, message: error.message })
      },
    )
    return () => left.abort()
  }, [tries])
  const failure = failed?.tries === tries ? failed.message : undefined
  return { samples, setSamples, failure, tryAgain: () => setTries(tries + 1) }
}
