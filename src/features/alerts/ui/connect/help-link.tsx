type HelpLinkProps = { href: string; children: string }

/** A page of others, in a new tab. */
export function HelpLink({ href, children }: HelpLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-sm text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
