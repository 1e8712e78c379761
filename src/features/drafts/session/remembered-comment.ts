/** What the user wrote alone, for as long as the tab is open: it has no draft on the server to be kept in. */
const keyOf = (postId: string, productId: string) => `own-comment/${postId}/${productId}`

export function recallComment(postId: string, productId: string) {
  try {
    return sessionStorage.getItem(keyOf(postId, productId)) ?? ''
  } catch {
    return ''
  }
}

export function rememberComment(postId: string, productId: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(postId, productId))
    else sessionStorage.setItem(keyOf(postId, productId), text)
  } catch {
    // Where nothing may be stored, nothing is remembered.
  }
}
