import { brand } from '../../brand.ts'
import { readSession } from '../../features/accounts/read-session.ts'
import { TermsText } from '../../features/marketing/ui/legal/terms-text.tsx'
import { pageContext } from '../page-context.ts'
import { LegalPage } from '../parts/legal-page.tsx'
import type { Route } from './+types/terms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { signedIn: (await readSession(context.get(pageContext).request)) !== null }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms of Service"
      description={`What you can expect from ${brand.name}, and what we expect from you, in plain words.`}
      path="/terms"
      updated="November 15, 2026"
      signedIn={loaderData.signedIn}
    >
      <TermsText />
    </LegalPage>
  )
}
