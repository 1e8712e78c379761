import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { BrandLink } from './brand-link.tsx'
import { startAction } from './start-action.ts'

const links = [
  { to: '/blog', name: 'Blog' },
  { to: '/terms', name: 'Terms' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/pricing', name: 'Pricing' },
]

/** The header of every public page. On phones the links stand in a popover, which opens without a script. */
export function SiteHeader({ signedIn = false }: { signedIn?: boolean }) {
  const { to, label } = startAction(signedIn)
  return (
    <header className="sticky top-0 z-20 bg-background/95 backdrop-blur-sm">
      <div className="mx-auto grid h-18 w-full max-w-310 grid-cols-[1fr_auto] items-center gap-1 px-3 min-[22.5rem]:gap-3 min-[22.5rem]:px-4 sm:px-6 md:grid-cols-[1fr_auto_1fr] lg:px-8">
        <BrandLink />
        <nav aria-label="Main" className="max-md:hidden">
          <ul className="flex gap-1.5">
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex h-9 items-center rounded-md px-3 text-muted-foreground transition-colors hover:text-foreground"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 justify-self-end min-[22.5rem]:gap-2">
          <Button
            variant="ghost"
            size="icon"
            className="md:hidden"
            aria-label="Menu"
            popoverTarget="site-menu"
          >
            <Menu aria-hidden />
          </Button>
          <Button className="max-[22.5rem]:px-2.5" render={<Link to={to} />}>
            {label}
          </Button>
        </div>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="inset-auto top-18 right-4 m-0 min-w-52 rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-3 [position-anchor:auto] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+0.5rem)]"
      >
        <ul>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className="flex h-11 items-center rounded-md px-3.5 text-md hover:bg-accent">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
