import { writeCadence, writeTimes } from '../../../judge/form/read-term.ts'
import { troubleSentences } from '../../../judge/form/troubles.ts'
import type { Circumstance, Reason, Ruling } from '../schema.ts'

/** What people read of a reason, on a page or in place of a draft. */
export function writeReason(reason: Reason): string {
  switch (reason.code) {
    case 'trouble':
      return reason.trouble === 'own' ? OWN_TROUBLE : troubleSentences[reason.trouble]
    case 'named_as_often_as_allowed': {
      const allowed = `r/${reason.subreddit} allows it ${writeCadence(reason.allowed)}`
      return `${allowed}, and you have mentioned your product there ${writeTimes(reason.times)} in that time. Just help this time?`
    }
    case 'removed_here':
      return `${reason.removed} of ${reason.of} removed here. Just help for a while.`
    case 'said':
      return reason.text
  }
  return 'subreddit' in reason ? RULINGS[reason.code](`r/${reason.subreddit}`) : CIRCUMSTANCES[reason.code]
}

const OWN_TROUBLE = [
  'What you wrote sounds very hard, and you matter more than any post, so there is no draft.',
  "You don't have to carry this alone: findahelpline.com lists people you can talk to for free, in your country.",
  'If you are in danger now, call your local emergency number.',
].join(' ')

const RULINGS: Record<Ruling, (community: string) => string> = {
  ai_text_banned: (r) => `${r} doesn't allow text written by AI. You get notes, and write it yourself.`,
  ai_help_to_be_told: (r) => `${r} wants to know when AI helped with a text. Say so.`,
  promotion_banned: (r) => `${r} doesn't allow promotion, so the draft doesn't mention your product.`,
  promotion_unclear: (r) =>
    `We couldn't tell what ${r} says about promotion. Read its rules before you mention your product.`,
  promotion_not_in_this_thread: (r) =>
    `${r} allows promotion only in its own threads for it, and this isn't one of them.`,
  promotion_in_this_thread: (r) =>
    `This is a thread of ${r} for people's own products. Say that you make it.`,
  promotion_only_in_set_threads: (r) =>
    `${r} allows promotion only in its own threads for it. Post this there.`,
  promotion_rationed: (r) => `${r} wants most of what you write to be about other things.`,
  promotion_if_disclosed: (r) => `${r} lets you name your product if you say that you make it.`,
  promotion_welcome: (r) => `${r} welcomes people's own products. Say that you make it.`,
  promotion_not_mentioned: (r) => `The rules of ${r} say nothing against it. Say that you make it.`,
  links_restricted: (r) => `${r} restricts links, so the draft has none.`,
  links_unclear: (r) => `What ${r} says about links is not clear, so the draft has none.`,
}

const CIRCUMSTANCES: Record<Circumstance, string> = {
  community_unknown: 'Read the rules of the community before you post; we do not know them.',
  author_promotes: 'The author promotes something of their own here. A second product would help nobody.',
  post_is_survey: 'This is a survey, not a question.',
  post_is_about_job: 'This is about a job, not a question that your product answers.',
  post_hardly_fits: 'This post has little to do with your product.',
  trouble_feared: 'Someone may be having a hard time, so leave your product out.',
  thread_unread: "We couldn't read the comments on this post. Make sure nobody has already said this.",
  nobody_asks: 'Nobody here asks for anything that a product could answer.',
  naming_unwanted: 'You asked not to mention your product here.',
  sentences_left_out: 'We left out sentences that no repair could put right.',
}
