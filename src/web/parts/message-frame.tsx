import type { ReactNode } from 'react'
import { BrandLink } from './brand-link.tsx'
import { PageTitle } from './page-title.tsx'

/** One message in the middle of the page. Not for search engines: it means something to one person, once. */
export function MessageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-280 flex-1 grid-rows-[auto_1fr] px-6 py-5">
      <PageTitle name={title} />
      <meta name="robots" content="noindex" />
      <header>
        <BrandLink />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-120 content-center justify-items-center gap-4 py-10 pb-24 text-center"
      >
        {children}
      </main>
    </div>
  )
}
