import type * as Sonner from 'sonner'

let loading: Promise<typeof Sonner> | undefined
let show: (() => void) | undefined
let shown = () => {}
const toasterShown = new Promise<void>((resolve) => {
  shown = resolve
})

/** sonner comes with the first toast, in its own chunk. If it could not be loaded, the next toast tries again. */
export function loadSonner() {
  loading ??= import('sonner').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** sonner, once its place on the page can take a toast: one that comes earlier would be lost. */
export async function sonnerOnPage() {
  const sonner = await loadSonner()
  show?.()
  await toasterShown
  return sonner
}

/** sonner if there has been a toast; nothing to take away otherwise. */
export function sonnerIfLoaded() {
  return loading
}

/** For the place itself: `onWanted` runs when there is something to show, `shown` is to be called when it is there. */
export function awaitToasts(onWanted: () => void) {
  show = onWanted
  return shown
}
