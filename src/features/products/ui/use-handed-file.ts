import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A file dropped or pasted anywhere on the page: missing the zone by an inch would otherwise open the file and leave the
 * page. Text is dropped and pasted as ever. Answers whether a file hovers over the page.
 */
export function useHandedFile(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((event: Event, files: DataTransfer | null) => {
    const file = files?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal })
    addEventListener(
      'drop',
      (event) => {
        setOver(false)
        take(event, event.dataTransfer)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return over
}
