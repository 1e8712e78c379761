import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'

const waited = /^\/(onboarding|dashboard|blog)(\/|$)/
const dashboard = /^\/dashboard(\/|$)/

/** Covers the page while session and profile of a guarded one load, or a guide comes from its store. */
export function GuardSpinner() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const target = navigation.location?.pathname
  if (!target || target === pathname || !waited.test(target)) return null
  // Within the dashboard the frame stays, and so does the page until the next one is there.
  if (dashboard.test(pathname) && dashboard.test(target)) return null
  return (
    <div className="fixed inset-0 z-30 grid animate-appear place-items-center bg-background">
      <Spinner />
    </div>
  )
}
