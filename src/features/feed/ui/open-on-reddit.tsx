import { ArrowUpRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Post } from '../schema.ts'

export const canOpen = ({ permalink }: Post) => permalink.startsWith('/')

export function OpenOnReddit({ post }: { post: Post }) {
  if (!canOpen(post)) return null
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
      render={
        <a href={`https://www.reddit.com${post.permalink}`} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      }
    >
      {label}
    </Button>
  )
}
