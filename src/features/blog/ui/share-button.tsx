import { Share2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

type ShareButtonProps = { title: string; variant?: 'default' | 'outline'; size?: 'default' | 'lg' }

export function ShareButton({ title, variant = 'outline', size }: ShareButtonProps) {
  // Until the page listens, a press would be lost without a word.
  const listening = useHydrated()
  return (
    <Button variant={variant} size={size} disabled={!listening} onClick={() => void share(title)}>
      <Share2 aria-hidden />
      Share
    </Button>
  )
}

async function share(title: string) {
  const url = location.href
  try {
    // Absent in most desktop browsers, whatever the types say.
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    await toast({ title: 'Link copied!', text: 'Blog post URL copied to clipboard.' })
  } catch (error) {
    // oxlint-disable-next-line no-console -- nothing is lost, so nobody is bothered; closing the share sheet lands here too
    console.warn('Sharing did not work.', error)
  }
}
