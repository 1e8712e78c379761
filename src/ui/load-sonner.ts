import type * as Sonner from 'sonner'

let loading: Promise<typeof Sonner> | undefined

/** sonner comes in its own chunk, after the page works. If it could not be loaded, the next toast tries again. */
export function loadSonner() {
  loading ??= import('sonner').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
