import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchVitals } from './watch-vitals.ts'

const report = watchVitals()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(error, { errorInfo }) => {
          // Of a page that failed while it was drawn; what a server or the network refused is no failure of our script.
          if (errorInfo) report(error)
        }}
      />
    </StrictMode>,
  )
})
