import { sonnerIfLoaded, sonnerOnPage } from './load-sonner.ts'
import { ToastCard } from './toast-card.tsx'

export const TOAST_DURATION_MS = 6_000

export type ToastMessage = { title: string; text?: string; variant?: 'default' | 'destructive' }

/** Shows a short message that goes away by itself. For an error in a form, also say it in the form. */
export async function toast(message: ToastMessage) {
  // Offline before its chunk came: nothing to show it with, and the form says it too.
  const sonner = (await sonnerOnPage().catch(() => undefined))?.toast
  sonner?.custom((id) => <ToastCard {...message} onClose={() => sonner.dismiss(id)} />, {
    // The same message again refreshes the one on screen instead of piling up.
    id: `${message.title}\n${message.text ?? ''}`,
    duration: TOAST_DURATION_MS,
  })
}

/** Takes away what is shown, because something newer will be said. */
export function dismissToasts() {
  void sonnerIfLoaded()?.then(
    ({ toast: sonner }) => sonner.dismiss(),
    () => {},
  )
}
