import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { Post } from '../../schema.ts'
import { type PastedInput, readPastedPost } from '../posts/read-pasted-post.ts'

const empty: PastedInput = { title: '', text: '', link: '' }

type PasteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onPasted: (post: Post) => void
}

/** For a post that isn't in the feed, and the way around Reddit's API: the user brings the post. */
export function PasteDialog({ open, onOpenChange, onPasted }: PasteDialogProps) {
  const [input, setInput] = useState(empty)
  const [errors, setErrors] = useState<{ [field: string]: string[] }>({})
  const formId = useId()

  function change(part: Partial<PastedInput>) {
    setInput({ ...input, ...part })
    setErrors({})
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readPastedPost(input, Date.now())
    if (read.kind === 'refused') {
      setErrors(read.errors)
      const [first = 'title'] = Object.keys(read.errors)
      const field = event.currentTarget.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setInput(empty)
    onOpenChange(false)
    onPasted(read.post)
  }

  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Paste a post"
      description="Copy it from Reddit. Everything works as if it came from the feed."
      className="max-w-140"
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Open Post
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field label="Title" errors={errors.title}>
          {(control) => (
            <Input
              {...control}
              name="title"
              value={input.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Text" errors={errors.text}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              voice
              className="min-h-36"
              value={input.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Link" hint="Optional. It lets you open the post from here." errors={errors.link}>
          {(control) => (
            <Input
              {...control}
              name="link"
              inputMode="url"
              autoComplete="off"
              placeholder="https://www.reddit.com/r/..."
              value={input.link}
              onChange={(event) => change({ link: event.currentTarget.value })}
            />
          )}
        </Field>
      </form>
    </ResponsiveDialog>
  )
}
