import { ArrowUpRight } from 'lucide-react'

export function NewTab() {
  return (
    <>
      <ArrowUpRight aria-hidden />
      <span className="sr-only">Opens in a new tab</span>
    </>
  )
}
