import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../../ui/dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { HelpLink } from './help-link.tsx'

const COPIED_MS = 2_000

/** It can't be shown again, so only the button that says so closes it. */
export function SecretDialog({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [copied, setCopied] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      void toast({
        title: 'Failed to copy',
        text: 'Select the secret and copy it by hand.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Dialog open blocking>
      <DialogContent closeButton={false} initialFocus={first} className="max-w-112">
        <DialogHeader className="pr-6">
          <DialogTitle>Keep your signing secret</DialogTitle>
          <DialogDescription>
            Each message is signed with it, so your server can tell that it came from us. It's shown only now.
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          <div className="flex items-center gap-2 rounded-md border bg-muted py-1.5 pr-1.5 pl-3">
            <code data-slot="secret" className="min-w-0 flex-1 font-sans text-base wrap-anywhere select-all">
              {secret}
            </code>
            <Button ref={first} variant="outline" size="sm" onClick={() => void copy()}>
              {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
              {copied ? 'Copied' : 'Copy'}
            </Button>
          </div>
          <p className="text-sm text-muted-foreground">
            How to check a signature:{' '}
            <HelpLink href="https://www.standardwebhooks.com/">Standard Webhooks</HelpLink>
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onDone}>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
