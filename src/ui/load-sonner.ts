import type * as Sonner from 'sonner'

let loading: Promise<typeof Sonner> | undefined

/** sonner comes in its own chunk, after the page works; all callers share one copy. */
export function loadSonner() {
  loading ??= lendNonce(() => import('sonner'))
  return loading
}

/**
 * sonner adds its rules as a <style> while it is being imported and has no option for a nonce, without which
 * our Content-Security-Policy refuses them. While it loads, styles put into <head> get this page's nonce.
 */
async function lendNonce<T>(load: () => Promise<T>) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  const { head } = document
  head.appendChild = (node) => {
    if (nonce && node instanceof HTMLStyleElement) node.nonce = nonce
    return Node.prototype.appendChild.call(head, node) as typeof node
  }
  try {
    return await load()
  } finally {
    Reflect.deleteProperty(head, 'appendChild')
  }
}
