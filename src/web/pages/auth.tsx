import { useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { brand } from '../../brand.ts'
import { MIN_PASSWORD_LENGTH } from '../../features/accounts/schema.ts'
import { AuthForms } from '../../features/accounts/ui/auth-forms.tsx'
import { type AuthMode, readAuthMode } from '../../features/accounts/ui/auth-mode.ts'
import { TestimonialPanel } from '../../features/accounts/ui/testimonial-panel.tsx'
import { redirectSignedIn } from '../guards.server.ts'
import { BrandLink } from '../parts/brand-link.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/auth.ts'

export async function loader(args: Route.LoaderArgs) {
  // Whoever opens a reset link wants a new password, signed in or not.
  if (readAuthMode(args.url.searchParams) !== 'reset') await redirectSignedIn(args)
  const { testimonials } = brand
  return {
    testimonial: testimonials[Math.floor(Math.random() * testimonials.length)],
    // From here rather than imported by the form: the contracts bring a validation library along.
    minPasswordLength: MIN_PASSWORD_LENGTH,
  }
}

/** Switching between the forms happens in place, without asking the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || readAuthMode(currentUrl.searchParams) === 'reset'
}

const texts: Record<AuthMode, { title: string; heading: string; line: string }> = {
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
  forgot: {
    title: 'Reset your password',
    heading: 'Reset your password',
    line: "Tell us your e-mail and we'll send you a link.",
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
  const { title, heading, line } = texts[mode]
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
            token={search.get('token')}
            minPasswordLength={loaderData.minPasswordLength}
          />
        </main>
      </div>
      {testimonial && <TestimonialPanel {...testimonial} />}
    </div>
  )
}
