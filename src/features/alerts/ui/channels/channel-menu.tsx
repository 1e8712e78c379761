import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../../../../ui/dropdown-menu.tsx'
import { MoreMenu } from '../../../../ui/more-menu.tsx'
import type { Channel, ChannelChange } from '../../schema.ts'

type ChannelMenuProps = {
  channel: Channel
  name: string
  /** Without a plan it can only be turned off and removed. */
  isLive: boolean
  onChange: (change: ChannelChange) => void
  onChangeAddress: (() => void) | undefined
  onRemove: () => void
}

export function ChannelMenu({
  channel,
  name,
  isLive,
  onChange,
  onChangeAddress,
  onRemove,
}: ChannelMenuProps) {
  const { strongFits, monitors, replies } = channel
  const isOn = channel.state !== 'off'
  return (
    <MoreMenu label={`More for ${name}`}>
      <DropdownMenuGroup>
        <DropdownMenuLabel>Tell it of</DropdownMenuLabel>
        <DropdownMenuCheckboxItem
          checked={strongFits}
          disabled={!isLive}
          onCheckedChange={(on) => onChange({ strongFits: on })}
        >
          Strong fits
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem
          checked={monitors}
          disabled={!isLive}
          onCheckedChange={(on) => onChange({ monitors: on })}
        >
          Monitor matches
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem
          checked={replies}
          disabled={!isLive}
          onCheckedChange={(on) => onChange({ replies: on })}
        >
          Replies to your comments
        </DropdownMenuCheckboxItem>
      </DropdownMenuGroup>
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={!isOn && !isLive} onClick={() => onChange({ isOn: !isOn })}>
        {isOn ? 'Turn off' : 'Turn on'}
      </DropdownMenuItem>
      {onChangeAddress && (
        <DropdownMenuItem disabled={!isLive} onClick={onChangeAddress}>
          Change address
        </DropdownMenuItem>
      )}
      <DropdownMenuItem className="text-danger data-highlighted:text-danger" onClick={onRemove}>
        Remove
      </DropdownMenuItem>
    </MoreMenu>
  )
}
