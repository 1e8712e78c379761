import { createContext } from 'react-router'
import type { RequestContext } from '../features/request-context.ts'

type PageContext = {
  /** Allows this response's own inline scripts in its Content-Security-Policy; none on pages that caches keep. */
  nonce: string | undefined
  /** Who asks and what the verbs need to answer them. */
  request: RequestContext
  /** True when outside services are simulated; every page then says so. */
  demo: boolean
}

/** Filled by the server for each request. The key lives in the page bundle, so the server takes it from the build. */
export const pageContext = createContext<PageContext>()
