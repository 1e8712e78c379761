import { expect, test } from 'vitest'
import { demoProducts } from '../scripts/stack/demo-products.ts'
import { writeDraft } from '../simulators/llm/drafts/write-draft.ts'
import { readCommunities } from '../simulators/reddit/world/read-communities.ts'
import { checkDraft } from '../src/features/drafts/judge/check-draft.ts'
import type { DraftContext } from '../src/features/drafts/judge/draft-context.ts'
import { commentPrompt } from '../src/features/drafts/prompts/comment.v3.ts'

const places = demoProducts.plus.flatMap(({ subreddits, ...product }) =>
  readCommunities()
    .filter(({ name }) => subreddits?.includes(name))
    .flatMap(({ posts }) => posts.map((post) => ({ product, post }))),
)

test.each(['mention_disclosed', 'no_mention'] as const)(
  'what the simulated model writes under the posts of the demo can be copied at once (%s)',
  (mode) => {
    const blocked = places.flatMap(({ product, post }) => {
      const given: DraftContext & { mode: typeof mode } = {
        task: 'comment',
        mode,
        linksAllowed: false,
        product: {
          name: product.name,
          website: product.website ?? null,
          description: product.description ?? null,
          facts: product.facts?.map(({ text }) => text) ?? [],
          disclosures: [],
        },
        context: '',
        founder: '',
        post: { title: post.title, text: post.body },
        source: null,
        ownDrafts: [],
        register: null,
        writtenLinks: [],
      }
      const { prompt } = commentPrompt({
        given,
        place: { subreddit: null, rules: [] },
        answers: [],
        voice: [],
      })
      const content = writeDraft(prompt) ?? ''
      const { findings, named, disclosed } = checkDraft({ title: null, content }, given)
      const wrong = findings.filter(({ level }) => level !== 'advice').map(({ message }) => message)
      return [...wrong, ...(named && !disclosed ? ['Not in the words of its maker.'] : [])].map(
        (message) => `${post.title}: ${message}`,
      )
    })
    expect(places.length).toBeGreaterThan(40)
    expect(blocked).toEqual([])
  },
)
