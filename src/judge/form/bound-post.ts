type Post = { title: string; text: string }

/** So much of a stranger's post is judged, which is more than people read. */
const MOST_POST = 10_000

/** The part of a post that is judged; the same object each time, so that what was read of it is remembered. */
export function boundPost<Some extends Post | null>(post: Some): Some | Post {
  if (post === null || Math.max(post.title.length, post.text.length) <= MOST_POST) return post
  const known = bounded.get(post)
  if (known) return known
  const part = { title: post.title.slice(0, MOST_POST), text: post.text.slice(0, MOST_POST) }
  bounded.set(post, part)
  return part
}

const bounded = new WeakMap<Post, Post>()
