import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dismissToasts, toast } from '../ui/toast.tsx'
import { ApiError } from './api-error.ts'

type Act = (signal: AbortSignal) => Promise<unknown>
type Begun = { act: Act; signal: AbortSignal }

/**
 * One act of a button: busy while it runs, and if the server refuses, a toast with its reason or what `onRefusal` does. A second
 * press waits for the first to end. Where only the latest counts, it takes the first one's place, and leaving gives it up.
 */
export function useAct(
  onRefusal: string | ((error: ApiError) => void),
  { latest = false }: { latest?: boolean } = {},
) {
  const running = useRef<AbortController>(undefined)
  const { isPending, mutate } = useMutation<unknown, Error, Begun>({
    mutationFn: ({ act, signal }) => act(signal),
    onError: (error, { signal }) => {
      if (!(error instanceof ApiError) || signal.aborted) return
      if (typeof onRefusal === 'function') return onRefusal(error)
      void toast({ title: onRefusal, text: error.message, variant: 'destructive' })
    },
    onSettled: (_answer, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = undefined
    },
    // Anything else is a mistake of ours, for the page's own boundary to tell.
    throwOnError: (error) => !(error instanceof ApiError),
  })
  useEffect(() => {
    if (latest) return () => running.current?.abort()
  }, [latest])

  function run(act: Act) {
    // A second press may come before the first one shows.
    if (running.current && !latest) return
    running.current?.abort()
    running.current = new AbortController()
    // What the last try said no longer holds.
    dismissToasts()
    mutate({ act, signal: running.current.signal })
  }
  return { busy: isPending, run }
}
