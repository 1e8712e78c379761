import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '../../../../ui/popover.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { CommunityParts } from './community-parts.ts'
import { FiltersForm } from './filters-form.tsx'
import { useFilters } from './filters-provider.tsx'

type FiltersControlProps = CommunityParts & {
  open: boolean
  /** Opened to add a subreddit. */
  adding: boolean
  onOpenChange: (open: boolean) => void
}

/** What the feed shows. Changes count once they are applied. */
export function FiltersControl({ open, adding, onOpenChange: setOpen, ...parts }: FiltersControlProps) {
  const { state, ready, product, change } = useFilters()
  const onPhone = usePhone()

  function apply() {
    change({ type: 'apply' })
    setOpen(false)
    void toast({ title: 'Filters applied!' })
  }
  function reset() {
    change({ type: 'reset', product })
    setOpen(false)
    void toast({ title: 'Filters reset!' })
  }

  const label = (
    <>
      <ListFilter aria-hidden />
      <span className="max-md:sr-only">Filters</span>
    </>
  )
  const buttons = (
    <>
      <Button variant="ghost" onClick={reset}>
        Reset
      </Button>
      <Button disabled={state.selectedSubreddit === ''} onClick={apply}>
        Apply Filters
      </Button>
    </>
  )
  if (onPhone)
    return (
      <>
        <Button variant="outline" disabled={!ready} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {label}
        </Button>
        <ResponsiveDialog open={open} onOpenChange={setOpen} title="Filters" footer={buttons}>
          <FiltersForm {...parts} adding={adding} />
        </ResponsiveDialog>
      </>
    )
  return (
    <WidePopover open={open} onOpenChange={setOpen} disabled={!ready} label={label}>
      <FiltersForm {...parts} adding={adding} />
      <div className="flex justify-between gap-2">{buttons}</div>
    </WidePopover>
  )
}

type WidePopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  disabled: boolean
  label: ReactNode
  children: ReactNode
}

function WidePopover({ open, onOpenChange, disabled, label, children }: WidePopoverProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger disabled={disabled} render={<Button variant="outline" />}>
        {label}
      </PopoverTrigger>
      <PopoverContent align="end" className="w-90 gap-5">
        <PopoverTitle>Filters</PopoverTitle>
        {children}
      </PopoverContent>
    </Popover>
  )
}
