import { ChevronDown, CircleHelp } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '../../ui/popover.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const steps = [
  { title: 'Click a post', text: 'It opens in a dialog, with everything there is to know about it.' },
  { title: 'Generate an AI comment', text: 'Edit it until it sounds like you, then copy it.' },
  { title: 'Go to the post on Reddit', text: 'Paste your comment there. Nothing is posted automatically.' },
]

export function HowItWorks({ iconOnly = false }: { iconOnly?: boolean }) {
  const hydrated = useHydrated()
  return (
    <Popover>
      <PopoverTrigger
        disabled={!hydrated}
        render={
          <Button
            variant="ghost"
            size={iconOnly ? 'icon' : 'default'}
            aria-label={iconOnly ? 'How it works' : undefined}
            className="text-muted-foreground"
          />
        }
      >
        {iconOnly ? <CircleHelp aria-hidden /> : 'How it works'}
        {!iconOnly && <ChevronDown aria-hidden />}
      </PopoverTrigger>
      <PopoverContent align="end">
        <PopoverTitle>How it works</PopoverTitle>
        <ol className="grid">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="group relative grid grid-cols-[auto_1fr] gap-x-3 pb-4 last:pb-0">
              <span
                aria-hidden
                className="absolute top-6 bottom-0 left-3 w-0 -translate-x-1/2 border-l-[2.5px] border-chart-1 group-last:hidden"
              />
              <span
                aria-hidden
                className="grid size-6 place-items-center rounded-full bg-chart-1 text-xs font-semibold text-card tabular-nums"
              >
                {index + 1}
              </span>
              <div className="grid gap-0.5">
                <p className="font-medium">{title}</p>
                <p className="text-sm text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </PopoverContent>
    </Popover>
  )
}
