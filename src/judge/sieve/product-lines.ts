import { describedIn } from '../known-product.ts'

/** What the sieve knows of a product. */
export type SievedProduct = { name: string; description: string; facts: string[] }

const PRICE = /[$€£¥]/

/** Lines that a post may come close to. Prices are left out: every second post speaks of money. */
export function linesToMeet({ description, facts }: SievedProduct) {
  const said = describedIn(description).filter((line) => line.length > 3)
  return { said: said.length > 0 ? said : [description], facts: facts.filter((fact) => !PRICE.test(fact)) }
}
