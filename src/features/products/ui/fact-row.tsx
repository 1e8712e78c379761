import { X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Fact } from '../schema.ts'

type FactRowProps = {
  fact: Fact
  label: string
  onRewrite: (text: string) => void
  onRemove: () => void
  onEnter: () => void
}

export function FactRow({ fact, label, onRewrite, onRemove, onEnter }: FactRowProps) {
  const sourceId = useId()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1.5 gap-y-1">
      <Textarea
        rows={1}
        maxLength={200}
        aria-label={label}
        aria-describedby={sourceId}
        className="py-2 text-base"
        value={fact.text}
        onChange={(event) => onRewrite(event.currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
      <Button variant="ghost" size="icon" aria-label={`Remove ${label.toLowerCase()}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
      <p id={sourceId} className="text-sm wrap-anywhere text-muted-foreground">
        {nameSource(fact)}
      </p>
    </li>
  )
}

/** Words that were taken over as they are need no second telling. */
function nameSource({ text, source }: Fact) {
  if (source === null) return 'Yours'
  return source === text ? 'From your website' : `From your website: “${source}”`
}
