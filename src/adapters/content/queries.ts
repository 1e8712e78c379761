/**
 * What we ask the content store, in GROQ. Every driver runs these same texts, so a self-hosted file and Sanity give the
 * same answers. References are followed here; an image stays a reference, because its name says all about it.
 */

const published = `_type == "post" && defined(slug.current) && defined(title) && publishedAt <= now()`

// Six letters to a word with its space, 220 words a minute.
const readingTime = `"estimatedReadingTime": math::max([1, round(length(pt::text(body)) / 1320)])`

const summary = `_id, "slug": slug.current, title, excerpt, mainImage{alt, "ref": asset._ref}`

const card = `${summary}, publishedAt, _updatedAt, ${readingTime}, "categories": categories[]->{_id, title}`

export const listQuery = `{
  "posts": *[${published}] | order(publishedAt desc, _id asc) [$start...$end] {${card}},
  "total": count(*[${published}])
}`

export const postQuery = `*[${published} && slug.current == $slug] | order(publishedAt desc, _id asc) [0] {
  ${card},
  body,
  author->{name, bio, image{"ref": asset._ref}},
  seo{metaTitle, metaDescription, keywords},
  "relatedPosts": relatedPosts[@->publishedAt <= now() && defined(@->slug.current)]->{${summary}}
}`

export const slugsQuery = `*[${published}] | order(publishedAt desc, _id asc) {"slug": slug.current, _updatedAt}`
