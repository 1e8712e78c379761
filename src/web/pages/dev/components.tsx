import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readSidebarOpen } from '../../../ui/sidebar/sidebar-state.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { BrandSection } from './brand-section.tsx'
import { ChartSection } from './chart-section.tsx'
import { ControlSection } from './control-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { StateSection } from './state-section.tsx'

const THEMES = ['light', 'dark']

export function loader({ request }: LoaderFunctionArgs) {
  return { sidebarOpen: readSidebarOpen(request.headers.get('cookie')) }
}

/** Every component in every state, both themes side by side. Not part of a production build. */
export default function Components() {
  const { sidebarOpen } = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1}>
      <PageTitle name="Components" />
      <h1 className="px-5 py-6 text-2xl">Components</h1>
      <div className="grid lg:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            className={`${theme} grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 bg-background p-5 text-foreground md:p-8`}
          >
            <h2 className="text-lg capitalize">{theme}</h2>
            <BrandSection />
            <ControlSection />
            <StateSection theme={theme} />
            <NavigationSection sidebarOpen={sidebarOpen} theme={theme} />
            <OverlaySection />
            <ChartSection />
          </div>
        ))}
      </div>
    </main>
  )
}
