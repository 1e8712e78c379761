import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip.tsx'

type MoreMenuProps = {
  /** For screen readers: of what there is more, such as 'More for Slack'. */
  label: string
  children: ReactNode
}

/** What is rarely done with a row, behind three dots. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const button = (
    <Button variant="ghost" size="icon-xs" aria-label={label}>
      <Ellipsis aria-hidden />
    </Button>
  )
  return (
    <DropdownMenu>
      <Tooltip>
        <TooltipTrigger render={<DropdownMenuTrigger render={button} />} />
        <TooltipContent>More</TooltipContent>
      </Tooltip>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
