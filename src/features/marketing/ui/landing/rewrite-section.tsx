import { Marker } from '../../../../ui/marker.tsx'
import { ThreadLine } from '../../../../ui/thread-line.tsx'
import { RewriteSheet } from './rewrite-sheet.tsx'
import { Section } from './section.tsx'

export function RewriteSection() {
  return (
    <Section
      id="rewrite"
      title="Keep the shape that worked. Tell your own story."
      lead="Smart Rewrite learns from a post that did well and writes a new one about your product. It never copies."
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)]">
        <RewriteSheet
          label="Before"
          source="r/indiehackers · u/quietship · 9 hours ago"
          title="I spent 90 days building in public. Here is every number."
          stats={{ upvotes: 412, comments: 96 }}
        >
          <p>
            Day 1: no users and a landing page I was proud of. Day 30: eleven users, nine of them friends.
          </p>
          <p>Day 90: $340 a month. What moved it was not the launch. It was answering one question a day.</p>
          <p>Happy to share the spreadsheet.</p>
        </RewriteSheet>
        <div className="relative mx-auto h-12 w-0 lg:mx-0 lg:h-auto lg:w-full">
          <ThreadLine variant="down" className="lg:hidden" />
          <ThreadLine variant="across" className="absolute top-24 max-lg:hidden" />
        </div>
        <RewriteSheet
          after
          label="After"
          source="For Pawslot · yours to edit"
          title="I spent 90 days chasing no-shows in one van. Here is every number."
        >
          <p>Week 1: six missed slots and a phone full of “sorry, forgot”. Week 4: three.</p>
          <p>
            Week 12: one. It was not the deposit. It was a text the evening before, with one question in it.{' '}
            <Marker>I ended up building a small tool for that (Pawslot, so I’m biased).</Marker>
          </p>
          <p>Happy to share the wording. It works on paper, too.</p>
        </RewriteSheet>
      </div>
    </Section>
  )
}
