import { draw, pick } from './draw.ts'
import type { WrittenRule } from './written-community.ts'

const promotion: WrittenRule[][] = [
  [
    {
      name: 'No self-promotion',
      description:
        'Do not promote your own product, service, blog or channel. Posts and comments that do are removed and lead to a ban.',
    },
    {
      name: 'No advertising',
      description:
        'Advertising of any kind is not allowed here. This includes "I built this" posts & links in comments.',
    },
    {
      name: 'No spam or marketing',
      description: 'We are not your customers. Links to anything you are affiliated with will be removed.',
    },
  ],
  [
    {
      name: 'Promotion only in the weekly thread',
      description:
        'Share your own work only in the weekly self-promotion thread. Anywhere else it will be removed.',
    },
    {
      name: 'Self-promotion thread',
      description: 'Products, surveys and services belong in the pinned thread on Saturdays.',
    },
  ],
  [
    {
      name: 'Disclose your affiliation',
      description:
        'You may mention your own product if it answers the question and you say that it is yours.',
    },
    {
      name: 'Be open about what you sell',
      description:
        'Self-promotion is fine when it is relevant, disclosed and not more than one in ten of your contributions.',
    },
  ],
  [],
]

const manners: WrittenRule[] = [
  {
    name: 'Be civil',
    description: 'Attack arguments, not people. No harassment, slurs or personal attacks.',
  },
  { name: 'Stay on topic', description: 'Posts must be about what this community is for.' },
  { name: 'No low-effort posts', description: '', appliesTo: 'link' },
  { name: 'Search before you ask', description: 'Questions that are answered in the wiki will be removed.' },
  {
    name: 'No AI-generated text',
    description: 'Write it yourself. Generated posts and comments are removed.',
  },
  {
    name: 'Use a descriptive title',
    description: 'Titles like "Help!!" tell nobody anything.',
    appliesTo: 'link',
  },
  { name: 'No medical or legal advice', description: '', appliesTo: 'comment' },
]

/** Rules of a generated community: one stance on promotion, if any, between some about manners. */
export function makeRules(seed: number): WrittenRule[] {
  if (draw(seed, 40) < 0.06) return []
  const stance = pick(promotion, draw(seed, 41))
  const first = Math.floor(draw(seed, 42) * manners.length)
  const count = 2 + Math.floor(draw(seed, 43) * 4)
  const rules = Array.from({ length: count }, (_, n) => manners[(first + n) % manners.length] as WrittenRule)
  if (stance.length > 0)
    rules.splice(Math.floor(draw(seed, 44) * rules.length), 0, pick(stance, draw(seed, 45)))
  return rules
}
