import { useEffect } from 'react'

/**
 * What the page's videos and the demo dialog need beyond HTML. It listens on the document, because the sections are
 * the server's HTML and have no handlers of their own.
 */
export function useDemoVideos() {
  useEffect(() => {
    const stopPlaying = playInView()
    document.addEventListener('click', openDialog)
    // These two do not bubble, but they can be caught on their way down.
    document.addEventListener('play', hideTrack, true)
    document.addEventListener('cuechange', writeCaption, true)
    return () => {
      stopPlaying()
      document.removeEventListener('click', openDialog)
      document.removeEventListener('play', hideTrack, true)
      document.removeEventListener('cuechange', writeCaption, true)
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

/**
 * A video plays while most of it is in view: not in a closed dialog, behind another choice or in the other theme. One that
 * the reader has stopped stays so, and where motion is unwelcome none starts by itself.
 */
function playInView() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const waiting = new Set<Element>(document.querySelectorAll('video'))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const video = target as HTMLVideoElement
        if (isIntersecting && waiting.delete(video)) {
          // The attribute alone does not mute what the page's script has drawn.
          video.muted = true
          if (!calm.matches) video.play().catch(() => {})
        } else if (!isIntersecting && !video.paused) {
          video.pause()
          waiting.add(video)
        }
      }
    },
    { threshold: 0.6 },
  )
  for (const video of waiting) observer.observe(video)
  return () => observer.disconnect()
}

/** The captions stand below the picture, where they hide nothing of it. */
function hideTrack({ target }: Event) {
  const [track] = target instanceof HTMLVideoElement ? target.textTracks : []
  if (track) track.mode = 'hidden'
}

function writeCaption({ target }: Event) {
  if (!(target instanceof HTMLTrackElement)) return
  const [cue] = target.track.activeCues ?? []
  const caption = target.closest('figure')?.querySelector('figcaption')
  if (cue instanceof VTTCue && caption) caption.textContent = cue.text
}
