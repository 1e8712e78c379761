import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Command, CommandGroup } from './command.ts'

type CommandListProps = { found: CommandGroup[]; query: string; onChoose: (command: Command) => void }

export function CommandList({ found, query, onChoose }: CommandListProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {found.length === 0 && (
        <p className="px-4 py-10 text-center text-base wrap-anywhere text-muted-foreground">
          {`Nothing is called “${query.trim()}” here. Try another word.`}
        </p>
      )}
      <Autocomplete.List className="grid gap-2 p-2 empty:hidden">
        {found.map(({ label, items }) => (
          <Autocomplete.Group key={label} items={items}>
            <Autocomplete.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs text-muted-foreground">
              {label}
            </Autocomplete.GroupLabel>
            {items.map((command) => (
              <CommandItem key={command.id} command={command} onChoose={onChoose} />
            ))}
          </Autocomplete.Group>
        ))}
      </Autocomplete.List>
    </div>
  )
}

type CommandItemProps = { command: Command; onChoose: (command: Command) => void }

function CommandItem({ command, onChoose }: CommandItemProps) {
  return (
    <Autocomplete.Item
      value={command}
      disabled={command.disabled}
      onClick={() => onChoose(command)}
      className="flex min-h-9 scroll-my-2 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none pointer-coarse:min-h-11 data-disabled:text-muted-foreground data-highlighted:bg-accent data-highlighted:text-accent-foreground data-highlighted:forced-colors:outline-2 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {command.icon}
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.note && (
        <span className="flex shrink-0 items-center gap-1.5 text-sm text-muted-foreground">
          {command.note}
        </span>
      )}
    </Autocomplete.Item>
  )
}
