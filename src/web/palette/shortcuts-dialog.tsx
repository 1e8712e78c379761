import { useId } from 'react'
import { useShortcutsOn } from '../../ui/remembered-shortcuts.ts'
import { ResponsiveDialog } from '../../ui/responsive-dialog.tsx'
import { Keys } from './keys.tsx'

const sections = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: 'Mod K', does: 'Search or jump to' },
      { keys: 'Mod B', does: 'Toggle the sidebar' },
      { keys: '?', does: 'Show this list' },
      { keys: 'Esc', does: 'Close what is open' },
    ],
  },
  {
    title: 'Among posts',
    shortcuts: [
      { keys: 'J', does: 'Next post' },
      { keys: 'K', does: 'Previous post' },
      { keys: 'Enter', does: 'Open the post' },
    ],
  },
  {
    title: 'Among subreddits',
    shortcuts: [
      { keys: ']', does: 'Next tab of the feed' },
      { keys: '[', does: 'Previous tab of the feed' },
      { keys: '1–9', does: 'A tab by its number' },
    ],
  },
  {
    title: 'In a post',
    shortcuts: [
      { keys: 'Mod Enter', does: 'Generate a comment' },
      { keys: 'Mod Shift C', does: 'Copy the comment' },
      { keys: 'Mod Shift O', does: 'Copy it and open Reddit' },
    ],
  },
  {
    title: 'In Today',
    shortcuts: [
      { keys: 'J', does: 'Next thread' },
      { keys: 'K', does: 'Previous thread' },
      { keys: 'Enter', does: 'Open the draft' },
      { keys: 'D', does: 'Draft' },
      { keys: 'S', does: 'Save' },
      { keys: 'Z', does: 'Snooze' },
      { keys: 'X', does: 'Dismiss' },
      { keys: 'W', does: 'Say why you dismissed it' },
      { keys: 'U', does: 'Undo' },
      { keys: 'O', does: 'Open on Reddit' },
      { keys: 'R', does: 'Draft a reply' },
    ],
  },
  {
    title: 'In Activity',
    shortcuts: [
      { keys: 'J', does: 'Next entry' },
      { keys: 'K', does: 'Previous entry' },
      { keys: 'R', does: 'Draft a reply' },
      { keys: 'O', does: 'Open on Reddit' },
      { keys: 'E', does: 'Edit the link' },
    ],
  },
  { title: 'In Alerts & monitors', shortcuts: [{ keys: 'N', does: 'Add a monitor' }] },
]

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const lettersOn = useShortcutsOn()
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description={
        lettersOn
          ? "Single keys work in the feed, in Today and in Activity while you aren't typing."
          : 'You turned off single keys in Settings. The other shortcuts still work.'
      }
      className="max-w-96"
    >
      <div className="grid gap-5">
        {sections.map((section) => (
          <ShortcutSection key={section.title} {...section} />
        ))}
      </div>
    </ResponsiveDialog>
  )
}

function ShortcutSection({ title, shortcuts }: (typeof sections)[number]) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h3 id={id} className="text-xs font-normal text-muted-foreground">
        {title}
      </h3>
      <dl className="grid gap-2.5">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
