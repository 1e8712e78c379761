import { type ComponentType, type CSSProperties, isValidElement, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import { takeCarriedToasts } from './carried-toasts.ts'
import { awaitToasts, loadSonner } from './load-sonner.ts'
import { TOAST_DURATION_MS, toast } from './toast.tsx'
import { usePhone } from './use-phone.ts'

/** Where toasts appear: bottom right, on phones at the top. Hovering or focusing one keeps it open. */
export function Toaster() {
  const [Sonner, setSonner] = useState<ComponentType<ToasterProps>>()
  const onPhone = usePhone()

  useEffect(() => {
    const shown = awaitToasts(() => {
      void loadSonner().then(
        (sonner) => setSonner(() => sonner.Toaster),
        () => {},
      )
    })
    // A child's effects run before its parent's: by now sonner listens.
    if (Sonner) shown()
  }, [Sonner])

  useEffect(() => {
    for (const message of takeCarriedToasts()) void toast(message)
  }, [])

  if (!Sonner) return null
  return (
    <div
      onFocus={() => void setDuration(Number.POSITIVE_INFINITY)}
      onBlur={() => void setDuration(TOAST_DURATION_MS)}
    >
      <Sonner
        position={onPhone ? 'top-center' : 'bottom-right'}
        containerAriaLabel="Messages"
        duration={TOAST_DURATION_MS}
        // Room for a word beside two buttons.
        style={{ '--width': '24rem' } as CSSProperties}
      />
    </div>
  )
}

// sonner pauses under the pointer but not under the keyboard's focus.
async function setDuration(durationMs: number) {
  const { toast: sonner } = await loadSonner()
  for (const shown of sonner.getToasts()) {
    const content = 'jsx' in shown ? shown.jsx : null
    if (isValidElement(content)) sonner.custom(() => content, { id: shown.id, duration: durationMs })
  }
}
