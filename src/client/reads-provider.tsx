import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Someone comes back when the tab can be seen again. That its window got the focus is no reason to ask for anything. */
focusManager.setEventListener((onReturn) => {
  if (typeof document === 'undefined') return
  const tell = () => onReturn()
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
})

/** Nothing is kept once it is off the screen, and nothing is asked for again unless a screen says so. */
const createReads = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Around every page that uses `useRead` or `useAct`. It lives as long as the layout; on the server, as long as one render. */
export function ReadsProvider({ children }: { children: ReactNode }) {
  const [reads] = useState(createReads)
  return <QueryClientProvider client={reads}>{children}</QueryClientProvider>
}
