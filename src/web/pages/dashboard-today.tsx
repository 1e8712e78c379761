import { ComingUpCard } from '../../features/calendar/ui/coming/coming-up-card.tsx'
import { TomorrowStep } from '../../features/calendar/ui/coming/tomorrow-step.tsx'
import { useCalendar } from '../../features/calendar/ui/use-calendar.ts'
import { useNow } from '../../features/feed/ui/posts/use-now.ts'
import { ProductLogo } from '../../features/products/ui/product-logo.tsx'
import type { Product } from '../../features/products/schema.ts'
import { TodaySkeleton } from '../../features/today/ui/endings/today-skeleton.tsx'
import { TodayScreen } from '../../features/today/ui/today-screen.tsx'
import { useReplyDraft } from '../activity/use-reply-draft.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { EmailOffer } from '../today/email-offer.tsx'
import { ThreadDialog } from '../today/thread-dialog.tsx'
import { useLastWeek } from '../today/use-last-week.tsx'
import { useTodayState } from '../today/today-provider.tsx'
import { useThreadInAddress } from '../today/use-thread-in-address.ts'
import type { Route } from './+types/dashboard-today.ts'

const noProducts: Product[] = []

export default function DashboardToday({ matches }: Route.ComponentProps) {
  const account = matches[1].loaderData
  const products = account.products ?? noProducts
  const { read, product, choose } = useTodayState()
  const asked = useThreadInAddress()
  const now = useNow()
  const { draft, dialog } = useReplyDraft(account)
  const week = useLastWeek({ enabled: !account.choosesPlan, now, onDraft: draft })
  const calendar = useCalendar({
    enabled: read?.today?.hasCommunity === true,
    posted: read?.today?.pace.posted,
  })
  return (
    <>
      <PageTitle name="Today" />
      {read ? (
        <TodayScreen
          read={read}
          now={now}
          chosen={product && { name: product.name, onAll: () => choose(undefined) }}
          renderLogo={({ name, icon }, className) => (
            <ProductLogo name={name} icon={icon} className={className} />
          )}
          renderDialog={(opened) => <ThreadDialog opened={opened} products={products} account={account} />}
          asked={asked}
          comingUp={<ComingUpCard read={calendar} />}
          tomorrow={<TomorrowStep calendar={calendar.calendar} />}
          renderOffer={(onGone) => <EmailOffer onGone={onGone} isQuiet={week.reply !== null} />}
          week={week}
        />
      ) : (
        <TodaySkeleton />
      )}
      {dialog}
    </>
  )
}
