import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { CloseButton } from '../../ui/close-button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../ui/dialog.tsx'
import type { Command } from './command.ts'
import { CommandList } from './command-list.tsx'
import { matchCommands } from './match-commands.ts'
import type { Panel } from './palette-provider.tsx'
import { useCommands } from './use-commands.tsx'

type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  hasPlus: boolean
  show: (panel: Panel) => void
}

export function CommandPalette({ open, onOpenChange, hasPlus, show }: CommandPaletteProps) {
  const commands = useCommands({ hasPlus, show })
  const [query, setQuery] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setQuery('')
  }
  const later = useRef<() => void>(undefined)
  const found = matchCommands(commands, query)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)

  function choose({ run, afterClosing }: Command) {
    onOpenChange(false)
    if (afterClosing) later.current = run
    else run()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(nowOpen) => {
        if (!nowOpen) later.current?.()
        later.current = undefined
      }}
    >
      <DialogContent
        closeButton={false}
        className="top-3! max-h-[min(32rem,calc(100dvh-1.5rem))] max-w-150 translate-y-0! overflow-hidden duration-(--duration-base) data-ending-style:duration-120 sm:top-[12dvh]! sm:max-h-[min(32rem,76dvh)]"
      >
        <DialogTitle className="sr-only">Search or jump to</DialogTitle>
        <Autocomplete.Root
          open
          inline
          mode="none"
          items={found}
          value={query}
          onValueChange={setQuery}
          itemToStringValue={({ label }: Command) => label}
          autoHighlight="always"
          keepHighlight
        >
          <div className="flex shrink-0 items-center gap-3 border-b py-2 pr-2 pl-4">
            <Search className="size-4.5 shrink-0 text-muted-foreground" aria-hidden />
            <Autocomplete.Input
              aria-label="Search or jump to"
              placeholder="Search pages, actions and guides"
              className="h-9 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-muted-foreground pointer-coarse:h-11"
            />
            <DialogClose render={<CloseButton />} />
          </div>
          <Autocomplete.Status className="sr-only">
            {count === 1 ? '1 result' : `${count} results`}
          </Autocomplete.Status>
          <CommandList found={found} query={query} onChoose={choose} />
        </Autocomplete.Root>
      </DialogContent>
    </Dialog>
  )
}
