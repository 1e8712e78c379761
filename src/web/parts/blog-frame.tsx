import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { BrandLink } from './brand-link.tsx'
import { SiteFooter } from './site-footer.tsx'

type BlogFrameProps = { actions: ReactNode; children: ReactNode }

/** Header, content and footer of the blog's pages. The header stays in sight, and what it offers with it. */
export function BlogFrame({ actions, children }: BlogFrameProps) {
  return (
    <div className="flex flex-1 flex-col overflow-x-clip">
      <link rel="alternate" type="application/rss+xml" title={`${brand.name} Blog`} href="/feed.xml" />
      <header className="sticky top-0 z-20 border-b bg-background/95 backdrop-blur-sm">
        <div className="mx-auto flex h-16 w-full max-w-310 items-center justify-between gap-3 px-4 sm:px-6 lg:px-8">
          <BrandLink />
          <div className="flex items-center gap-2">{actions}</div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-310 flex-1 px-4 pb-16 sm:px-6 lg:px-8">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
