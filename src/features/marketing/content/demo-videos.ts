import type { DemoVideo } from '../schema.ts'

/**
 * The recordings, in public/videos. To publish one, add its sources (mp4 first) and its poster; a source may carry
 * `media: '(prefers-color-scheme: dark)'`. Captions describe everything that happens: no recording has sound.
 */
export const demoVideos = {
  tour: { title: 'How it works', sources: [], captions: '/videos/tour.vtt' },
  generations: {
    title: 'A comment, from post to clipboard',
    sources: [],
    captions: '/videos/generations.vtt',
  },
  postGeneration: { title: 'Post generation', sources: [], captions: '/videos/post-generation.vtt' },
  commentReplies: { title: 'Comment replies', sources: [], captions: '/videos/comment-replies.vtt' },
  smartRewrite: { title: 'Smart rewrite', sources: [], captions: '/videos/smart-rewrite.vtt' },
} satisfies Record<string, DemoVideo>
