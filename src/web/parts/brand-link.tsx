import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { Logo } from '../../ui/logo.tsx'

export function BrandLink() {
  return (
    <Link
      to="/"
      className="flex min-h-9 items-center pointer-coarse:min-h-11 gap-2 justify-self-start rounded-md pr-1 text-lg font-semibold tracking-tight"
    >
      <Logo />
      {brand.name}
    </Link>
  )
}
