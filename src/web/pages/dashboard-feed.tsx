import { Empty } from '../../ui/empty.tsx'
import { PageTitle } from '../parts/page-title.tsx'

export default function DashboardFeed() {
  return (
    <>
      <PageTitle name="Dashboard" />
      <h1 className="text-2xl">Dashboard</h1>
      <Empty text="Your threads will show up here" className="my-auto pb-24" />
    </>
  )
}
