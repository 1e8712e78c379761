import type { DemoVideo } from '../../schema.ts'
import { DemoPlayer } from '../demo/demo-player.tsx'
import { CheckedList } from './checked-list.tsx'

const promises = [
  'Answers the question first, names your product second',
  'Says that you are the maker, so nobody feels tricked',
  'Every word is yours to edit before you copy it',
]

export function GenerationsSection({ video }: { video: DemoVideo }) {
  return (
    <section
      id="ai-generations"
      aria-labelledby="ai-generations-title"
      className="grid items-center gap-10 py-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)] lg:gap-16 lg:py-12"
    >
      <div>
        <h2
          id="ai-generations-title"
          className="text-3xl leading-[1.08] tracking-[-0.03em] lg:text-[2.375rem]"
        >
          AI generations that read like you wrote them
        </h2>
        <p className="mt-4 text-md text-pretty text-muted-foreground">
          Open a post, press one button, and a draft is there in seconds. It knows the post, the subreddit and
          your product. You know the rest.
        </p>
        <CheckedList items={promises} className="mt-7" />
      </div>
      <DemoPlayer video={video} />
    </section>
  )
}
