import type { ReactNode } from 'react'
import { forgetToasts, noteToast } from './carried-toasts.ts'
import { sonnerIfLoaded, sonnerOnPage } from './load-sonner.ts'
import { ToastCard } from './toast-card.tsx'

export const TOAST_DURATION_MS = 6_000

export type ToastMessage = { title: string; text?: string; variant?: 'default' | 'destructive' }

/** Grows with each clearing: what is said again after one is a new message, or it would leave with the old. */
let clearings = 0

type RenderActions = (close: () => void) => ReactNode

/**
 * Shows a short message that goes away by itself. For an error in a form, also say it in the form. What can be done about it must be
 * possible elsewhere, too.
 */
export async function toast(message: ToastMessage, renderActions?: RenderActions) {
  noteToast(message, TOAST_DURATION_MS)
  const clearing = clearings
  // Offline before its chunk came: nothing to show it with, and the form says it too.
  const sonner = (await sonnerOnPage().catch(() => undefined))?.toast
  // Cleared away before it could be shown.
  if (clearing !== clearings) return
  const close = (id: string | number) => {
    forgetToasts(message)
    sonner?.dismiss(id)
  }
  const render = (id: string | number) => (
    <ToastCard {...message} onClose={() => close(id)}>
      {renderActions?.(() => close(id))}
    </ToastCard>
  )
  sonner?.custom(render, {
    // The same message again refreshes the one on screen instead of piling up.
    id: `${clearings}\n${message.title}\n${message.text ?? ''}`,
    duration: TOAST_DURATION_MS,
  })
}

/** Takes away what is shown, because something newer will be said. */
export function dismissToasts() {
  clearings += 1
  forgetToasts()
  void sonnerIfLoaded()?.then(
    ({ toast: sonner }) => sonner.dismiss(),
    () => {},
  )
}
