import { expect, test } from 'vitest'
import { circumstances, type Reason, rulings } from '../schema.ts'
import { writeReason } from './write-reason.ts'

const place = { subreddit: 'doggrooming', quote: 'The rule.' }
const counted = { code: 'named_as_often_as_allowed' as const, ...place }

const sentences: [Reason, sentence: string][] = [
  [
    { code: 'removed_here', subreddit: 'doggrooming', removed: 2, of: 4 },
    '2 of 4 removed here. Just help for a while.',
  ],
  [
    { code: 'ai_text_banned', ...place },
    "r/doggrooming doesn't allow text written by AI. You get notes, and write it yourself.",
  ],
  [
    { code: 'ai_help_to_be_told', ...place },
    'r/doggrooming wants to know when AI helped with a text. Say so.',
  ],
  [
    { code: 'promotion_banned', ...place },
    "r/doggrooming doesn't allow promotion, so the draft doesn't mention your product.",
  ],
  [
    { code: 'promotion_unclear', ...place },
    "We couldn't tell what r/doggrooming says about promotion. Read its rules before you mention your product.",
  ],
  [
    { code: 'promotion_not_in_this_thread', ...place },
    "r/doggrooming allows promotion only in its own threads for it, and this isn't one of them.",
  ],
  [
    { code: 'promotion_in_this_thread', ...place },
    "This is a thread of r/doggrooming for people's own products. Say that you make it.",
  ],
  [
    { code: 'promotion_only_in_set_threads', ...place },
    'r/doggrooming allows promotion only in its own threads for it. Post this there.',
  ],
  [
    { code: 'promotion_rationed', ...place },
    'r/doggrooming wants most of what you write to be about other things.',
  ],
  [
    { code: 'promotion_if_disclosed', ...place },
    'r/doggrooming lets you name your product if you say that you make it.',
  ],
  [
    { code: 'promotion_welcome', ...place },
    "r/doggrooming welcomes people's own products. Say that you make it.",
  ],
  [
    { code: 'promotion_not_mentioned', ...place },
    'The rules of r/doggrooming say nothing against it. Say that you make it.',
  ],
  [{ code: 'links_restricted', ...place }, 'r/doggrooming restricts links, so the draft has none.'],
  [
    { code: 'links_unclear', ...place },
    'What r/doggrooming says about links is not clear, so the draft has none.',
  ],
  [{ code: 'community_unknown' }, 'Read the rules of the community before you post; we do not know them.'],
  [
    { code: 'author_promotes' },
    'The author promotes something of their own here. A second product would help nobody.',
  ],
  [{ code: 'post_is_survey' }, 'This is a survey, not a question.'],
  [{ code: 'post_is_about_job' }, 'This is about a job, not a question that your product answers.'],
  [{ code: 'post_hardly_fits' }, 'This post has little to do with your product.'],
  [{ code: 'trouble_feared' }, 'Someone may be having a hard time, so leave your product out.'],
  [
    { code: 'thread_unread' },
    "We couldn't read the comments on this post. Make sure nobody has already said this.",
  ],
  [{ code: 'nobody_asks' }, 'Nobody here asks for anything that a product could answer.'],
  [{ code: 'naming_unwanted' }, 'You asked not to mention your product here.'],
  [{ code: 'sentences_left_out' }, 'We left out sentences that no repair could put right.'],
  [
    { code: 'trouble', trouble: 'bereavement' },
    "They're grieving. If you reply, a few kind words of your own are enough.",
  ],
  [
    { code: 'trouble', trouble: 'own' },
    [
      'What you wrote sounds very hard, and you matter more than any post, so there is no draft.',
      "You don't have to carry this alone: findahelpline.com lists people you can talk to for free, in your country.",
      'If you are in danger now, call your local emergency number.',
    ].join(' '),
  ],
  [
    { ...counted, allowed: { times: 1, days: 30 }, times: 1 },
    'r/doggrooming allows it once every 30 days, and you have mentioned your product there once in that time. Just help this time?',
  ],
  [
    { ...counted, allowed: { times: 2, days: 7 }, times: 3 },
    'r/doggrooming allows it twice a week, and you have mentioned your product there 3 times in that time. Just help this time?',
  ],
  [{ code: 'said', text: 'What an older release said.' }, 'What an older release said.'],
]

test.each(sentences)('%j is told in its own sentence', (reason, sentence) => {
  expect(writeReason(reason)).toBe(sentence)
})

test('no ruling and no circumstance is missing above', () => {
  const told = new Set<string>(sentences.map(([{ code }]) => code))
  expect([...rulings, ...circumstances].filter((code) => !told.has(code))).toEqual([])
})
