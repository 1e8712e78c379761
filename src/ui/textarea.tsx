import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { classNames } from './class-names.ts'

type TextareaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  ref?: Ref<HTMLTextAreaElement>
  /** Reddit's readers will see this text: it is set in the serif. */
  voice?: boolean
}

/** A text field that grows with its text, from `rows` lines on. */
export function Textarea({ ref, voice = false, rows = 3, className, onInput, ...rest }: TextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current)
  useEffect(() => {
    if (field.current) fitToText(field.current)
  })
  return (
    <textarea
      ref={field}
      data-slot="textarea"
      rows={rows}
      onInput={(event) => {
        fitToText(event.currentTarget)
        onInput?.(event)
      }}
      className={classNames(
        'field-sizing-content block w-full min-w-0 resize-none rounded-md border border-input bg-card px-3 py-2.5 text-md text-foreground shadow-1 transition-[border-color]',
        'placeholder:text-muted-foreground hover:not-disabled:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0',
        'disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:shadow-none aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
        voice && 'px-4 py-3.5 font-voice leading-relaxed',
        className,
      )}
      {...rest}
    />
  )
}

/** For browsers without `field-sizing`, which keep the height of `rows` otherwise. */
function fitToText(field: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
}
