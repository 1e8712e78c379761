import { startWebsites } from '../../simulators/websites/start-websites.ts'
import { readHtml } from '../../src/adapters/website/read-html.ts'
import { createWebsiteReader } from '../../src/adapters/website/read-website.ts'
import { createSimulatedInternet } from '../../src/adapters/website/simulated-internet.ts'
import { judgeHere } from '../../src/features/judging-verbs.ts'
import { presentPage } from '../../src/features/products/describe/profile-page.ts'

/** The simulated websites, as the product shows them to the model that profiles them. */
export async function openSites() {
  const websites = await startWebsites({ port: 0 })
  const dispatcher = createSimulatedInternet(websites.url)
  const reader = createWebsiteReader({ dispatcher, userAgent: 'Threadlark/1' })
  return {
    present: async (host: string) => {
      const website = `https://${host}`
      const page = await reader.read(website, { readHtml })
      if (page.kind !== 'page') throw new Error(`${host} answered ${page.kind}.`)
      return presentPage({ productName: '', website, page, judge: judgeHere })
    },
    close: async () => {
      await dispatcher.close()
      await websites.close()
    },
  }
}
