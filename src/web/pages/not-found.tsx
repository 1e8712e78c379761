import { data, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { pageContext } from '../page-context.ts'
import { BrandLink } from '../parts/brand-link.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/not-found.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  context.get(pageContext).request.log.warn('page.not_found', { path: url.pathname, status: 404 })
  return data(null, { status: 404 })
}

const words = ['This', 'thread', 'ends', 'here.']
// Written out, because Tailwind finds only whole class names.
const delays = ['', '[animation-delay:90ms]', '[animation-delay:180ms]', '[animation-delay:270ms]']

export default function NotFound() {
  return (
    <div className="mx-auto grid w-full max-w-280 flex-1 grid-rows-[auto_1fr] px-6 py-5">
      <PageTitle name="Page not found" />
      <header>
        <BrandLink />
      </header>
      <main id="content" tabIndex={-1} className="grid content-center justify-items-start gap-5 pb-24">
        <p className="text-muted-foreground tabular-nums">404</p>
        <h1 className="font-voice text-5xl">
          {words.map((word, position) => (
            <span key={word} className={`inline-block animate-rise whitespace-pre ${delays[position]}`}>
              {`${word} `}
            </span>
          ))}
        </h1>
        <p className="text-lg text-muted-foreground">There is no page at this address.</p>
        <Button size="lg" className="mt-2" render={<Link to="/" />}>
          Go home
        </Button>
      </main>
    </div>
  )
}
