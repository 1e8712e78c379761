import { ArrowRight, ArrowUpRight, Check, Compass, MessageCircleReply, PenLine } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { SceneButton } from '../hero/scene-button.tsx'
import { ProcessStep } from './process-step.tsx'
import { Section } from './section.tsx'

export function ProcessSection() {
  return (
    <Section
      id="how-it-works"
      title="From quiet lurker to welcome regular, in three moves"
      lead="Ten minutes a day is enough. Read, answer, come back tomorrow."
    >
      <ol className="grid lg:grid-cols-3 lg:gap-x-4">
        <ProcessStep
          icon={Compass}
          title="Discover communities"
          text="Pick up to three subreddits for your product. We bring the posts people are answering right now."
        >
          <ul aria-label="Sample subreddits" className="flex flex-wrap gap-1.5">
            <SubredditChip name="r/SaaS" />
            <SubredditChip name="r/smallbusiness" chosen />
            <SubredditChip name="r/microsaas" />
          </ul>
        </ProcessStep>
        <ProcessStep
          icon={PenLine}
          title="Generate content"
          text="A comment or a post in a plain voice that mentions your product only where it helps."
        >
          <p className="max-w-80 font-voice text-md text-muted-foreground">
            “…I ended up building a tiny tool for it, <span className="text-foreground">so I’m biased</span>,
            but…”
          </p>
        </ProcessStep>
        <ProcessStep
          icon={MessageCircleReply}
          title="Engage and convert"
          text="Copy, open the post, paste. Your account stays yours and keeps a human pace."
          last
        >
          <p
            aria-hidden
            className="flex flex-wrap items-center gap-2 text-xs text-muted-foreground select-none"
          >
            <SceneButton outline>
              <Check className="text-success" />
              Copied!
            </SceneButton>
            <ArrowRight className="size-3.5" />
            <SceneButton outline>
              Open on Reddit
              <ArrowUpRight />
            </SceneButton>
          </p>
        </ProcessStep>
      </ol>
    </Section>
  )
}

function SubredditChip({ name, chosen }: { name: string; chosen?: boolean }) {
  return (
    <li
      className={classNames(
        'rounded-full border px-2.5 py-1 text-xs font-medium',
        chosen ? 'border-primary bg-accent text-accent-foreground' : 'bg-card',
      )}
    >
      {name}
    </li>
  )
}
