import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'

type ProductLogoProps = {
  name: string
  icon: string | null
  /** Size and rounding: `size-6 rounded-sm`. */
  className?: string
}

/** The logo, or initials where there is none or it can't be loaded. Decorative: the name stands next to it. */
export function ProductLogo({ name, icon, className }: ProductLogoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!icon || icon === broken) return <Avatar name={name} className={classNames('rounded-md', className)} />
  return (
    <img
      src={icon}
      alt=""
      data-slot="product-logo"
      onError={() => setBroken(icon)}
      className={classNames('size-9 shrink-0 rounded-md border bg-card object-contain', className)}
    />
  )
}
