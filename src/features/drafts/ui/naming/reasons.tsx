import { writeReason } from '../../judge/write-reason.ts'
import type { Reason } from '../../schema.ts'

/** Each in its sentence, with the rule that says so. */
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
