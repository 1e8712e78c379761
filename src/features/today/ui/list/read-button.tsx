import type { ComponentProps } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { Thread } from '../../schema.ts'
import { addressOf } from './address-of.ts'

type ReadButtonProps = Omit<ComponentProps<typeof Button>, 'render' | 'children'> & { thread: Thread }

/** The post on Reddit, where nothing is to be drafted. */
export function ReadButton({ thread, ...rest }: ReadButtonProps) {
  const label = (
    <>
      Read
      <span className="sr-only"> on Reddit (opens in a new tab)</span>
    </>
  )
  return (
    <Button
      {...rest}
      render={
        <a href={addressOf(thread.post)} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      }
    >
      {label}
    </Button>
  )
}
