import { Ribbon } from '../../ui/ribbon.tsx'

export function DemoRibbon() {
  return (
    <Ribbon label="Demo mode">
      <strong className="font-semibold">Demo.</strong> Outside services are simulated.
    </Ribbon>
  )
}
