import { withoutOrders } from '../../../prompting/without-orders.ts'
import type { Page } from './describe-product.ts'
import { describePrompt } from './describe-prompt.v1.ts'

/** What a model is asked about a page, without the orders that the page gives it. */
export const askAboutPage = ({ title, text }: Page, productName: string) =>
  describePrompt({ productName, page: withoutOrders(`${title}\n${text}`) })
