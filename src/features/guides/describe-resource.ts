import { brand } from '../../brand.ts'
import { guides, resourcePath } from './list-guides.ts'
import type { Resource } from './read-resource.ts'

const CONTEXT = 'https://schema.org'

/** Structured data of one document. (schema.org/Article) */
export function describeResource({ id, title, description, updatedAt, minutes }: Resource, origin: string) {
  const address = origin + resourcePath(id)
  const publisher = { '@type': 'Organization', name: brand.name, url: origin }
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description,
    datePublished: updatedAt,
    dateModified: updatedAt,
    image: [`${origin}/social/default.png`],
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    author: publisher,
    publisher,
    isAccessibleForFree: true,
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
  }
}

/** Structured data of the list. (schema.org/CollectionPage) */
export function describeResources(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name: 'Free Marketing Guides',
    url: `${origin}/resources`,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: guides.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: origin + resourcePath(id),
      })),
    },
  }
}
