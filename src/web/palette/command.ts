import type { ReactNode } from 'react'

export type Command = {
  id: string
  label: string
  /** Other words people look for it by; never shown. */
  keywords?: string
  icon: ReactNode
  /** At the right edge, and read out after the label: why it is special, or the keys that do the same. */
  note?: ReactNode
  disabled?: boolean
  run: () => void
  /** It opens something of its own, which must not fight the palette for the focus. */
  afterClosing?: boolean
}

export type CommandGroup = {
  label: string
  items: Command[]
  /** Too many to list: they show up once somebody looks for them. */
  onlyFound?: boolean
}
