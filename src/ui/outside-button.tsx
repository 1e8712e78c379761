import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'

type OutsideButtonProps = Omit<ComponentProps<typeof Button>, 'render' | 'children'> & {
  href: string
  text: string
  /** After the text, such as keys. */
  hint?: ReactNode
}

/** A link that looks like a button and leaves us in a new tab. */
export function OutsideButton({ href, text, hint, ...rest }: OutsideButtonProps) {
  const label = (
    <>
      {text}
      <ArrowUpRight aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
      {hint}
    </>
  )
  return (
    <Button
      {...rest}
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
