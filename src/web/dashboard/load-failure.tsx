import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Stands where the content would be. Each failed try is also told by a toast. */
export function LoadFailure({ message }: { message: string }) {
  const hydrated = useHydrated()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state === 'idle') void toast({ title: message, variant: 'destructive' })
  }, [state, message])
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <CircleAlert className="size-6 text-danger" aria-hidden />
      <p role="alert" className="text-md text-danger">
        {message}
      </p>
      <Button
        variant="outline"
        disabled={!hydrated}
        busy={state === 'loading'}
        busyLabel="Loading..."
        onClick={() => void revalidate()}
      >
        Try Again
      </Button>
    </Card>
  )
}
