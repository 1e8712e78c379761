import { type RouterContextProvider, redirect } from 'react-router'
import { findProfile } from '../features/accounts/find-profile.ts'
import { readSession } from '../features/accounts/read-session.ts'
import type { Profile } from '../features/accounts/schema.ts'
import { rememberAskedPage, takeAskedPage } from './asked-page.server.ts'
import { entryAt } from './dashboard/entries.ts'
import { pageContext } from './page-context.ts'

type GuardArgs = { url: URL; context: Readonly<RouterContextProvider> }

/** Who is signed in, for the user menu. */
export type Viewer = { id: string; name: string; email: string }

/** For pages that only visitors need. */
export async function redirectSignedIn({ context }: GuardArgs) {
  if (await readSession(context.get(pageContext).request)) throw redirect('/dashboard')
}

export async function guardOnboarding(args: GuardArgs): Promise<Viewer> {
  const { viewer, profile } = await requireViewer(args)
  if (profile?.hasCompletedOnboarding) throw redirect('/dashboard')
  return viewer
}

/** With the profile, because every page of the dashboard depends on the plan. */
export async function guardDashboard(args: GuardArgs): Promise<{ viewer: Viewer; profile: Profile }> {
  const { viewer, profile } = await requireViewer(args)
  const ready = profile?.hasCompletedOnboarding || entryAt(args.url.pathname)?.alwaysOpen
  if (!profile || !ready) throw redirect('/onboarding')
  const asked = takeAskedPage(args.context.get(pageContext).request)
  // All ways of signing in lead here.
  if (asked && args.url.pathname === '/dashboard') throw redirect(asked)
  return { viewer, profile }
}

async function requireViewer({ url, context }: GuardArgs) {
  const { request } = context.get(pageContext)
  const session = await readSession(request)
  if (!session) {
    rememberAskedPage(request, url)
    throw redirect('/auth')
  }
  const profile = await findProfile(request)
  const { id, email, name } = session.user
  return { viewer: { id, email, name: profile?.fullName || name || 'User' }, profile }
}
