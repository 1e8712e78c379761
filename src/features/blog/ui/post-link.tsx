import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PostLinkProps = { href: string; blank: boolean; children: ReactNode }

export function PostLink({ href, blank, children }: PostLinkProps) {
  const isExternal = /^https?:/.test(href)
  const target = blank ? '_blank' : undefined
  const rel = isExternal || blank ? 'noopener' : undefined
  const content = (
    <>
      {children}
      {blank && <span className="sr-only"> (opens in a new tab)</span>}
    </>
  )
  if (href.startsWith('/'))
    return (
      <Link to={href} target={target} rel={rel}>
        {content}
      </Link>
    )
  return (
    <a href={href} target={target} rel={rel}>
      {content}
    </a>
  )
}
