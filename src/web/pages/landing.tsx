import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { useState } from 'react'
import type { LinksFunction } from 'react-router'
import { brand } from '../../brand.ts'
import { useDemoVideos } from '../../features/marketing/ui/demo/use-demo-videos.ts'
import { redirectSignedIn } from '../guards.server.ts'
import { PageMeta } from '../parts/page-meta.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import { ServerHtml } from '../parts/server-html.tsx'
import type { Route } from './+types/landing.ts'

// A plain import would stay in the browser's bundle for its side effects; this one goes, and all that hangs on it.
const ServerSections = import.meta.env.SSR
  ? (await import('../parts/landing-sections.tsx')).LandingSections
  : undefined

export const links: LinksFunction = () => [
  { rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export async function loader(args: Route.LoaderArgs) {
  await redirectSignedIn(args)
  return null
}

/** Who comes from another page of ours has no HTML of the sections yet and draws them here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [sections] = await Promise.all([import('../parts/landing-sections.tsx'), serverLoader()])
  return { Sections: sections.LandingSections }
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  // Kept from the first answer: asking the loaders again must not draw the page anew.
  const [drawn] = useState(loaderData)
  useDemoVideos()
  return (
    <PublicPage>
      <PageMeta title={`${brand.name} · ${brand.tagline}`} description={brand.description} path="/" />
      {drawn ? (
        <drawn.Sections />
      ) : (
        <ServerHtml id="sections">{ServerSections && <ServerSections />}</ServerHtml>
      )}
    </PublicPage>
  )
}
