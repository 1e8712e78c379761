import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useMemo,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { stepTab } from './step-tab.ts'

type TabsState = { id: string; value: string; choose: (value: string) => void }

const TabsContext = createContext<TabsState>({ id: '', value: '', choose: () => {} })

type TabsProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  defaultValue: string
  /** Given together with `onValueChange` when the chosen tab is kept elsewhere. */
  value?: string
  onValueChange?: (value: string) => void
}

/** Without JavaScript all panels show, one below the other, and the tabs do not. */
export function Tabs({ defaultValue, value, onValueChange, className, ...rest }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(defaultValue)
  const shown = value ?? chosen
  const state = useMemo(() => {
    const choose = (next: string) => {
      setChosen(next)
      onValueChange?.(next)
    }
    return { id, value: shown, choose }
  }, [id, shown, onValueChange])
  return (
    <TabsContext value={state}>
      <div data-slot="tabs" className={classNames('grid gap-4', className)} {...rest} />
    </TabsContext>
  )
}

type TabsListProps = { 'aria-label': string; className?: string; children: ReactNode }

export function TabsList({ className, children, ...rest }: TabsListProps) {
  return (
    <div
      role="tablist"
      tabIndex={-1}
      data-slot="tabs-list"
      onKeyDown={moveFocus}
      className={classNames(
        'inline-flex w-fit rounded-md bg-secondary p-0.75 outline-none max-sm:w-full noscript:hidden',
        className,
      )}
      {...rest}
    >
      {children}
    </div>
  )
}

// The focused tab is the chosen one: clicking does both, for the pointer and for the keys.
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')]
  const current = tabs.findIndex((tab) => tab === document.activeElement)
  const next = stepTab(event.key, current, tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}

type TabsTriggerProps = Omit<ComponentProps<'button'>, 'value'> & { value: string }

export function TabsTrigger({ value, className, ...rest }: TabsTriggerProps) {
  const tabs = use(TabsContext)
  const selected = tabs.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={selected}
      aria-controls={`${tabs.id}-panel-${value}`}
      tabIndex={selected ? 0 : -1}
      data-slot="tabs-trigger"
      onClick={() => tabs.choose(value)}
      className={classNames(
        'inline-flex h-8 items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted-foreground hover:text-foreground aria-selected:bg-card aria-selected:text-foreground aria-selected:shadow-1 unavailable:text-muted-foreground max-sm:flex-1 pointer-coarse:h-11 forced-colors:aria-selected:outline [&_svg]:size-4',
        className,
      )}
      {...rest}
    />
  )
}

type TabsContentProps = ComponentProps<'div'> & { value: string }

export function TabsContent({ value, className, ...rest }: TabsContentProps) {
  const tabs = use(TabsContext)
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      data-slot="tabs-content"
      className={classNames('rounded-sm', tabs.value !== value && 'hidden noscript:block', className)}
      {...rest}
    />
  )
}
