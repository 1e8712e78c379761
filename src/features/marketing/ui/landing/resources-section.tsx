import { ArrowUpRight } from 'lucide-react'
import type { Guide } from '../../schema.ts'
import { Section } from './section.tsx'

export function ResourcesSection({ guides }: { guides: Guide[] }) {
  if (guides.length === 0) return null
  return (
    <Section
      id="resources"
      title="Free resources, no e-mail asked"
      lead="Read them first. If they help, you know how we think."
    >
      <ul className="grid gap-4 lg:grid-cols-3">
        {guides.map(({ id, icon: Icon, title, subtitle, url }) => (
          <li
            key={id}
            className="group relative flex flex-col rounded-xl border bg-card p-6 shadow-1 transition-shadow hover:shadow-2"
          >
            <div className="mb-7 flex items-start justify-between">
              <span className="grid size-11 place-items-center rounded-full bg-accent text-accent-foreground">
                <Icon className="size-5" aria-hidden />
              </span>
              <ArrowUpRight
                className="size-4.5 text-muted-foreground transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
                aria-hidden
              />
            </div>
            <h3 className="text-lg">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="rounded-sm after:absolute after:inset-0 after:rounded-xl"
              >
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </h3>
            <p className="mt-1.5 text-md text-pretty text-muted-foreground">{subtitle}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
