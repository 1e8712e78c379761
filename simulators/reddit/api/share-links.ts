import { hashText } from '../world/draw.ts'
import type { Post } from '../world/post.ts'
import type { World } from '../world/world.ts'
import { findComment } from '../world/comments.ts'
import { type Answer, redirect } from './answer.ts'
import { commentPermalink } from './present-comments.ts'
import { permalinkOf } from './present-post.ts'

/** The path that Reddit's apps hand out for a post. */
export const shareLinkOf = (post: Post, commentId?: string) =>
  `/r/${post.community.name}/s/${Buffer.from(commentId ? `t1_${commentId}` : post.id).toString('base64url')}`

const pattern = /^\/(?:r|u|user)\/[^/]+\/s\/([\w-]+)\/?$/

export const isShareLink = (path: string) => pattern.test(path)

/** Where a share link leads; its key says which post is meant. */
export function followShareLink(world: World, path: string): Answer {
  const key = pattern.exec(path)?.[1] ?? ''
  const id = Buffer.from(key, 'base64url').toString()
  const comment = id.startsWith('t1_') ? findComment(world, id.slice(3)) : undefined
  const post = comment?.post ?? world.findPost(id)
  if (!post) {
    return { status: 404, text: { type: 'text/html', body: '<!doctype html><title>page not found</title>' } }
  }
  const tracking = new URLSearchParams({
    share_id: hashText(key).toString(36),
    utm_content: '1',
    utm_medium: 'ios_app',
    utm_name: 'ioscss',
    utm_source: 'share',
    utm_term: '1',
  })
  const location = `https://www.reddit.com${comment ? commentPermalink(post, comment.comment.id) : permalinkOf(post)}?${tracking}`
  return redirect(301, location, { 'cache-control': 'private, max-age=3600' })
}
