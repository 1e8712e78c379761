import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { DemoButton } from '../demo/demo-button.tsx'
import { ClosingLines } from './closing-lines.tsx'

/** Spruce in both themes: the panel takes the dark theme's colours for what stands on it. */
export function ClosingSection({ note }: { note?: string }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="dark relative isolate my-12 overflow-hidden rounded-2xl bg-[oklch(0.345_0.07_166)] px-6 py-14 text-foreground sm:px-12 lg:my-16 lg:px-16 lg:py-20"
    >
      <ClosingLines />
      <h2 id="closing-title" className="max-w-150 text-4xl leading-[1.04] tracking-[-0.034em]">
        Someone is asking for what you built.
      </h2>
      <p className="mt-5 max-w-110 text-lg text-pretty text-foreground/90">
        Be the person who answers. It takes ten minutes, and you stay yourself.
      </p>
      <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap">
        <Button size="lg" render={<Link to="/auth" />}>
          Start Free Trial
          <ArrowRight aria-hidden />
        </Button>
        <DemoButton
          variant="outline"
          className="border-foreground/30 bg-transparent shadow-none hover:bg-foreground/10 hover:text-foreground"
          iconClassName="bg-foreground/15"
        >
          Watch Demo
        </DemoButton>
      </div>
      {note && <p className="mt-5 text-sm text-foreground/90">{note}</p>}
    </section>
  )
}
