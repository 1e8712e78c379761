import { brand } from '../../brand.ts'
import { readSession } from '../../features/accounts/read-session.ts'
import { PrivacyText } from '../../features/marketing/ui/legal/privacy-text.tsx'
import { pageContext } from '../page-context.ts'
import { LegalPage } from '../parts/legal-page.tsx'
import type { Route } from './+types/privacy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { signedIn: (await readSession(context.get(pageContext).request)) !== null }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${brand.name} keeps about you, why, for how long, and how you get it back or have it deleted.`}
      path="/privacy"
      updated="November 19, 2026"
      signedIn={loaderData.signedIn}
    >
      <PrivacyText />
    </LegalPage>
  )
}
