import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type FaqProps = { items: { question: string; answer: ReactNode }[]; className?: string }

/** Questions of which one is open at a time. The browser does it: entries that share a name close each other. */
export function Faq({ items, className }: FaqProps) {
  const name = useId()
  return (
    <div data-slot="faq" className={classNames('divide-y border-y', className)}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group/faq">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 rounded-sm py-3.5 text-md font-medium hover:text-primary [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden
              className="size-4.5 shrink-0 text-muted-foreground transition-transform duration-(--duration-base) group-open/faq:rotate-45"
            />
          </summary>
          <div className="max-w-[68ch] pr-10 pb-5 text-md text-pretty text-muted-foreground">{answer}</div>
        </details>
      ))}
    </div>
  )
}
