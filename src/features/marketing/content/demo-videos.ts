import type { DemoVideo } from '../schema.ts'

/** `pnpm record` films them anew. None has sound. */
export const demoVideos = {
  tour: {
    title: 'How it works',
    file: 'tour',
    description:
      'In the feed of r/doggrooming the posts that are best to answer come first. One about no-shows is opened, Generate Comment writes an answer that says who makes the product, and Copy takes it to the clipboard. The next step is Open on Reddit.',
  },
  generations: {
    title: 'A comment, from post to clipboard',
    file: 'generations',
    description:
      'A post asks how to stop no-shows. Generate Comment is pressed and a draft appears word by word beside it. A sentence is added by hand, then the comment is copied.',
  },
  postGeneration: {
    title: 'Post generation',
    file: 'post-generation',
    description:
      'A hook is chosen and two sentences of context are typed. Generate Post writes a title and a text onto a sheet, where both can be edited. The title is copied.',
  },
  commentReplies: {
    title: 'Comment replies',
    file: 'comment-replies',
    description:
      "A salon in r/smallbusiness asks how others take bookings. The community's rules are at hand, Generate Comment writes an answer, a check confirms that it says who makes the product, and the comment is copied.",
  },
  smartRewrite: {
    title: 'Smart rewrite',
    file: 'smart-rewrite',
    description:
      'The address of a post that went well is pasted and analyzed. Two sentences of context are typed, and Rewrite for My Product fills a sheet beside the original with a new post. Its title is copied.',
  },
} satisfies Record<string, DemoVideo>
