import { createContext } from 'react'

/** Set while the server renders; empty in the browser, where it must not be readable from the page's data. */
export const NonceContext = createContext<string | undefined>(undefined)
