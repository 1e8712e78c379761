import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { PageMeta } from './page-meta.tsx'
import { PublicPage } from './public-page.tsx'

type LegalPageProps = {
  title: string
  description: string
  path: string
  updated: string
  signedIn: boolean
  children: ReactNode
}

export function LegalPage({ title, description, path, updated, signedIn, children }: LegalPageProps) {
  return (
    <PublicPage signedIn={signedIn}>
      <PageMeta title={`${title} · ${brand.name}`} description={description} path={path} />
      <div className="mx-auto max-w-[42.5rem] pt-10 pb-8 lg:pt-16">
        <h1 className="text-4xl tracking-[-0.034em]">{title}</h1>
        <p className="mt-3 mb-10 text-muted-foreground">{`Last changed on ${updated}`}</p>
        <div className="prose">{children}</div>
      </div>
    </PublicPage>
  )
}
