import { type ComponentType, isValidElement, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import { loadSonner } from './load-sonner.ts'
import { TOAST_DURATION_MS } from './toast.tsx'

/** Where toasts appear: bottom right, on phones at the top. Hovering or focusing one keeps it open. */
export function Toaster() {
  const [Sonner, setSonner] = useState<ComponentType<ToasterProps>>()
  const [onPhone, setOnPhone] = useState(false)

  useEffect(() => {
    void loadSonner().then(
      (sonner) => setSonner(() => sonner.Toaster),
      () => {},
    )
    const phone = matchMedia('(max-width: 767px)')
    const follow = () => setOnPhone(phone.matches)
    follow()
    phone.addEventListener('change', follow)
    return () => phone.removeEventListener('change', follow)
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
      />
    </div>
  )
}

// sonner pauses under the pointer but not under the keyboard's focus.
async function setDuration(durationMs: number) {
  const { toast } = await loadSonner()
  for (const shown of toast.getToasts()) {
    const content = 'jsx' in shown ? shown.jsx : null
    if (isValidElement(content)) toast.custom(() => content, { id: shown.id, duration: durationMs })
  }
}
