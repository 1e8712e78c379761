import { Button } from '../../../../ui/button.tsx'
import { type Why, WhyMenu } from './why-menu.tsx'

type ToastActionsProps = {
  onUndo: () => void
  /** Missing where there is nothing to ask. */
  why?: Why
}

/** Takes back what a toast tells of, and asks why a thread was dismissed. */
export function ToastActions({ onUndo, why }: ToastActionsProps) {
  return (
    <>
      {why && <WhyMenu {...why} />}
      <Button variant="outline" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </>
  )
}
