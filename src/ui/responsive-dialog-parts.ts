import type { ReactNode } from 'react'

export type ResponsiveDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** While true it can't be closed, because something runs that can't be taken back. */
  busy?: boolean
  title: ReactNode
  description?: ReactNode
  /** The buttons at the end; on phones they stick to the bottom edge. */
  footer?: ReactNode
  /** Width of the wide dialog, for example `max-w-240`. */
  className?: string
  /** The body, the same in both. What it must remember when a phone is turned belongs to the caller. */
  children: ReactNode
}
