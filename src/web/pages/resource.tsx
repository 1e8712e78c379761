import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { List } from 'lucide-react'
import { data, Link, redirect } from 'react-router'
import { brand } from '../../brand.ts'
import { readSession } from '../../features/accounts/read-session.ts'
import { ClosingCall } from '../../features/blog/ui/closing-call.tsx'
import { PostBody } from '../../features/blog/ui/post-body.tsx'
import { PostDate } from '../../features/blog/ui/post-date.tsx'
import { describeResource } from '../../features/guides/describe-resource.ts'
import { resourcePath } from '../../features/guides/list-guides.ts'
import { readResource } from '../../features/guides/read-resource.ts'
import { guideId } from '../../features/guides/schema.ts'
import { Button } from '../../ui/button.tsx'
import { pageContext } from '../page-context.ts'
import { PageMeta } from '../parts/page-meta.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import type { Route } from './+types/resource.ts'
import NotFound from './not-found.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { request } = context.get(pageContext)
  const id = guideId.safeParse(params.id).data
  const elsewhere = id && request.guideUrls[id]
  if (elsewhere) throw redirect(elsewhere)
  const resource = await readResource(params.id)
  if (!resource) {
    request.log.warn('page.not_found', { path: url.pathname, status: 404 })
    return data({ resource }, { status: 404 })
  }
  const signedIn = (await readSession(request)) !== null
  return { resource, signedIn, jsonLd: describeResource(resource, request.origin) }
}

// In the size of the text, so that everything stands on the same 68 letters.
const column = 'mx-auto w-full max-w-[68ch] font-voice text-[1.0625rem]'

export default function ResourcePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.resource) return <NotFound />
  const { resource, signedIn, jsonLd } = loaderData
  const { id, title, description, updatedAt, minutes, body } = resource
  return (
    <PublicPage signedIn={signedIn}>
      <PageMeta
        title={`${title} · ${brand.name}`}
        description={description}
        path={resourcePath(id)}
        imageAlt={title}
        article={{ publishedAt: updatedAt, updatedAt, author: brand.name, tags: [] }}
        jsonLd={jsonLd}
      />
      <article className="pt-8 lg:pt-14">
        <header className={column}>
          <h1 className="font-voice text-3xl leading-[1.1] sm:text-4xl">{title}</h1>
          <p className="mt-4 flex gap-2 font-sans text-base text-muted-foreground tabular-nums">
            <span>
              Updated <PostDate at={updatedAt} />
            </span>
            <span aria-hidden>·</span>
            <span>{minutes} min read</span>
          </p>
        </header>
        <div className={`${column} mt-9 grid gap-9`}>
          <p className="text-xl leading-normal text-pretty">{description}</p>
          <PostBody body={body} />
          <Button
            variant="outline"
            className="justify-self-start font-sans"
            render={<Link to="/resources" />}
          >
            <List aria-hidden />
            All free guides
          </Button>
        </div>
      </article>
      <ClosingCall />
    </PublicPage>
  )
}
