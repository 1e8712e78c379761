import { useFirstRun } from './first-run-provider.tsx'

/** Keeps free what a hint of the header would lie on: the buttons of the page are there to be pressed. */
export function HintRoom() {
  const { shown } = useFirstRun()
  if (shown !== 'product' && shown !== 'filters') return null
  return <div aria-hidden className="h-41 shrink-0 max-md:hidden xl:h-20" />
}
