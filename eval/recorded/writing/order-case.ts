import { sayByWords, unknownPassport } from '../../../src/features/communities/read-passport.ts'
import type { Order } from '../../../src/features/drafts/order.ts'
import { orderComment } from '../../../src/features/drafts/order-comment.ts'
import { orderPost } from '../../../src/features/drafts/order-post.ts'
import { orderRewrite } from '../../../src/features/drafts/order-rewrite.ts'
import { outlineSchema } from '../../../src/features/drafts/prompts/outline-schema.ts'
import { quoteRules } from '../../../src/features/drafts/prompts/quote-rules.ts'
import type { Surroundings } from '../../../src/features/drafts/read-surroundings.ts'
import { commentInput, postInput, rewriteInput } from '../../../src/features/drafts/schema.ts'
import { shapeRewrite } from '../../../src/features/drafts/shape-rewrite.ts'
import { judgeHere } from '../../../src/features/judging-verbs.ts'
import { NEWCOMER } from '../../newcomer.ts'
import type { WritingCase } from './writing-case.ts'

/** What the product would have a model write here. Whether someone is in trouble is asked before, and measured elsewhere. */
export async function orderCase(of: WritingCase): Promise<Order> {
  const surroundings = await surround(of)
  return { ...orderFor(of, surroundings), unread: [] }
}

function orderFor(of: WritingCase, surroundings: Surroundings): Order {
  const place = { subreddit: of.community.name, rules: surroundings.rules }
  const { subreddit } = place
  const productName = of.product.name
  switch (of.task) {
    case 'comment': {
      const { title: postTitle, text: postDescription } = of.post
      const input = commentInput.parse({
        productName,
        postTitle,
        postDescription,
        contextInfo: of.known,
        // These makers want it named wherever they may, also where code has doubts about the post.
        mention: 'always',
      })
      const known = { said: 'none' as const, feared: false, hardlyFits: false }
      const { plan, prompt } = orderComment(surroundings, { ...input, subreddit, known })
      return { ...plan, brief: async () => prompt }
    }
    case 'post': {
      const input = postInput.parse({ productName, selectedHook: of.hook, contextInfo: of.context })
      const { plan, prompt } = orderPost(surroundings, { ...input, subreddit })
      return { ...plan, brief: async () => prompt }
    }
    case 'rewrite': {
      const { title: originalTitle, text: originalContent } = of.source
      const input = rewriteInput.parse({
        productName,
        originalTitle,
        originalContent,
        contextInfo: of.context,
      })
      const { plan, outlining } = orderRewrite(surroundings, { ...input, subreddit })
      const brief: Order['brief'] = async (model) => {
        const read = await model.generateObject({ ...outlining, schema: outlineSchema })
        return read.kind === 'ok' ? shapeRewrite({ place, voice: [] }, plan.given, read.value) : read
      }
      return { ...plan, brief }
    }
  }
}

async function surround(of: WritingCase): Promise<Surroundings> {
  const { founder, ...product } = of.product
  const kind = of.task === 'comment' ? 'comment' : 'post'
  const rules = rulesOf(of)
  return {
    ...NEWCOMER,
    product,
    founder,
    passport: await passportFor(of, kind),
    rules: quoteRules(rules, kind),
    comments: of.community.comments.map((body) => ({ body, score: 1 })),
  }
}

const rulesOf = ({ community }: WritingCase) =>
  community.rules.map(({ title, text }) => ({ name: title, text, appliesTo: 'all' as const }))

/** The set knows whether the product may be named, and code reads the rest. Which rule forbids it the set doesn't say. */
async function passportFor(of: WritingCase, kind: 'comment' | 'post') {
  const rules = rulesOf(of)
  const said = await sayByWords(judgeHere, rules, kind)
  const ban = rules.map(({ name, text }) => `${name}: ${text}`).join('\n')
  return {
    ...unknownPassport(of.community.name),
    ...said,
    selfPromotion: of.mayName ? ('silent' as const) : ('banned' as const),
    quotes: { ...said.quotes, selfPromotion: of.mayName ? null : (said.quotes.selfPromotion ?? ban) },
  }
}
