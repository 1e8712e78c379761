import { createModel } from '../../src/adapters/model/create-model.ts'
import { readHtml } from '../../src/adapters/website/read-html.ts'
import { createWebsiteReader } from '../../src/adapters/website/read-website.ts'
import { createSimulatedInternet } from '../../src/adapters/website/simulated-internet.ts'
import type { loadServerConfig } from '../../src/config/load-server-config.ts'
import { judgeHere } from '../../src/features/judging-verbs.ts'
import { presentPage, profilePage } from '../../src/features/products/describe/profile-page.ts'

const DEADLINE_MS = 10_000

/** What the product itself would make of the website, had someone typed its address. */
export async function profileDemoProduct(
  {
    model,
    websiteSimulatorUrl = '',
  }: Pick<ReturnType<typeof loadServerConfig>, 'model' | 'websiteSimulatorUrl'>,
  website: string,
) {
  const dispatcher = createSimulatedInternet(websiteSimulatorUrl)
  try {
    const page = await createWebsiteReader({ dispatcher, userAgent: 'Threadlark demo' }).read(website, {
      readHtml,
    })
    if (page.kind !== 'page') throw new Error(`${website} answered ${page.kind}`)
    const item = await presentPage({ productName: '', website, page, judge: judgeHere })
    return await profilePage(createModel(model), item, AbortSignal.timeout(DEADLINE_MS))
  } finally {
    await dispatcher.close()
  }
}
