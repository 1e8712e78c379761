import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Someone comes back by another tab, another window or another program. */
focusManager.setEventListener((onReturn) => {
  if (typeof window === 'undefined') return
  const tell = () => onReturn()
  addEventListener('focus', tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    removeEventListener('focus', tell)
    document.removeEventListener('visibilitychange', tell)
  }
})

/** Nothing is kept once it is off the screen, and nothing is asked for again unless a screen says so. */
const quiet = { retry: false, networkMode: 'always', gcTime: 0 } as const

export const createReads = () =>
  new QueryClient({
    defaultOptions: {
      queries: { ...quiet, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: quiet,
    },
  })

/** Around every page that uses `useRead` or `useAct`; one for each browser, never shared by those whom a server serves. */
export function ReadsProvider({ children }: { children: ReactNode }) {
  const [reads] = useState(createReads)
  return <QueryClientProvider client={reads}>{children}</QueryClientProvider>
}
