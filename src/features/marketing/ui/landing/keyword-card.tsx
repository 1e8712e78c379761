import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

type KeywordCardProps = {
  title: string
  text: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function KeywordCard({ title, text, aside, className, children }: KeywordCardProps) {
  return (
    <article
      className={classNames('flex min-w-0 flex-col rounded-xl border bg-card p-6 shadow-1', className)}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        {aside}
      </div>
      <p className="mt-0.5 mb-6 text-muted-foreground">{text}</p>
      <div className="my-auto">{children}</div>
    </article>
  )
}
