import { Check } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'

export function CheckedList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-3 text-md', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="mt-1 size-4 shrink-0 text-chart-1" strokeWidth={2.5} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}
