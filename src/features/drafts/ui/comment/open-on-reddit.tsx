import { ArrowUpRight } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'

export function OpenOnReddit({ href, onOpen }: { href: string; onOpen: () => void }) {
  const label = (
    <>
      Open on Reddit
      <ArrowUpRight aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </>
  )
  return (
    <Button
      variant="outline"
      size="lg"
      className="max-md:px-3"
      onClick={onOpen}
      render={
        <a href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      }
    >
      {label}
    </Button>
  )
}
