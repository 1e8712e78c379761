import { MAX_SEARCHED_SUBREDDITS, type searchSorts, type searchTimes } from '../../schema.ts'

export type SearchSort = (typeof searchSorts)[number]
export type SearchTime = (typeof searchTimes)[number]

export type Research = {
  productId: string
  keyword: string
  subreddits: string[]
  sort: SearchSort
  time: SearchTime
}

export const emptyResearch: Research = {
  productId: '',
  keyword: '',
  subreddits: [],
  sort: 'relevance',
  time: 'all',
}

/** A product that is the only one needs no choice. */
export function startResearch(products: { id: string }[]): Research {
  const [only, ...others] = products
  return only && others.length === 0 ? chooseProduct(emptyResearch, only.id) : emptyResearch
}

/** Another product has other subreddits: none of them is ticked. */
export function chooseProduct(research: Research, productId: string): Research {
  return { ...research, productId, subreddits: [] }
}

export const isFull = ({ subreddits }: Research) => subreddits.length >= MAX_SEARCHED_SUBREDDITS

/** Null when it would be one too many. */
export function tick(research: Research, name: string): Research | null {
  if (research.subreddits.includes(name))
    return { ...research, subreddits: research.subreddits.filter((other) => other !== name) }
  return isFull(research) ? null : { ...research, subreddits: [...research.subreddits, name] }
}

/** What keeps a search from starting, in the order of the form. */
export function findObstacle({ keyword, subreddits }: Research) {
  if (keyword.trim() === '') return { field: 'keyword', message: 'Please enter a keyword' } as const
  if (subreddits.length === 0)
    return { field: 'subreddits', message: 'Please select at least one subreddit' } as const
  return null
}

export const searchSortNames: Record<SearchSort, string> = {
  relevance: 'Relevance',
  top: 'Top',
  new: 'New',
  comments: 'Most Comments',
}

export const searchTimeNames: Record<SearchTime, string> = {
  all: 'All time',
  year: 'Past year',
  month: 'Past month',
  week: 'Past week',
  day: 'Past day',
}
