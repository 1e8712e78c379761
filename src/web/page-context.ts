import { createContext } from 'react-router'
import type { RequestContext } from '../features/request-context.ts'

type PageContext = {
  /** Marks this response's own inline scripts for its Content-Security-Policy. */
  nonce: string | undefined
  /** The page is kept and sent to many, so nothing in it may come late. */
  whole: boolean
  /** Who asks and what the verbs need to answer them. */
  request: RequestContext
  /** Hears of whatever goes wrong while the page is made: it decides what is logged and which status the page gets. */
  onFailure: (error: unknown) => void
  /** True when outside services are simulated; every page then says so. */
  demo: boolean
}

/** Filled by the server for each request. The key lives in the page bundle, so the server takes it from the build. */
export const pageContext = createContext<PageContext>()
