import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import type { ChannelKind } from '../../schema.ts'
import { channelLooks } from './channel-kinds.ts'

type ChannelRowProps = {
  kind: ChannelKind
  line: string
  badge: { text: string; variant: 'success' | 'outline' | 'destructive' | 'warning' } | undefined
  /** The button, and the menu after it. */
  action?: ReactNode
  menu?: ReactNode
  /** Under the row. */
  children?: ReactNode
}

/** One place to be told: what it is, how it is, and what can be done with it. */
export function ChannelRow({ kind, line, badge, action, menu, children }: ChannelRowProps) {
  const { name, icon: Icon } = channelLooks[kind]
  return (
    <li className="grid gap-1.5 border-t py-1.75">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:relative">
        <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-md bg-secondary">
          <Icon className="size-4" />
        </span>
        <div className="grid min-w-0 flex-1 max-sm:basis-[calc(100%-5.5rem)] max-sm:pr-9">
          <h3 className="text-sm leading-4.5 font-medium tracking-normal">{name}</h3>
          <p className="text-xs leading-4 text-muted-foreground wrap-anywhere sm:truncate" title={line}>
            {line}
          </p>
        </div>
        <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between max-sm:pl-11">
          {badge && (
            <Badge key={badge.text} variant={badge.variant} className="h-5.5 animate-badge">
              {badge.text}
            </Badge>
          )}
          {action}
          <span className="grid size-7 shrink-0 place-items-center max-sm:absolute max-sm:top-0 max-sm:right-0 pointer-coarse:size-11">
            {menu}
          </span>
        </div>
      </div>
      {children}
    </li>
  )
}
