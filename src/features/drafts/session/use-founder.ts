import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'

/** What the user may tell of themselves. Without it a true number may look strange here; the server knows it with every draft. */
export function useFounder() {
  const { answer } = useRead(['voice'], (signal) => ask(api.voice.$get({}, { init: { signal } })))
  return answer?.founder ?? ''
}
