import type { ReactNode } from 'react'
import { OpenThread } from './open-thread.tsx'

type PlainViewProps = {
  title: string
  text: string
  /** The one thing to do. */
  children?: ReactNode
  /** What went wrong is read out at once. */
  isFailure?: boolean
}

/** In the place of a list that isn't there yet. */
export function PlainView({ title, text, children, isFailure = false }: PlainViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-90 flex-1 content-center justify-items-center gap-5 py-8 text-center">
      <OpenThread />
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl outline-none">
          {title}
        </h1>
        <p role={isFailure ? 'alert' : undefined} className="text-base text-pretty text-muted-foreground">
          {text}
        </p>
      </div>
      {children}
    </div>
  )
}
