import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  use,
  useId,
  useMemo,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { stepTab } from './step-tab.ts'
import { useTabLine } from './use-tab-line.ts'

/** `line`: as wide as its room, the chosen tab underlined. Its row scrolls sideways where the tabs don't fit. */
type Variant = 'pill' | 'line'
type TabsState = { id: string; value: string; variant: Variant; choose: (value: string) => void }

const TabsContext = createContext<TabsState>({ id: '', value: '', variant: 'pill', choose: () => {} })

type TabsProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  variant?: Variant
  /** An empty one chooses none. */
  defaultValue: string
  /** Given together with `onValueChange` when the chosen tab is kept elsewhere. */
  value?: string
  onValueChange?: (value: string) => void
}

/** Without JavaScript all panels show, one below the other, and the tabs do not. */
export function Tabs({
  variant = 'pill',
  defaultValue,
  value,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(defaultValue)
  const shown = value ?? chosen
  const state = useMemo(() => {
    const choose = (next: string) => {
      setChosen(next)
      onValueChange?.(next)
    }
    return { id, value: shown, variant, choose }
  }, [id, shown, variant, onValueChange])
  return (
    <TabsContext value={state}>
      <div data-slot="tabs" className={classNames('grid gap-4', className)} {...rest} />
    </TabsContext>
  )
}

type TabsListProps = { 'aria-label': string; className?: string; children: ReactNode }

export function TabsList(props: TabsListProps) {
  return use(TabsContext).variant === 'line' ? <LineList {...props} /> : <Row {...props} />
}

function Row({ className, ...rest }: TabsListProps & { ref?: Ref<HTMLDivElement> }) {
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
    />
  )
}

const FADES =
  'data-[more=after]:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] ' +
  'data-[more=before]:[mask-image:linear-gradient(to_right,transparent,black_2.5rem)] ' +
  'data-[more=both]:[mask-image:linear-gradient(to_right,transparent,black_2.5rem,black_calc(100%-2.5rem),transparent)]'
const LINE =
  'absolute bottom-0 left-0 h-0.5 w-px origin-left bg-primary [transform:translateX(var(--tab-at,0))_scaleX(var(--tab-width,0))] ' +
  'group-data-[slides=true]/line:transition-transform group-data-[slides=true]/line:duration-(--duration-base) forced-colors:bg-[Highlight]'

function LineList({ className, children, ...rest }: TabsListProps) {
  return (
    <Row
      ref={useTabLine(use(TabsContext).value)}
      className={classNames(
        'group/line relative flex w-auto min-w-0 overflow-x-auto rounded-none bg-transparent p-0 [scrollbar-width:none] max-sm:w-auto',
        FADES,
        className,
      )}
      {...rest}
    >
      {children}
      <span aria-hidden data-slot="tabs-line" className={LINE} />
    </Row>
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

const TRIGGER =
  'inline-flex items-center justify-center gap-2 px-3 font-medium whitespace-nowrap text-muted-foreground hover:text-foreground ' +
  'aria-selected:text-foreground unavailable:text-muted-foreground pointer-coarse:h-11 forced-colors:aria-selected:outline [&_svg]:size-4'
const TRIGGERS: Record<Variant, string> = {
  pill: 'h-8 rounded-sm text-sm aria-selected:bg-card aria-selected:shadow-1 max-sm:flex-1',
  line: 'h-10.5 shrink-0 rounded-sm text-base -outline-offset-2 max-md:h-11',
}

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
      className={classNames(TRIGGER, TRIGGERS[tabs.variant], className)}
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
