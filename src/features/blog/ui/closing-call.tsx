import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'

/** Spruce in both themes: what stands on it takes the dark theme's colours. */
export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing-title"
      className="dark mt-16 grid justify-items-start gap-6 rounded-2xl bg-[oklch(0.345_0.07_166)] px-6 py-12 text-foreground sm:px-12 lg:mt-24 lg:grid-cols-[1fr_auto] lg:items-center lg:px-16 lg:py-16"
    >
      <div className="grid gap-3">
        <h2 id="closing-title" className="text-3xl tracking-[-0.03em]">
          Ready to grow on Reddit?
        </h2>
        <p className="max-w-120 text-lg text-pretty text-foreground/90">
          Find the threads where your product is the honest answer, and write it in your own words.
        </p>
      </div>
      <Button size="lg" className="max-sm:w-full" render={<Link to="/auth" />}>
        Get Started Free
        <ArrowRight aria-hidden />
      </Button>
    </section>
  )
}
