import { Badge } from '../../../../ui/badge.tsx'
import { writeReason } from '../../judge/write-reason.ts'
import type { Mode, Reason } from '../../schema.ts'

const names = {
  mention_disclosed: { write: (product: string) => `May name ${product}`, variant: 'success' },
  no_mention: { write: (product: string) => `Doesn't name ${product}`, variant: 'default' },
  notes_only: { write: () => 'Points to make, no text', variant: 'warning' },
  refuse: { write: () => 'No draft for this one', variant: 'default' },
} as const satisfies Record<Mode, object>

type ModeNoteProps = { mode: Mode; reasons: Reason[]; product: string }

/** What a draft may do here, and why. */
export function ModeNote({ mode, reasons, product }: ModeNoteProps) {
  const { write, variant } = names[mode]
  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      <Badge variant={variant} className="max-w-full truncate">
        {write(product)}
      </Badge>
      <Reasons reasons={reasons} />
    </div>
  )
}

export function Reasons({ reasons }: { reasons: Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-muted-foreground">
      {reasons.map((reason) => (
        <li key={writeReason(reason)} className="wrap-anywhere">
          {writeReason(reason)}
          {'quote' in reason && reason.quote && (
            <q className="ml-1 font-voice text-foreground">{reason.quote}</q>
          )}
        </li>
      ))}
    </ul>
  )
}
