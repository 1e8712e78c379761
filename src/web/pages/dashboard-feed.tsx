import { Empty } from '../../ui/empty.tsx'
import { PageTitle } from '../parts/page-title.tsx'

export default function DashboardFeed() {
  return (
    <>
      <PageTitle name="Dashboard" />
      <h1 className="text-2xl">Dashboard</h1>
      <Empty text="Your feed is on its way. It will be here soon." className="my-auto pb-24" />
    </>
  )
}
