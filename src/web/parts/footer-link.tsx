import { Link } from 'react-router'

const look =
  'inline-flex min-h-8 items-center rounded-sm wrap-anywhere text-muted-foreground underline-offset-4 hover:text-foreground hover:underline pointer-coarse:min-h-11'

/** A page of ours, a mail address, or a place elsewhere, which opens in a new tab. */
export function FooterLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith('/')) {
    return (
      <li>
        <Link to={to} className={look}>
          {children}
        </Link>
      </li>
    )
  }
  const elsewhere = to.startsWith('https:')
  return (
    <li>
      <a
        href={to}
        className={look}
        target={elsewhere ? '_blank' : undefined}
        rel={elsewhere ? 'noopener noreferrer' : undefined}
      >
        {children}
        {elsewhere && <span className="sr-only">&nbsp;(opens in a new tab)</span>}
      </a>
    </li>
  )
}
