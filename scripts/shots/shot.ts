import type { Page } from 'playwright-core'

export type Shot = {
  name: string
  path: string
  /** The demo account that is signed in. */
  as?: string
  prepare?: (page: Page) => Promise<void>
}
