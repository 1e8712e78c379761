import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

/** What is asked for: by default either, as someone who lost the phone has only recovery codes. */
type Kind = 'app' | 'recovery' | 'either'

type CodeFieldProps = {
  kind?: Kind
  hint?: string
  errors: string[] | undefined
  /** Takes the focus when it appears, where the field before it is gone. */
  takesFocus?: boolean
}

// Recovery codes have letters, which a numeric keyboard doesn't.
const shapes = {
  app: { autoComplete: 'one-time-code', inputMode: 'numeric', placeholder: '123456' },
  recovery: { autoComplete: 'off', placeholder: 'a1b2c-d3e4f' },
  either: { autoComplete: 'one-time-code', placeholder: '123456' },
} as const

/** Six digits of an authenticator app, or a recovery code. */
export function CodeField({ kind = 'either', hint, errors, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // After the page's heading had it (page-announcer.tsx).
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  return (
    <Field label={kind === 'recovery' ? 'Recovery code' : 'Code'} hint={hint} errors={errors}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          {...shapes[kind]}
          maxLength={16}
          name="code"
          required
          autoCapitalize="none"
          spellCheck={false}
          className="tabular-nums tracking-wide"
        />
      )}
    </Field>
  )
}
