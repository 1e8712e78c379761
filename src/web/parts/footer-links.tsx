import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type FooterLinksProps = { title: string; className?: string; children: ReactNode }

export function FooterLinks({ title, className, children }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={classNames('min-w-0', className)}>
      <h2 className="mb-2 text-base tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
