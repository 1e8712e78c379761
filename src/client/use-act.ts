import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dismissToasts, toast } from '../ui/toast.tsx'
import { ApiError } from './api-error.ts'

type Act = (signal: AbortSignal) => Promise<unknown>
type Options = {
  latest?: boolean
  givesUpOnLeaving?: boolean
  /** False once its dialog is closed. That is leaving too, though the dialog stays mounted to fade out. */
  open?: boolean
  keepsToasts?: boolean
}
type Begun = { act: Act; signal: AbortSignal }

/**
 * One act of a button: busy while it runs, and if the server refuses, a toast with its reason or what `onRefusal` does. A second
 * press does nothing meanwhile. Where only the latest counts, it takes the first one's place. Leaving gives up such an act, and one
 * that says so; any other ends by itself.
 */
export function useAct(
  onRefusal: string | ((error: ApiError) => void),
  { latest = false, givesUpOnLeaving = latest, open = true, keepsToasts = false }: Options = {},
) {
  const running = useRef<AbortController>(undefined)
  const { isPending, mutate } = useMutation<unknown, Error, Begun>({
    mutationFn: ({ act, signal }) => act(signal),
    onError: (error, { signal }) => {
      // A mistake of ours is reported like any other that nobody catches.
      if (!(error instanceof ApiError)) throw error
      if (signal.aborted) return
      if (typeof onRefusal === 'function') return onRefusal(error)
      void toast({ title: onRefusal, text: error.message, variant: 'destructive' })
    },
    onSettled: (_answer, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = undefined
    },
  })
  useEffect(() => {
    if (givesUpOnLeaving && open) return () => running.current?.abort()
  }, [givesUpOnLeaving, open])

  /** Answers whether it began. */
  function run(act: Act) {
    // A second press may come before the first one shows.
    if (running.current && !latest) return false
    running.current?.abort()
    running.current = new AbortController()
    // What the last try said no longer holds, unless each try says something of its own.
    if (!keepsToasts) dismissToasts()
    mutate({ act, signal: running.current.signal })
    return true
  }
  return { busy: isPending, run }
}
