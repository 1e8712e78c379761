import { ReadsProvider } from '../../client/reads-provider.tsx'
import { listProducts } from '../../features/products/list-products.ts'
import type { Product } from '../../features/products/schema.ts'
import type { RequestContext } from '../../features/request-context.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { guardOnboarding } from '../guards.server.ts'
import { recallWizard } from '../onboarding/remembered-wizard.ts'
import { Wizard } from '../onboarding/wizard.tsx'
import { resumeWizard } from '../onboarding/wizard-state.ts'
import { pageContext } from '../page-context.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/onboarding.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = await guardOnboarding(args)
  return { viewer, saved: await readSaved(args.context.get(pageContext).request) }
}

// Without it the wizard still works: it asks again before it saves.
async function readSaved(request: RequestContext): Promise<Product | null> {
  try {
    const { products } = await listProducts(request)
    return products[0] ?? null
  } catch (err) {
    request.log.failure('products.read_failed', { err })
    return null
  }
}

export default function Onboarding({ loaderData: { viewer, saved } }: Route.ComponentProps) {
  const ready = useHydrated()
  // The server knows nothing of this tab's memory: the wizard starts anew once it can be read.
  const start = ready ? resumeWizard(recallWizard(viewer.id), saved) : resumeWizard(null, null)
  return (
    <ReadsProvider>
      <AccountFrame viewer={viewer}>
        <PageTitle name="Set up" />
        <main id="content" tabIndex={-1}>
          <Wizard key={ready ? 'ready' : 'first'} viewer={viewer} saved={saved} start={start} ready={ready} />
        </main>
      </AccountFrame>
    </ReadsProvider>
  )
}
