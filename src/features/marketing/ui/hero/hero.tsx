import { ArrowRight, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '../../../../brand.ts'
import { Button } from '../../../../ui/button.tsx'
import { Marker } from '../../../../ui/marker.tsx'
import { ThreadLine } from '../../../../ui/thread-line.tsx'
import { DemoButton } from '../demo/demo-button.tsx'
import { HeroDraft } from './hero-draft.tsx'
import { HeroLines } from './hero-lines.tsx'
import { HeroPost } from './hero-post.tsx'

export function Hero() {
  return (
    <section className="grid items-center gap-14 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.14fr)] lg:gap-x-16 lg:pt-16 lg:pb-20">
      <div className="grid justify-items-start gap-6">
        <p className="flex items-center gap-2 rounded-full border bg-card py-1 pr-3 pl-1.5 text-sm font-medium shadow-1">
          <span className="grid size-5 place-items-center rounded-full bg-accent text-accent-foreground">
            <ShieldCheck className="size-3" aria-hidden />
          </span>
          Nothing is posted automatically
        </p>
        <h1 className="text-5xl tracking-[-0.036em]">
          Join the right thread. Sound like <Marker variant="heading">a person.</Marker>
        </h1>
        <p className="max-w-110 text-lg text-pretty text-muted-foreground">
          {brand.name} finds the Reddit posts where your product is the honest answer, drafts a human-like
          comment, and leaves the posting to you.
        </p>
        <div className="mt-2 grid w-full gap-3 lg:flex">
          <Button size="lg" render={<Link to="/auth" />}>
            Get Started
            <ArrowRight aria-hidden />
          </Button>
          <DemoButton variant="outline">See How it Works</DemoButton>
        </div>
      </div>
      <HeroPicture />
    </section>
  )
}

/** The product in one picture: a post worth answering, and the draft that hangs on its thread. */
function HeroPicture() {
  return (
    <div className="relative isolate">
      <HeroLines />
      <HeroPost />
      <div className="relative pt-6 pl-10 sm:pl-18">
        <ThreadLine className="absolute -top-px left-5 h-18.5 w-5 rounded-bl-[1.25rem] sm:left-10.5 sm:w-7.5 sm:rounded-bl-[1.75rem]" />
        <HeroDraft />
      </div>
    </div>
  )
}
