type Posted = { address: string | null; postId: string | null }

/** The path on www.reddit.com to what was posted, as the user told it; else to the post that it answers. */
export const linkTo = ({ address, postId }: Posted) =>
  address ?? (postId === null ? null : `/comments/${postId}`)
