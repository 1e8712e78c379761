import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'

const guarded = /^\/(onboarding|dashboard)(\/|$)/

/** Covers the page while session and profile of a guarded one load. */
export function GuardSpinner() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const target = navigation.location?.pathname
  if (!target || target === pathname || !guarded.test(target)) return null
  return (
    <div className="fixed inset-0 z-30 grid animate-appear place-items-center bg-background">
      <Spinner />
    </div>
  )
}
