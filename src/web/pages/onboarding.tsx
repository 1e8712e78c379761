import { CompleteSetupButton } from '../../features/accounts/ui/complete-setup-button.tsx'
import { guardOnboarding } from '../guards.server.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/onboarding.ts'

export async function loader(args: Route.LoaderArgs) {
  return { viewer: await guardOnboarding(args) }
}

export default function Onboarding({ loaderData }: Route.ComponentProps) {
  const firstName = loaderData.viewer.name.split(' ')[0]
  return (
    <AccountFrame viewer={loaderData.viewer}>
      <PageTitle name="Set up" />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid max-w-140 justify-items-start gap-3 px-4 py-14 md:py-24"
      >
        <h1 className="max-w-full text-3xl wrap-anywhere">Welcome, {firstName}</h1>
        <p className="mb-4 text-lg text-muted-foreground">One step, and your dashboard is ready.</p>
        <CompleteSetupButton />
      </main>
    </AccountFrame>
  )
}
