import { useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { brand } from '../../brand.ts'
import { DEAD_RESET_LINK } from '../../features/accounts/auth/call-auth.ts'
import { DEAD_SIGN_UP_LINK } from '../../features/accounts/confirm-sign-up.ts'
import { readSession } from '../../features/accounts/read-session.ts'
import { readSignUp } from '../../features/accounts/read-sign-up.ts'
import { findResetOwner } from '../../features/accounts/reset-password.ts'
import { MIN_PASSWORD_LENGTH } from '../../features/accounts/schema.ts'
import { AuthForms } from '../../features/accounts/ui/sign-in/auth-forms.tsx'
import { type AuthMode, isMailed, readAuthMode } from '../../features/accounts/ui/sign-in/auth-mode.ts'
import { TestimonialPanel } from '../../features/accounts/ui/sign-in/testimonial-panel.tsx'
import type { RequestContext } from '../../features/request-context.ts'
import { redirectSignedIn } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { BrandLink } from '../parts/brand-link.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/auth.ts'

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const mode = readAuthMode(searchParams)
  // Someone who opens a mailed link wants what it is for, signed in or not.
  if (!isMailed(mode)) await redirectSignedIn(args)
  const { request } = args.context.get(pageContext)
  const token = searchParams.get('token') ?? ''
  const signUp = mode === 'confirm' ? await findSignUp(request, token) : null
  const isAlive = signUp !== null || (mode === 'reset' && (await findResetOwner(request, token)) !== null)
  const { testimonials } = brand
  return {
    signUp,
    token: isAlive ? token : null,
    deadLink: mode === 'reset' ? DEAD_RESET_LINK : DEAD_SIGN_UP_LINK,
    testimonial: testimonials[Math.floor(Math.random() * testimonials.length)],
    // From here rather than imported by the form: the contracts bring a validation library along.
    minPasswordLength: MIN_PASSWORD_LENGTH,
  }
}

/** Only what the page shows. A link that did its work already, or in another tab, leads on. */
async function findSignUp(request: RequestContext, token: string) {
  const found = await readSignUp(request, token)
  if (!found && (await readSession(request))) throw redirect('/onboarding')
  if (!found) return null
  const { email, isOwnBrowser } = found
  // Anywhere else it could be a name that a stranger chose.
  return { email, isOwnBrowser, fullName: isOwnBrowser ? found.name : '' }
}

/** Switching between the forms happens in place, without asking the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || isMailed(readAuthMode(currentUrl.searchParams))
}

const texts: Record<AuthMode | 'dead-link', { title: string; heading: string; line: string }> = {
  'sign-in': {
    title: 'Sign in',
    heading: `Welcome to ${brand.name}`,
    line: 'Sign in to get back to your threads.',
  },
  'second-step': {
    title: 'Enter your code',
    heading: 'Enter your code',
    line: 'Type the six digits from your authenticator app, or a recovery code.',
  },
  'sign-up': {
    title: 'Create account',
    heading: `Welcome to ${brand.name}`,
    line: 'Create your account. It takes a minute.',
  },
  confirm: {
    title: 'Verify your email',
    heading: 'Verify your email',
    line: 'One step left before you set up your first product.',
  },
  'dead-link': {
    title: 'Verify your email',
    heading: 'Verify your email',
    line: "Did you sign up within the last seven days? Sign in, and we'll email you a new link.",
  },
  forgot: {
    title: 'Reset your password',
    heading: 'Reset your password',
    line: "Tell us your email and we'll send you a link.",
  },
  reset: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    line: 'You can sign in with it right away.',
  },
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const mode = readAuthMode(search)
  const { title, heading, line } = texts[mode === 'confirm' && !loaderData.signUp ? 'dead-link' : mode]
  // Kept from the first answer: asking the loader again must not swap the words under the reader's eyes.
  const [testimonial] = useState(loaderData.testimonial)
  return (
    <div className={testimonial ? 'grid flex-1 split:grid-cols-2' : 'grid flex-1'}>
      <PageTitle name={title} />
      <div className="grid grid-rows-[auto_1fr] px-6 py-5 sm:px-8">
        <header>
          <BrandLink />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-100 content-center gap-7 py-12 split:pb-24"
        >
          <div className="grid gap-2">
            <h1 className="text-3xl">{heading}</h1>
            <p className="text-md text-muted-foreground">{line}</p>
          </div>
          <AuthForms
            mode={mode}
            token={loaderData.token}
            signUp={loaderData.signUp}
            deadLink={loaderData.deadLink}
            minPasswordLength={loaderData.minPasswordLength}
          />
        </main>
      </div>
      {testimonial && <TestimonialPanel {...testimonial} />}
    </div>
  )
}
