import { Kbd } from '../../../ui/kbd.tsx'
import { ResponsiveDialog } from '../../../ui/responsive-dialog.tsx'

const shortcuts = [
  { key: 'J', does: 'Next post' },
  { key: 'K', does: 'Previous post' },
  { key: 'Enter', does: 'Open the post' },
  { key: 'Esc', does: 'Close it' },
  { key: '?', does: 'Show this list' },
]

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work while a post has the focus."
      className="max-w-96"
    >
      <dl className="grid gap-3">
        {shortcuts.map(({ key, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </ResponsiveDialog>
  )
}
