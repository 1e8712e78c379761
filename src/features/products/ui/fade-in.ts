import type { ProductDraft } from './product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

const APART_MS = 40
const ORDER = ['icon', 'name', 'description', 'facts', 'profile'] as const satisfies (keyof ProductDraft)[]

/** For what was just filled in: it fades in once, a moment after what stands above it. */
export function fadeIn(
  { arriving, hasArrived }: WebsiteReading,
  part: (typeof ORDER)[number],
  animation: string,
) {
  if (!arriving.includes(part)) return {}
  return {
    className: `${animation} motion-reduce:animate-none`,
    style: { animationDelay: `${ORDER.indexOf(part) * APART_MS}ms` },
    onAnimationEnd: () => hasArrived(part),
  }
}
