import { Check } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import type { useChannelTest } from './use-channel-test.ts'

type TestButtonProps = {
  name: string
  test: ReturnType<typeof useChannelTest>
  disabled: boolean
}

export function TestButton({ name, test: { busy, isSent, send }, disabled }: TestButtonProps) {
  return (
    <Button
      variant="outline"
      size="xs"
      className="min-w-23 px-1.5"
      busy={busy}
      busyLabel="Sending…"
      disabled={disabled}
      aria-label={busy || isSent ? undefined : `Send a test: ${name}`}
      onClick={send}
    >
      {isSent ? (
        <>
          <Check className="size-3.5 text-success" aria-hidden />
          Sent
        </>
      ) : (
        'Send a test'
      )}
    </Button>
  )
}
