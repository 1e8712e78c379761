import { useRevalidator } from 'react-router'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'

const LOOKS_MS = [0, 1_500, 4_000, 9_000]

/** Opens the billing portal in a new tab. */
export function useBillingTab(intent: 'manage' | 'upgrade') {
  const { busy, run } = useAct('Failed to open billing', { keepsToasts: true })
  const { revalidate } = useRevalidator()

  function open() {
    // While the press is handled: browsers block a tab that comes with a later answer.
    const tab = openBlankTab()
    const began = run(async () => {
      const { url } = await ask(api.stripe['create-portal-session'].$post({ json: { intent } })).catch(
        (error) => {
          tab?.close()
          throw error
        },
      )
      if (!tab) return location.assign(url)
      tab.location.replace(url)
      // What was changed over there shows as soon as the reader is back, or a little later: Stripe tells us by and by.
      const lookAgain = () => LOOKS_MS.forEach((ms) => setTimeout(() => void revalidate(), ms))
      addEventListener('focus', lookAgain, { once: true })
    })
    if (!began) tab?.close()
  }

  return { busy, open }
}

/** 'noopener' would keep the tab from us too, so its way back is cut by hand. */
function openBlankTab() {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}
