import { judgeHere } from '../src/features/judging-verbs.ts'
import { describeFromPage } from '../src/features/products/describe/describe-product.ts'

const usage = { inputTokens: 1, outputTokens: 1 }

/** What is left of the description that a model gives of a page. */
export async function describeWith(description: string, productName: string, text: string): Promise<string> {
  const answer = { description, facts: [], whoFor: null, notFor: null }
  const described = await describeFromPage({
    model: { generateObject: async ({ schema }) => ({ kind: 'ok', value: schema.parse(answer), usage }) },
    judge: judgeHere,
    page: { title: productName, text },
    productName,
  })
  return described.kind === 'ok' ? described.description : ''
}
