import { classNames } from '../../../ui/class-names.ts'

const widths = ['w-full', 'w-11/12', 'w-[97%]', 'w-4/5', 'w-[94%]', 'w-1/2']

/** Text that nobody needs to read. */
export function SceneLines({ count, className }: { count: number; className?: string }) {
  return (
    <div className={classNames('grid gap-[0.6em]', className)}>
      {widths.slice(-count).map((width) => (
        <span key={width} className={`h-[0.5em] rounded-full bg-secondary ${width}`} />
      ))}
    </div>
  )
}
