import { LearnedScreen } from '../../features/today/ui/learned/learned-screen.tsx'
import { guardDashboard } from '../guards.server.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-today-learned.ts'

export async function loader(args: Route.LoaderArgs) {
  await guardDashboard(args)
  return null
}

export default function Learned() {
  return (
    <div className="mx-auto grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle name="What Today has learned" />
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="w-fit rounded-sm text-2xl">
          What Today has learned
        </h1>
        <p className="text-muted-foreground">
          From what you answer, draft, save and dismiss. It only changes the order of your own list; nothing
          is hidden.
        </p>
      </div>
      <LearnedScreen />
    </div>
  )
}
