import { useRouteLoaderData } from 'react-router'
import { brand } from '../../brand.ts'
import type { loader as rootLoader } from '../root.tsx'

type Article = { publishedAt: string; updatedAt: string; author?: string | undefined; tags: string[] }

type PageMetaProps = {
  /** The whole title of the browser tab. */
  title: string
  description: string
  /** Path and, where it matters, query: the one address of this page. */
  path: string
  /** 1200 x 630; a path of ours or a whole address. */
  image?: string
  imageAlt?: string
  article?: Article
  /** Structured data, from schema.org. */
  jsonLd?: object
}

/** Title, description, canonical link, sharing tags and structured data. React moves all but the last into the head. */
export function PageMeta({
  title,
  description,
  path,
  image = '/social/default.png',
  imageAlt = `${brand.name}. ${brand.tagline}`,
  article,
  jsonLd,
}: PageMetaProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? ''
  const imageAddress = image.startsWith('/') ? origin + image : image
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={imageAddress} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageAddress} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {article && <ArticleMeta {...article} />}
      {jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(jsonLd) }} />
      )}
    </>
  )
}

function ArticleMeta({ publishedAt, updatedAt, author, tags }: Article) {
  return (
    <>
      <meta property="article:published_time" content={publishedAt} />
      <meta property="article:modified_time" content={updatedAt} />
      {author && <meta name="author" content={author} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

/** JSON for a script element. `<` is escaped, else a text that holds `</script>` would end the script. */
export function writeJsonLd(data: object) {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
