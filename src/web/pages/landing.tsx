import { ArrowRight, ShieldCheck } from 'lucide-react'
import { Link, type LinksFunction } from 'react-router'
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/button.tsx'
import { redirectSignedIn } from '../guards.server.ts'
import { BrandLink } from '../parts/brand-link.tsx'
import { ClaimStrip } from '../parts/claim-strip.tsx'
import { HeroPicture } from '../parts/hero-picture.tsx'
import type { Route } from './+types/landing.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export async function loader(args: Route.LoaderArgs) {
  await redirectSignedIn(args)
  return null
}

export default function Landing() {
  return (
    <div className="flex flex-1 flex-col overflow-x-clip">
      <div className="mx-auto flex w-full max-w-296 flex-1 flex-col px-4 sm:px-6 lg:px-8">
        <title>{`${brand.name} · ${brand.tagline}`}</title>
        <meta name="description" content={brand.description} />
        <header className="flex h-18 items-center justify-between">
          <BrandLink />
          <Button render={<Link to="/auth" />}>Get Started</Button>
        </header>
        <main id="content" tabIndex={-1} className="flex-1">
          <section className="grid items-center gap-14 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-16 lg:py-16">
            <div className="grid justify-items-start gap-6">
              <p className="flex items-center gap-2 rounded-full border bg-card py-1 pr-3 pl-1.5 text-sm shadow-1">
                <span className="grid size-5 place-items-center rounded-full bg-accent text-accent-foreground">
                  <ShieldCheck className="size-3" aria-hidden />
                </span>
                Nothing is posted automatically
              </p>
              <h1 className="text-5xl tracking-[-0.036em]">
                Join the right thread. Sound like <span className="marker">a person.</span>
              </h1>
              <p className="max-w-110 text-lg text-pretty text-muted-foreground">
                {brand.name} finds the Reddit posts where your product is the honest answer, drafts a
                human-like comment, and leaves the posting to you.
              </p>
              <Button size="lg" className="max-lg:w-full" render={<Link to="/auth" />}>
                Get Started
                <ArrowRight aria-hidden />
              </Button>
            </div>
            <HeroPicture />
          </section>
          <ClaimStrip claims={brand.claims} />
        </main>
        <footer className="mt-16 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t py-6 text-sm text-muted-foreground">
          <p>{brand.disclaimer}</p>
          <a className="rounded-sm underline-offset-4 hover:underline" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </a>
        </footer>
      </div>
    </div>
  )
}
