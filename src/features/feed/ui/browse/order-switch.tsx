import { useId } from 'react'

export type Order = 'best' | 'reddit'

const orders: { order: Order; name: string }[] = [
  { order: 'best', name: 'Best to answer' },
  { order: 'reddit', name: 'Reddit order' },
]

type OrderSwitchProps = { order: Order; onChange: (order: Order) => void }

export function OrderSwitch({ order: chosen, onChange }: OrderSwitchProps) {
  const name = useId()
  return (
    <fieldset className="flex rounded-md bg-secondary p-0.75 max-sm:w-full">
      <legend className="sr-only">Order</legend>
      {orders.map(({ order, name: label }) => (
        <label
          key={order}
          className="flex h-8 cursor-pointer items-center justify-center rounded-sm px-3 text-sm font-medium text-muted-foreground hover:text-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ring max-sm:flex-1 pointer-coarse:h-11 forced-colors:has-checked:outline"
        >
          <input
            type="radio"
            name={name}
            value={order}
            checked={order === chosen}
            onChange={() => onChange(order)}
            // Pressed again it changes nothing, and still means something.
            onClick={() => order === chosen && onChange(order)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
