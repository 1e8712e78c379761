import {
  Compass,
  LayoutTemplate,
  type LucideIcon,
  PenLine,
  TextSearch,
  TrendingUp,
  WandSparkles,
} from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { Section } from './section.tsx'

export function FeatureSection() {
  return (
    <Section
      id="features"
      title="Six tools, one habit"
      lead="Everything you need to be useful in public, and nothing that talks behind your back."
    >
      <ul className="grid gap-px overflow-hidden rounded-2xl border bg-border sm:grid-cols-2 lg:grid-cols-3">
        <FeatureItem
          icon={Compass}
          title="Smart subreddit discovery"
          text="See where people ask for what you make, and add a subreddit with one tap."
        />
        <FeatureItem
          icon={PenLine}
          title="AI content generation"
          text="Comments and posts that sound like a person who has been there."
        />
        <FeatureItem
          icon={TrendingUp}
          title="Trend monitoring"
          text="Notice a topic while it rises, not after everybody has answered."
        />
        <FeatureItem
          icon={WandSparkles}
          title="Smart rewrite"
          text="Take the shape of a post that worked and tell your own story in it."
        />
        <FeatureItem
          icon={TextSearch}
          title="Keyword research"
          text="Find every post about your subject in the subreddits that matter."
        />
        <FeatureItem
          icon={LayoutTemplate}
          title="Viral templates"
          text="Openings and outlines that earned attention, ready to fill in."
          soon
        />
      </ul>
    </Section>
  )
}

type FeatureItemProps = { icon: LucideIcon; title: string; text: string; soon?: boolean }

function FeatureItem({ icon: Icon, title, text, soon }: FeatureItemProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-5 bg-card p-6 sm:block sm:p-7">
      <Icon className="mt-1 size-5 text-chart-1 sm:mt-0 sm:mb-8" strokeWidth={1.75} aria-hidden />
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
          {title}
          {soon && <Badge variant="outline">Soon</Badge>}
        </h3>
        <p className="mt-1.5 text-md text-pretty text-muted-foreground">{text}</p>
      </div>
    </li>
  )
}
