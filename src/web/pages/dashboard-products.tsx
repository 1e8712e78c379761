import { data } from 'react-router'
import { planNames, plans } from '../../features/billing/plans.ts'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { NameCheck } from '../../features/communities/ui/name-check.tsx'
import { listProducts } from '../../features/products/list-products.ts'
import { ProductList } from '../../features/products/ui/product-list.tsx'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { guardDashboard } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { useSubredditNotes } from '../parts/use-subreddit-notes.ts'
import type { Route } from './+types/dashboard-products.ts'

export async function loader(args: Route.LoaderArgs) {
  const { planType, subscriptionStatus } = (await guardDashboard(args)).profile
  const { request } = args.context.get(pageContext)
  const list = await listProducts(request).catch((err: unknown) => {
    request.log.failure('products.list_failed', { err })
    return null
  })
  const limit = plans.find(({ id }) => id === planType)?.products ?? 0
  const answer = {
    list,
    plan: { name: planNames[planType], limit, free: planType === 'free' },
    paymentDue: subscriptionStatus === 'past_due',
    intent: planType === 'pro' ? ('upgrade' as const) : ('manage' as const),
  }
  return list ? answer : data(answer, { status: 503 })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { list, plan, paymentDue, intent } = loaderData
  const noteOf = useSubredditNotes()
  if (!list) return <ProductsFailure />
  return (
    <>
      <PageTitle name="My Products" />
      <ProductList
        list={list}
        plan={plan}
        paymentDue={paymentDue}
        upgradeLink={<BillingTabButton label="Upgrade plan" intent={intent} variant="link" size="text" />}
        noteOf={noteOf}
        NameCheck={NameCheck}
      />
    </>
  )
}

/** When the list could not even be asked for, such as without a network. */
export function ErrorBoundary() {
  return <ProductsFailure />
}

function ProductsFailure() {
  return (
    <div className="grid gap-6">
      <PageTitle name="My Products" />
      <h1 className="text-2xl">My Products</h1>
      <LoadFailure message="Failed to fetch products" />
    </div>
  )
}
