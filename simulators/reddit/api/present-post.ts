import { draw, hashText } from '../world/draw.ts'
import { generatePost, newestPlace } from '../world/generate-post.ts'
import { countsAt } from '../world/grow-post.ts'
import { isAdult, type Post, type Removal } from '../world/post.ts'
import { type PostText, slugOf, textOf } from '../world/text/write-post.ts'
import type { World } from '../world/world.ts'
import { constantFields } from './constant-fields.ts'
import { presentMedia } from './present-media.ts'
import { renderMarkdown } from './render-markdown.ts'

type Fields = Record<string, unknown>

export const permalinkOf = (post: Post) =>
  `/r/${post.community.name}/comments/${post.id}/${slugOf(textOf(post).title)}/`

/** With those that were added while the simulator ran. Like Reddit, it goes on counting what was taken away. */
export function totalComments(world: World, post: Post) {
  const now = world.clock.now()
  return countsAt(post, now, world.removalOf(post, now)).comments + world.addedTo(post).length
}

/** A post as `t3` data. */
export function presentPost(world: World, post: Post, { pinned = false } = {}): Fields {
  const now = world.clock.now()
  const { community, seed } = post
  const removal = world.removalOf(post, now)
  const counts = countsAt(post, now, removal)
  const text = textOf(post)
  const permalink = permalinkOf(post)
  const isGenerated = !post.written
  const edited = isGenerated && draw(seed, 100) < 0.12 ? post.createdUtc + 600 : false
  const over18 = isAdult(post)
  const fields: Fields = {
    ...constantFields,
    subreddit: community.name,
    selftext: text.body,
    author_fullname: authorId(text.author),
    title: text.title,
    subreddit_name_prefixed: `r/${community.name}`,
    name: `t3_${post.id}`,
    quarantine: community.state === 'quarantined',
    hide_score: now - post.createdUtc < 3600 && draw(seed, 102) < 0.3,
    upvote_ratio: post.ratio,
    subreddit_type: community.state === 'restricted' ? 'restricted' : 'public',
    ups: counts.score,
    score: counts.score,
    link_flair_text: text.flair,
    is_created_from_ads_ui: false,
    edited,
    created: post.createdUtc,
    created_utc: post.createdUtc,
    removed_by_category: null,
    selftext_html: text.body ? renderMarkdown(text.body) : null,
    archived: now - post.createdUtc > 180 * 86_400,
    is_crosspostable: true,
    over_18: over18,
    spoiler: isGenerated && draw(seed, 103) < 0.01,
    locked: isGenerated && draw(seed, 104) < 0.02,
    stickied: pinned,
    distinguished: post.recurring ? 'moderator' : null,
    subreddit_id: `t5_${community.id}`,
    id: post.id,
    is_robot_indexable: true,
    author: text.author,
    num_comments: totalComments(world, post),
    permalink,
    subreddit_subscribers: community.subscribers,
    ...presentMedia(post, text, permalink),
    ...(post.shape === 'crosspost' ? crosspostFields(world, post) : {}),
    ...(isGenerated && draw(seed, 105) < 0.008 ? adFields : {}),
  }
  if (over18 && fields.is_self === false) fields.thumbnail = 'nsfw'
  return removal ? asRemoved(fields, removal, seed) : fields
}

const authorId = (author: string) => `t2_${hashText(author).toString(36)}`

const adFields = {
  is_created_from_ads_ui: true,
  promoted: true,
  call_to_action: 'Learn More',
  domain_override: null,
}

/** Text and media of a crosspost live in its parent, a post of another community. */
function crosspostFields(world: World, post: Post): Fields {
  const { seed, createdUtc } = post
  const open = world.communities.filter(({ state, quiet }) => state === 'public' && !quiet)
  const source = open[Math.floor(draw(seed, 106) * open.length)]
  if (!source) return {}
  const parent: Post = { ...generatePost(source, Math.max(0, newestPlace(source, createdUtc) - 3)) }
  if (parent.shape === 'crosspost') parent.shape = 'self'
  const url = permalinkOf(parent)
  return {
    url,
    url_overridden_by_dest: url,
    domain: `self.${source.name}`,
    is_self: false,
    selftext: '',
    selftext_html: null,
    crosspost_parent: `t3_${parent.id}`,
    crosspost_parent_list: [presentPost(world, parent)],
  }
}

function asRemoved(fields: Fields, { category }: Removal, seed: number): Fields {
  const byAuthor = category === 'deleted' || category === 'author'
  const { author_fullname, preview: _preview, media_metadata: _media, ...rest } = fields
  const selftext = byAuthor && draw(seed, 110) < 0.3 ? '' : byAuthor ? '[deleted]' : '[removed]'
  return {
    ...rest,
    ...(byAuthor ? { author: '[deleted]' } : { author_fullname }),
    title: removedTitle(fields.title as PostText['title'], category, seed),
    selftext,
    selftext_html: selftext ? renderMarkdown(selftext) : null,
    removed_by_category: category,
    is_robot_indexable: false,
    is_crosspostable: false,
    thumbnail: 'default',
  }
}

function removedTitle(title: string, category: Removal['category'], seed: number) {
  const byAdmin = category?.endsWith('takedown') || category?.endsWith('ops')
  if (byAdmin || (category === 'reddit' && draw(seed, 111) < 0.3)) return '[ Removed by Reddit ]'
  return category === 'moderator' && draw(seed, 112) < 0.1 ? '[ Removed by moderator ]' : title
}
