import { ImagePlus } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SpinnerIcon } from '../../../ui/spinner-icon.tsx'
import { ProductLogo } from './product-logo.tsx'

type LogoTileProps = {
  chooserId: string
  icon: string
  name: string
  /** A file hovers over it. */
  over: boolean
  uploading: boolean
  /** The website is being read and may have one. */
  awaited: boolean
}

/** The place where the logo goes. Pressing it chooses a file, as the button beside it does for the keyboard. */
export function LogoTile({ chooserId, icon, name, over, uploading, awaited }: LogoTileProps) {
  return (
    <label
      htmlFor={chooserId}
      className={classNames(
        'grid size-11 shrink-0 cursor-pointer place-items-center overflow-hidden rounded-md bg-card text-muted-foreground',
        'transition-colors hover:bg-accent hover:text-accent-foreground',
        icon && !over ? 'border' : 'border-[1.5px] border-dashed border-input',
        over && 'bg-accent text-accent-foreground',
      )}
    >
      <span className="sr-only">Choose a logo file</span>
      {uploading ? (
        <SpinnerIcon className="size-5 text-primary" />
      ) : icon ? (
        <ProductLogo name={name} icon={icon} className="size-full rounded-none border-0 text-lg" />
      ) : awaited ? (
        <Skeleton className="size-full rounded-none" />
      ) : (
        <ImagePlus className="size-5" aria-hidden />
      )}
    </label>
  )
}
