import { Badge } from '../../../ui/badge.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../../ui/dropdown-menu.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import type { Monitor, MonitorKind } from '../schema.ts'
import { kindLooks } from './monitor-words.ts'
import type { RenderLogo, WatchedProduct } from './watched-product.ts'

export type MonitorActs = {
  onSeeMatches: (monitor: Monitor) => void
  /** Undefined where nothing can be changed. */
  onEdit: ((monitor: Monitor) => void) | undefined
  onDelete: (monitor: Monitor) => void
}

/** What a list of monitors is drawn with, whatever its shape. */
export type MonitorsShown = {
  monitors: Monitor[]
  products: WatchedProduct[]
  renderLogo: RenderLogo
  now: number
  timeZone: string
  acts: MonitorActs
}

export function KindLabel({ kind }: { kind: MonitorKind }) {
  const { name, icon: Icon } = kindLooks[kind]
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom">
      <Icon className="size-3.75 shrink-0 text-muted-foreground" aria-hidden />
      {name}
    </span>
  )
}

type TermProps = Pick<MonitorsShown, 'products' | 'renderLogo'> & { monitor: Monitor }

export function MonitorTerm({ monitor, products, renderLogo }: TermProps) {
  const product = products.find(({ id }) => id === monitor.productId)
  return (
    <span className="flex min-w-26 items-center gap-2">
      {product && renderLogo(product, 'size-4.5 rounded-sm text-[0.625rem] shrink-0')}
      <span className="min-w-0 wrap-anywhere">
        {monitor.term}
        {product && products.length > 1 && <span className="sr-only">{`, for ${product.name}`}</span>}
      </span>
    </span>
  )
}

export const NotCovered = () => (
  <Badge variant="outline" className="h-5 px-2">
    Not on your plan
  </Badge>
)

export function MonitorMenu({ monitor, acts }: { monitor: Monitor; acts: MonitorActs }) {
  const { onSeeMatches, onEdit, onDelete } = acts
  return (
    <MoreMenu label={`More for ${monitor.term}`}>
      <DropdownMenuItem onClick={() => onSeeMatches(monitor)}>See matches</DropdownMenuItem>
      <DropdownMenuItem disabled={!onEdit} onClick={() => onEdit?.(monitor)}>
        Edit
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        className="text-danger data-highlighted:text-danger"
        onClick={() => onDelete(monitor)}
      >
        Delete
      </DropdownMenuItem>
    </MoreMenu>
  )
}
