import { useEffect } from 'react'

/**
 * What the page's videos and the demo dialog need beyond HTML. It listens on the document, because the sections are
 * the server's HTML and have no handlers of their own.
 */
export function useDemoVideos() {
  useEffect(() => {
    document.addEventListener('click', openDialog)
    document.addEventListener('change', pauseVideos)
    // It does not bubble, but it can be caught on its way down.
    document.addEventListener('close', pauseVideos, true)
    return () => {
      document.removeEventListener('click', openDialog)
      document.removeEventListener('change', pauseVideos)
      document.removeEventListener('close', pauseVideos, true)
    }
  }, [])
}

/** For browsers that do not know the commandfor attribute. */
function openDialog({ target }: Event) {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const id = target instanceof Element && target.closest('button')?.getAttribute('commandfor')
  const dialog = id && document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** A video that is out of sight must not go on: not in a closed dialog, nor behind another choice. */
function pauseVideos() {
  for (const video of document.querySelectorAll('video')) video.pause()
}
