import { CheckedList } from './checked-list.tsx'
import { CompanionThread } from './companion-thread.tsx'

const habits = [
  'Tells you why a post is worth your time, or why it isn’t',
  'Takes what you know and puts it in the right sentence',
  'Minds the pace: 5-7 comments or 2-3 posts per day',
]

export function CompanionSection() {
  return (
    <section
      id="companion"
      aria-labelledby="companion-title"
      className="grid items-center gap-12 py-11 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-20 lg:py-12"
    >
      <div className="lg:order-2">
        <h2 id="companion-title" className="text-3xl leading-[1.08] tracking-[-0.03em] lg:text-[2.375rem]">
          An AI companion that reads along
        </h2>
        <p className="mt-4 text-md text-pretty text-muted-foreground">
          It doesn’t speak for you. It sits next to you, points at the right thread and holds the pen until
          you take it.
        </p>
        <CheckedList items={habits} className="mt-7" />
      </div>
      <CompanionThread />
    </section>
  )
}
