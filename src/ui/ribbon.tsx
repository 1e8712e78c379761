import type { ReactNode } from 'react'

/** A thin strip above every page, for what the reader must know wherever they are. */
export function Ribbon({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      data-slot="ribbon"
      className="h-8 truncate bg-info-soft px-4 py-1.5 text-center text-sm text-info"
    >
      {children}
    </aside>
  )
}
