import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAnnounceArrival } from '../../features/accounts/ui/follow-session.ts'
import { UserMenu } from '../../features/accounts/ui/user-menu.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx'
import { BrandLink } from './brand-link.tsx'

type AccountFrameProps = { viewer: { id: string; name: string; email: string }; children: ReactNode }

/** Pages of a signed-in user: the user menu stands bottom-left, on phones in the top bar. */
export function AccountFrame({ viewer, children }: AccountFrameProps) {
  useAnnounceArrival(viewer.id)
  return (
    <div className="flex-1">
      <header className="flex h-15 items-center justify-between gap-3 border-b px-4 md:px-6">
        <BrandLink />
        <div className="min-w-0 md:fixed md:bottom-2 md:left-4 md:z-20">
          <UserMenu name={viewer.name} email={viewer.email}>
            <DropdownMenuItem render={<Link to="/dashboard/settings" />}>
              <Settings2 aria-hidden />
              Account Settings
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </UserMenu>
        </div>
      </header>
      {children}
    </div>
  )
}
