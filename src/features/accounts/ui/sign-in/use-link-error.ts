import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '../../../../ui/toast.tsx'
import type { AuthMode } from './auth-mode.ts'
import { explainLinkError } from './link-errors.ts'

/**
 * The reason to show above the sign-in form. One that a redirect brought along in the address is shown once,
 * also as a toast, and taken out of the address, so that a reload does not repeat it.
 */
export function useLinkError(mode: AuthMode) {
  const [search, setSearch] = useSearchParams()
  // A dead reset link is explained by the reset form itself.
  const code = mode === 'reset' ? null : search.get('error')
  const [reason, setReason] = useState<{ text: string } | null>(null)
  const [seen, setSeen] = useState<string | null>(null)
  if (code !== seen) {
    setSeen(code)
    if (code !== null) setReason(explainLinkError(code))
  }

  useEffect(() => {
    if (code === null) return
    void toast(explainLinkError(code))
    setSearch(
      (current) => {
        for (const name of ['error', 'error_description']) current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [code, setSearch])

  return [reason, setReason] as const
}
