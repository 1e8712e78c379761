import { SegmentedControl } from '../../../../ui/segmented-control.tsx'

export type Order = 'best' | 'reddit'

type OrderSwitchProps = { order: Order; onChange: (order: Order) => void }

export function OrderSwitch({ order, onChange }: OrderSwitchProps) {
  return (
    <SegmentedControl
      name="Order"
      value={order}
      segments={[
        { value: 'best', label: 'Best to answer' },
        { value: 'reddit', label: 'Reddit order' },
      ]}
      onChange={onChange}
      className="max-sm:w-full"
    />
  )
}
