import { ChevronsUpDown, LogOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

type UserMenuProps = {
  name: string
  email: string
  signOutLabel?: string
  /** As wide as the sidebar around it; when that shows icons only, just the avatar. */
  inSidebar?: boolean
  /** Entries above the last one. */
  children?: ReactNode
}

export function UserMenu({
  name,
  email,
  signOutLabel = 'Sign Out',
  inSidebar = false,
  children,
}: UserMenuProps) {
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
          className={classNames(
            'flex max-w-64 items-center gap-2.5 rounded-lg p-2 text-left hover:bg-accent data-popup-open:bg-accent',
            inSidebar &&
              'w-full max-w-full hover:bg-sidebar-accent data-popup-open:bg-sidebar-accent group-data-[state=collapsed]/sidebar:p-0',
          )}
        >
          <Avatar
            name={name}
            className={inSidebar ? 'group-data-[state=collapsed]/sidebar:size-8' : undefined}
          />
          <span
            className={classNames(
              'grid min-w-0 text-base leading-5',
              inSidebar && 'flex-1 group-data-[state=collapsed]/sidebar:sr-only',
            )}
          >
            <span className="truncate font-medium text-foreground">{name}</span>
            <span
              className={classNames('truncate text-sm text-muted-foreground', !inSidebar && 'max-md:sr-only')}
            >
              {email}
            </span>
          </span>
          <ChevronsUpDown
            className={classNames(
              'size-4 shrink-0 text-muted-foreground',
              inSidebar && 'group-data-[state=collapsed]/sidebar:hidden',
            )}
            aria-hidden
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent container={container} align="start">
          {children}
          <DropdownMenuItem onClick={() => setAsking(true)}>
            <LogOut aria-hidden />
            {signOutLabel}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <SignOutDialog open={asking} onOpenChange={setAsking} finalFocus={trigger} />
    </div>
  )
}
