import { Button } from '../../../../ui/button.tsx'
import type { ChannelKind } from '../../schema.ts'
import { channelLooks } from './channel-kinds.ts'
import { ChannelRow } from './channel-row.tsx'

type OpenSlotProps = {
  kind: Exclude<ChannelKind, 'push'>
  line?: string
  isLive: boolean
  busy?: boolean
  onConnect: () => void
}

/** A kind of place that isn't used yet. */
export function OpenSlot({ kind, line, isLive, busy = false, onConnect }: OpenSlotProps) {
  const { name, offer } = channelLooks[kind]
  const isEmail = kind === 'email'
  const word = isEmail ? 'Turn on' : 'Connect'
  return (
    <ChannelRow
      kind={kind}
      line={line ?? offer}
      badge={{ text: isEmail ? 'Off' : 'Not connected', variant: 'outline' }}
      action={
        <Button
          variant="outline"
          size="xs"
          className="min-w-23 px-1.5"
          busy={busy}
          disabled={!isLive}
          aria-label={`${word} ${name}`}
          aria-haspopup={isEmail ? undefined : 'dialog'}
          onClick={onConnect}
        >
          {word}
        </Button>
      }
    />
  )
}
