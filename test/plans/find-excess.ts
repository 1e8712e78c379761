import type { Watched } from './watch-plans.ts'

type Rule = (one: Watched) => boolean

/** A few pages for the way to each row through the indexes. */
const tooManyPages = (pages: number, rows: number) => pages > 10 * rows + 100

/** Three times what came of it, and a hundred more; and what it has to look at in order to choose. */
const ofRequest =
  (looks: number): Rule =>
  ({ gave, touched, pages }) =>
    touched > 3 * gave + 100 + looks || tooManyPages(pages, gave + looks)

/** The largest that recurring work takes at once, anywhere in the code. */
const LARGEST_BATCH = 1_000

const ofBatch =
  (batch: number, most: number): Rule =>
  ({ gave, touched, pages }) =>
    gave > most || touched > 3 * batch || tooManyPages(pages, batch)

/** Statements that read too much, each with its plan. Something that ran none was not watched at all. */
export function excessOfRequest(watched: Watched[], by: string, looks = 0) {
  return findExcess(watched, by, ofRequest(looks))
}

/** The same of recurring work, which may touch three times what it takes at once: as much as its largest statement gave, within bounds. */
export function excessOfWork(watched: Watched[], by: string, atLeast = 1) {
  const gave = watched.filter((one) => one.by === by).map((one) => one.gave)
  const most = Math.max(atLeast, LARGEST_BATCH)
  return findExcess(watched, by, ofBatch(Math.min(Math.max(atLeast, ...gave), most), most))
}

/** For what never asks the database: whatever it asked nevertheless. */
export function statementsOf(watched: Watched[], by: string) {
  return watched.filter((one) => one.by === by).map(({ text }) => text)
}

/** It only calls a function, whose statements are watched one by one. Its pages are all of theirs, and those of tables that it made. */
const isCall = ({ plan }: Watched) => /^(?:Result|Function Scan)\b[^\n]*$/.test(plan)

function findExcess(watched: Watched[], by: string, isExcess: Rule) {
  const own = watched.filter((one) => one.by === by)
  if (own.length === 0) return [`${by} ran no statement`]
  return own
    .filter((one) => isExcess(isCall(one) ? { ...one, pages: 0 } : one))
    .map(
      ({ text, gave, touched, pages, plan }) =>
        `${by}: ${text.slice(0, 400)}\ngave ${gave}, touched ${touched} rows on ${pages} pages:\n${plan}`,
    )
}
