import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/button.tsx'
import { BrandLink } from './brand-link.tsx'
import { PageTitle } from './page-title.tsx'

type FailurePageProps = { heading: string; text: string }

export function FailurePage({ heading, text }: FailurePageProps) {
  return (
    <div className="mx-auto grid w-full max-w-160 flex-1 grid-rows-[auto_1fr] px-6 py-5">
      <PageTitle name={heading} />
      <header>
        <BrandLink />
      </header>
      <main id="content" tabIndex={-1} className="grid content-center gap-4 pb-24">
        <h1 className="text-3xl">{heading}</h1>
        <p className="text-lg text-muted-foreground">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => location.reload()}>Try Again</Button>
          <Button variant="outline" render={<Link to="/" reloadDocument />}>
            Go home
          </Button>
        </div>
        <p className="mt-3 text-muted-foreground">
          Still stuck? Write to{' '}
          <a className="text-primary underline underline-offset-4" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </a>
          .
        </p>
      </main>
    </div>
  )
}
