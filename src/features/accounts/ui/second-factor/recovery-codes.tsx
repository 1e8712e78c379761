import { Check, Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { brand } from '../../../../brand.ts'
import { Button } from '../../../../ui/button.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { toast } from '../../../../ui/toast.tsx'

const COPIED_MS = 2_000

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [copied, setCopied] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const list = codes.join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(list)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    } catch {
      void toast({
        title: 'Failed to copy',
        text: 'Select the codes and copy them by hand.',
        variant: 'destructive',
      })
    }
  }

  return (
    <div className="grid gap-4">
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border bg-muted p-4 text-md tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button ref={first} variant="outline" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(
              `${brand.name.toLowerCase()}-recovery-codes.txt`,
              'text/plain',
              `${brand.name} recovery codes\n\n${list}\n`,
            )
          }
        >
          <Download aria-hidden />
          Download
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          I've kept them
        </Button>
      </div>
    </div>
  )
}
