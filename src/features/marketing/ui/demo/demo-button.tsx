import { Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { DEMO_DIALOG_ID } from './demo-dialog-id.ts'

// Browsers open the dialog by these alone, without a script; useDemoVideos helps older ones. React lacks the types.
const invoker = { command: 'show-modal', commandfor: DEMO_DIALOG_ID }

type DemoButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'> & {
  iconClassName?: string
}

export function DemoButton({ variant, className, iconClassName, children }: DemoButtonProps) {
  return (
    <Button
      size="lg"
      variant={variant}
      className={classNames('pl-3.5', className)}
      aria-haspopup="dialog"
      {...invoker}
    >
      <span className={classNames('grid size-6 place-items-center rounded-full bg-secondary', iconClassName)}>
        <Play className="size-3 fill-current" aria-hidden />
      </span>
      {children}
    </Button>
  )
}
