import { imagesAt } from './image-address.ts'
import { createLocalImages, type LocalImages } from './local-images.ts'
import { createLocalStore } from './local-store.ts'
import type { Post, PostCard, RelatedPost } from './post.ts'
import { listQuery, postQuery, slugsQuery } from './queries.ts'
import { readList, readPost, readSlugs } from './read-answer.ts'
import { rememberAnswers } from './remember-answers.ts'
import { createSanityStore } from './sanity-store.ts'

const DEADLINE_MS = 5_000

export type AskStore = (query: string, params: Record<string, unknown>) => Promise<unknown>

export type Unavailable = { kind: 'unavailable'; cause: unknown }
type ListOutcome = { kind: 'found'; posts: PostCard[]; total: number } | Unavailable
type PostOutcome =
  | { kind: 'found'; post: Post; relatedPosts: RelatedPost[] }
  | { kind: 'missing' }
  | Unavailable
type SlugsOutcome = { kind: 'found'; slugs: { slug: string; _updatedAt: string }[] } | Unavailable

export type Content = {
  listPosts: (range: { limit: number; offset: number }) => Promise<ListOutcome>
  findPost: (slug: string) => Promise<PostOutcome>
  allSlugs: () => Promise<SlugsOutcome>
  /** Images that we serve ourselves, where no image host does. */
  images: LocalImages | undefined
  /** Where images come from besides our own origin. */
  imageHosts: string[]
}

export type ContentOptions = { cacheSeconds: number; deadlineMs?: number } & (
  | { driver: 'local'; folder: string }
  | { driver: 'sanity'; projectId: string; dataset: string; apiHost?: string | undefined }
)

/** The blog's posts, from Sanity or from a file of our own. */
export function createContent(options: ContentOptions): Content {
  const { ask, imageBase, images } = openStore(options)
  const freshMs = options.cacheSeconds * 1_000
  // A place each: lists can be asked for in any size, and must not push anything else out.
  const rememberList = rememberAnswers(freshMs)
  const rememberPost = rememberAnswers(freshMs)
  const rememberSlugs = rememberAnswers(freshMs)
  const findImage = imagesAt(imageBase)
  return {
    listPosts: ({ limit, offset }) =>
      rememberList(`${limit} ${offset}`, () =>
        outcomeOf(async () => ({
          kind: 'found' as const,
          ...readList(await ask(listQuery, { start: offset, end: offset + limit }), findImage),
        })),
      ),
    findPost: (slug) =>
      rememberPost(slug, () =>
        outcomeOf(async () => {
          const answer = await ask(postQuery, { slug })
          if (answer === null) return { kind: 'missing' as const }
          return { kind: 'found' as const, ...readPost(answer, findImage) }
        }),
      ),
    allSlugs: () =>
      rememberSlugs('all', () =>
        outcomeOf(async () => ({ kind: 'found' as const, slugs: readSlugs(await ask(slugsQuery, {})) })),
      ),
    images,
    imageHosts: images ? [] : [new URL(imageBase).origin],
  }
}

function openStore(options: ContentOptions) {
  if (options.driver === 'local') {
    const images = createLocalImages(options.folder)
    return { ...createLocalStore(options.folder), imageBase: '/content-images', images }
  }
  const { projectId, dataset, apiHost, deadlineMs = DEADLINE_MS } = options
  return { ...createSanityStore({ projectId, dataset, apiHost, deadlineMs }), images: undefined }
}

async function outcomeOf<T>(attempt: () => Promise<T>): Promise<T | Unavailable> {
  try {
    return await attempt()
  } catch (cause) {
    return { kind: 'unavailable', cause }
  }
}
