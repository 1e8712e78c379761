import { ChevronsUpDown, LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

export function UserMenu({ name, email }: { name: string; email: string }) {
  const hydrated = useHydrated()
  const [asking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  // The popup opens inside the landmark that holds the menu, so that it is found there.
  const container = useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <DropdownMenu>
        <DropdownMenuTrigger
          ref={trigger}
          disabled={!hydrated}
          className="flex max-w-64 items-center gap-2.5 rounded-lg p-2 text-left hover:bg-accent data-popup-open:bg-accent"
        >
          <Avatar name={name} />
          <span className="grid min-w-0 text-base leading-5">
            <span className="truncate font-medium">{name}</span>
            <span className="truncate text-sm text-muted-foreground max-md:sr-only">{email}</span>
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-muted-foreground" aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent container={container} align="start">
          <DropdownMenuItem onClick={() => setAsking(true)}>
            <LogOut aria-hidden />
            Sign Out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <SignOutDialog open={asking} onOpenChange={setAsking} finalFocus={trigger} />
    </div>
  )
}
