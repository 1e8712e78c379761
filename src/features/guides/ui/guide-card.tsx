import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Guide } from '../schema.ts'
import { guideIcons } from './guide-icons.ts'

/** The whole card is the link: what the link covers is the card. */
export function GuideCard({ guide, newTab }: { guide: Guide; newTab: boolean }) {
  const { icon, title, subtitle, url } = guide
  const Icon = guideIcons[icon]
  return (
    <li className="group relative flex flex-col rounded-lg border bg-card p-5 shadow-1 transition-shadow hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring">
      <div className="mb-5 flex items-start justify-between">
        <span className="grid size-11 place-items-center rounded-full bg-accent text-accent-foreground">
          <Icon className="size-5" aria-hidden />
        </span>
        {newTab && (
          <ArrowUpRight
            className="size-4.5 text-muted-foreground transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
            aria-hidden
          />
        )}
      </div>
      <h2 className="text-lg text-pretty">
        <Link
          to={url}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
          className="outline-none after:absolute after:inset-0 after:rounded-lg"
        >
          {title}
          {newTab && <span className="sr-only"> (opens in a new tab)</span>}
        </Link>
      </h2>
      <p className="mt-1.5 text-base text-pretty text-muted-foreground">{subtitle}</p>
    </li>
  )
}
