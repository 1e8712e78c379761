import { draw } from '../world/draw.ts'
import type { Post } from '../world/post.ts'
import type { PostText } from '../world/text/write-post.ts'

type Fields = Record<string, unknown>

/** What a post has because it is a link, a picture, a gallery, a video or a poll. */
export function presentMedia(post: Post, text: PostText, permalink: string): Fields {
  const key = mediaKey(post.seed, 0)
  switch (post.shape) {
    case 'link':
      return linkFields(post, text)
    case 'image':
      return {
        ...outside(`https://i.redd.it/${key}.jpeg`),
        post_hint: 'image',
        thumbnail: thumbnail(post, key),
        preview: preview(key),
        is_reddit_media_domain: true,
      }
    case 'gallery':
      return galleryFields(post)
    case 'video':
      return videoFields(post, key)
    case 'poll':
      return { ...selfFields(post, permalink), poll_data: pollOf(post) }
    default:
      return selfFields(post, permalink)
  }
}

const outside = (url: string) => ({
  url,
  url_overridden_by_dest: url,
  domain: new URL(url).hostname.replace(/^www\./, ''),
  is_self: false,
})

const selfFields = (post: Post, permalink: string): Fields => ({
  url: `https://www.reddit.com${permalink}`,
  domain: `self.${post.community.name}`,
  is_self: true,
  thumbnail: draw(post.seed, 60) < 0.9 ? 'self' : 'default',
  // Some texts carry links, and a link in a text earns a hint and a preview.
  ...(!post.written && draw(post.seed, 61) < 0.1
    ? { post_hint: 'self', preview: preview(mediaKey(post.seed, 0)) }
    : {}),
})

function linkFields(post: Post, text: PostText): Fields {
  const url = text.link ?? 'https://example.com/'
  return {
    ...outside(url),
    post_hint: 'link',
    thumbnail: post.written ? 'default' : thumbnail(post, mediaKey(post.seed, 0)),
    ...(post.written ? {} : { preview: preview(mediaKey(post.seed, 0)) }),
  }
}

function galleryFields(post: Post): Fields {
  const count = 2 + Math.floor(draw(post.seed, 62) * 5)
  const keys = Array.from({ length: count }, (_, n) => mediaKey(post.seed, n))
  const broken = draw(post.seed, 63)
  const media = (key: string) =>
    broken < 0.03
      ? { status: 'unprocessed' }
      : {
          status: 'valid',
          e: 'Image',
          m: 'image/jpg',
          p: [108, 216, 320].map((x) => ({ x, y: Math.round(x * 0.75), u: previewUrl(key, x) })),
          s: { x: 1080, y: 810, u: previewUrl(key, 1080) },
          id: key,
        }
  return {
    ...outside(`https://www.reddit.com/gallery/${post.id}`),
    is_gallery: true,
    thumbnail: thumbnail(post, keys[0] ?? ''),
    gallery_data: broken > 0.98 ? null : { items: keys.map((media_id, id) => ({ media_id, id: id + 1 })) },
    media_metadata: broken > 0.97 ? null : Object.fromEntries(keys.map((key) => [key, media(key)])),
  }
}

function videoFields(post: Post, key: string): Fields {
  const reddit_video = {
    bitrate_kbps: 2400,
    fallback_url: `https://v.redd.it/${key}/CMAF_720.mp4?source=fallback`,
    has_audio: true,
    height: 720,
    width: 1280,
    duration: 5 + Math.floor(draw(post.seed, 64) * 90),
    hls_url: `https://v.redd.it/${key}/HLSPlaylist.m3u8?f=sd&v=1`,
    is_gif: false,
    transcoding_status: 'completed',
  }
  return {
    ...outside(`https://v.redd.it/${key}`),
    post_hint: 'hosted:video',
    is_video: true,
    thumbnail: thumbnail(post, key),
    preview: preview(key),
    media: { reddit_video },
    secure_media: { reddit_video },
    is_reddit_media_domain: true,
  }
}

function pollOf(post: Post) {
  const kind = draw(post.seed, 65)
  if (kind < 0.05) return kind < 0.025 ? false : null
  return {
    prediction_status: null,
    total_stake_amount: null,
    voting_end_timestamp: (post.createdUtc + 3 * 86_400) * 1000,
    total_vote_count: post.peakComments * 3,
    user_selection: null,
    options: ['Yes', 'No', 'Show me the results'].map((text, n) => ({
      text,
      id: String(post.seed + n),
      ...(kind > 0.9 ? { vote_count: post.peakComments } : {}),
    })),
  }
}

const thumbnails = ['default', 'image', 'spoiler', '', null]

const thumbnail = (post: Post, key: string) => {
  const at = draw(post.seed, 66)
  return at < 0.9 ? `https://b.thumbs.redditmedia.com/${key}.jpg` : thumbnails[Math.floor((at - 0.9) * 50)]
}

const mediaKey = (seed: number, turn: number) =>
  Math.floor(draw(seed, 70 + turn) * 2 ** 52)
    .toString(36)
    .padStart(11, 'a')

const previewUrl = (key: string, width: number) =>
  `https://preview.redd.it/${key}.jpg?width=${width}&crop=smart&auto=webp&s=${key}${width}`

const preview = (key: string) => ({
  images: [
    {
      source: { url: previewUrl(key, 1600), width: 1600, height: 1200 },
      resolutions: [108, 216, 320, 640, 960, 1080].map((width) => ({
        url: previewUrl(key, width),
        width,
        height: Math.round(width * 0.75),
      })),
      variants: {},
      id: key,
    },
  ],
  enabled: true,
})
