import type { MouseEvent } from 'react'
import { PostFeed } from '../../features/feed/ui/browse/post-feed.tsx'
import { useFilters } from '../../features/feed/ui/filters/filters-provider.tsx'
import { FirstRunBanner } from '../dashboard/first-run/first-run-banner.tsx'
import { useFirstRun } from '../dashboard/first-run/first-run-provider.tsx'
import { HintCard } from '../dashboard/first-run/hint-card.tsx'
import { ReplyPanel } from '../dashboard/reply-panel.tsx'
import { usePalette } from '../palette/palette-provider.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-feed.ts'

export default function DashboardFeed({ matches }: Route.ComponentProps) {
  const account = matches[1].loaderData
  const { choosesPlan, products } = account
  const { product } = useFilters()
  const { show, paste } = usePalette()
  const { use } = useFirstRun()
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-post]')) use('post')
  }
  return (
    <>
      <PageTitle name="Dashboard" />
      <FirstRunBanner />
      <div className="contents" onClickCapture={onClick}>
        <PostFeed
          enabled={!choosesPlan}
          renderPanel={(post, about) => (
            <ReplyPanel
              post={post}
              {...about}
              product={products?.find(({ id }) => id === product?.id)}
              account={account}
            />
          )}
          pasting={paste}
          onHelp={() => show('shortcuts')}
          onAddSubreddit={() => show('new-subreddit')}
          hint={<HintCard id="post" side="above" />}
        />
      </div>
    </>
  )
}
