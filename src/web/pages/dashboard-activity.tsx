import { useRevalidator } from 'react-router'
import { ActivityScreen } from '../../features/activity/ui/activity-screen.tsx'
import { useLog } from '../../features/activity/ui/use-log.ts'
import { useNow } from '../../features/feed/ui/posts/use-now.ts'
import { useActivityAddress } from '../activity/use-activity-address.ts'
import { useReplyDraft } from '../activity/use-reply-draft.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-activity.ts'

export default function Activity({ matches }: Route.ComponentProps) {
  const { paceGoal } = matches[1].loaderData
  const read = useLog()
  const { filter, choose, asked } = useActivityAddress()
  const { draft, dialog } = useReplyDraft(matches[1].loaderData)
  const { revalidate } = useRevalidator()
  const now = useNow()
  return (
    <div className="grid w-full gap-5">
      <PageTitle name="Activity" />
      <ActivityScreen
        read={read}
        filter={filter}
        onFilter={choose}
        asked={asked}
        goal={paceGoal}
        now={now}
        onDraft={draft}
        onChanged={async () => {
          // The sidebar counts it, too.
          await Promise.all([read.lookAgain(), revalidate()])
        }}
      />
      {dialog}
    </div>
  )
}
