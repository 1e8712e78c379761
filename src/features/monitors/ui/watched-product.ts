import type { ReactNode } from 'react'

/** What a screen of monitors knows of a product. */
export type WatchedProduct = {
  id: string
  name: string
  icon: string | null
  /** The plan doesn't cover it: nothing is watched for it. */
  readOnly: boolean
}

/** Draws a product's logo; its look belongs to the products. */
export type RenderLogo = (product: WatchedProduct, className: string) => ReactNode
