import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'

const waited = /^\/(onboarding|dashboard|blog)(?:\/|$)/

/** Covers the page while session and profile of a guarded one load, or a guide comes from its store. */
export function GuardSpinner() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const target = navigation.location?.pathname
  if (!target || target === pathname) return null
  const [, part] = waited.exec(target) ?? []
  // Within the dashboard or the blog the frame stays, and says itself that something loads.
  if (!part || part === waited.exec(pathname)?.[1]) return null
  return (
    <div className="fixed inset-0 z-30 grid animate-appear place-items-center bg-background">
      <Spinner />
    </div>
  )
}
