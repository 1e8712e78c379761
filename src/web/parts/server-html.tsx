import { type ReactNode, useState } from 'react'

type ServerHtmlProps = {
  id: string
  /** Needed on the server only. */
  children: ReactNode
}

/**
 * A part that is finished when it leaves the server: the browser keeps its HTML and gets no script for it. What stands
 * in it must work as plain HTML. It is read back from the document in case React has to draw the page anew.
 */
export function ServerHtml({ id, children }: ServerHtmlProps) {
  const [__html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  if (import.meta.env.SSR) return <div id={id}>{children}</div>
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}
