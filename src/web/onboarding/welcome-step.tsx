import { MAX_SUBREDDITS } from '../../features/products/schema.ts'

const parts = [
  ['Your product', 'Its website, name and logo. AI reads the site and writes a first description.'],
  ['Your subreddits', `Up to ${MAX_SUBREDDITS} communities where people ask about what you make.`],
  ['Your plan', 'Pro for one product, Plus for three.'],
]

/** What is to come, along the thread. */
export function WelcomeStep() {
  return (
    <div className="grid gap-6">
      <ol className="grid">
        {parts.map(([title, text]) => (
          <li
            key={title}
            className="relative grid gap-0.5 pb-6 pl-8 before:absolute before:top-2 before:left-[0.2rem] before:h-full before:border-l-[2.5px] before:border-chart-1 after:absolute after:top-1.5 after:left-0 after:size-2.25 after:rounded-full after:bg-chart-1 after:forced-color-adjust-none last:pb-0 last:before:hidden"
          >
            <span className="text-md font-semibold">{title}</span>
            <span className="text-md text-pretty text-muted-foreground">{text}</span>
          </li>
        ))}
      </ol>
      <p className="rounded-md bg-muted px-4 py-3 text-muted-foreground">
        Nothing is ever posted for you. You read every draft, change it and paste it yourself.
      </p>
    </div>
  )
}
