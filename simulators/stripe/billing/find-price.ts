import { noSuch } from '../stripe-failure.ts'
import type { World } from './world.ts'

export function findPrice({ catalogue }: World, id: string, param: string) {
  const price = catalogue.prices.find((known) => known.id === id)
  if (!price) throw noSuch(id, param, 'price')
  return price
}
