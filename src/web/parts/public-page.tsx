import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type PublicPageProps = { signedIn?: boolean; children: ReactNode }

/** Header, content and footer of a page that everybody may read. */
export function PublicPage({ signedIn, children }: PublicPageProps) {
  return (
    <div className="flex flex-1 flex-col overflow-x-clip">
      <SiteHeader signedIn={signedIn} />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-310 flex-1 px-4 pb-12 sm:px-6 lg:px-8">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
