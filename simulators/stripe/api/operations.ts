import type { World } from '../billing/world.ts'
import type { Operation } from '../requests/check-parameters.ts'
import type { ServedParameters } from '../requests/served-parameters.ts'

/** One function per served operation; `id` is the one in its path. */
export type Operations = {
  [O in Operation]: (world: World, params: ServedParameters[O], id: string) => object
}
