import { brand } from '../../brand.ts'
import type { Post, PostCard } from './schema.ts'

const CONTEXT = 'https://schema.org'

/** Structured data of one post. (schema.org/BlogPosting) */
export function describePost(post: Post, { origin, image }: { origin: string; image: string }) {
  const address = `${origin}/blog/${encodeURIComponent(post.slug)}`
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seo.metaDescription || post.excerpt,
    datePublished: post.publishedAt,
    dateModified: post._updatedAt,
    image: [new URL(image, origin).href],
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    ...(post.author && { author: authorOf(post.author.name, origin) }),
    publisher: { '@type': 'Organization', name: brand.name, url: origin },
    ...(post.seo.keywords.length > 0 && { keywords: post.seo.keywords.join(', ') }),
    articleSection: post.categories.map(({ title }) => title),
    timeRequired: `PT${post.estimatedReadingTime}M`,
    inLanguage: 'en-US',
  }
}

/** Structured data of the list. (schema.org/Blog) */
export function describeBlog(posts: PostCard[], origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Blog',
    name: `${brand.name} Blog`,
    url: `${origin}/blog`,
    publisher: { '@type': 'Organization', name: brand.name, url: origin },
    blogPost: posts.map(({ title, slug, publishedAt, _updatedAt }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${origin}/blog/${encodeURIComponent(slug)}`,
      datePublished: publishedAt,
      dateModified: _updatedAt,
    })),
  }
}

// Our own team is an organization; anybody else is a person.
function authorOf(name: string, origin: string) {
  return name.includes(brand.name)
    ? { '@type': 'Organization', name, url: origin }
    : { '@type': 'Person', name }
}
