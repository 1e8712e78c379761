import { Empty } from '../../ui/empty.tsx'
import { PageTitle } from '../parts/page-title.tsx'

export default function DashboardTemplates() {
  return (
    <div className="my-auto grid justify-items-center pb-24 text-center">
      <PageTitle name="Viral Templates" />
      <Empty text="Posts that did well, as forms to fill in with your own story." className="order-1 pt-4" />
      <h1 className="text-2xl">Viral Post Templates Coming Soon</h1>
    </div>
  )
}
