import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import { useFollowSession } from '../features/accounts/ui/follow-session.ts'
import '../ui/styles.css'
import { Ribbon } from '../ui/ribbon.tsx'
import { Toaster } from '../ui/toaster.tsx'
import type { Route } from './+types/root.ts'
import { firstScript } from './first-script.ts'
import { NonceContext } from './nonce-context.ts'
import { pageContext } from './page-context.ts'
import { DARK_GROUND, GROUND } from './parts/app-colors.ts'
import { FailurePage } from './parts/failure-page.tsx'
import { GuardSpinner } from './parts/guard-spinner.tsx'
import { PageAnnouncer } from './parts/page-announcer.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { demo, request } = context.get(pageContext)
  return { demo, origin: request.origin }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const demo = useRouteLoaderData<typeof loader>('root')?.demo
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={GROUND} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={DARK_GROUND} media="(prefers-color-scheme: dark)" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Meta />
        {/* Our own files need no nonce, and browsers hide it, which React would call a mismatch. */}
        <Links nonce="" />
      </head>
      <body>
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-primary px-4 py-2.5 font-medium text-primary-foreground focus:translate-y-0"
        >
          Skip to content
        </a>
        {demo && <DemoRibbon />}
        {children}
        <PageAnnouncer />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useFollowSession()
  return (
    <>
      <Outlet />
      <GuardSpinner />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500)
    return <FailurePage heading="This page can't do that" text="The request made no sense to us." />
  return (
    <FailurePage
      heading="Something went wrong"
      text="It's not you. Your work is safe; try again in a moment."
    />
  )
}

function DemoRibbon() {
  return (
    <Ribbon label="Demo mode">
      <strong className="font-semibold">Demo.</strong> Outside services are simulated.
    </Ribbon>
  )
}
