import { ImagePlus, X } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { SpinnerIcon } from '../../../ui/spinner-icon.tsx'
import { ProductLogo } from './product-logo.tsx'

type LogoTileProps = {
  chooserId: string
  icon: string
  name: string
  /** A file hovers over it. */
  over: boolean
  uploading: boolean
  onRemove: () => void
}

/** The place where the logo goes. Pressing it chooses a file, as the button beside it does for the keyboard. */
export function LogoTile({ chooserId, icon, name, over, uploading, onRemove }: LogoTileProps) {
  return (
    <div className="relative size-24 shrink-0">
      <label
        htmlFor={chooserId}
        className={classNames(
          'grid size-full cursor-pointer place-items-center overflow-hidden rounded-lg bg-card text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground',
          icon && !over ? 'border' : 'border-[1.5px] border-dashed border-input',
          over && 'bg-accent text-accent-foreground',
        )}
      >
        <span className="sr-only">Choose a logo file</span>
        {uploading ? (
          <SpinnerIcon className="size-6 text-primary" />
        ) : icon ? (
          <ProductLogo name={name} icon={icon} className="size-full rounded-none border-0 text-2xl" />
        ) : (
          <ImagePlus className="size-6" aria-hidden />
        )}
      </label>
      {icon && !uploading && (
        <button
          type="button"
          aria-label="Remove logo"
          onClick={onRemove}
          className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border bg-popover text-foreground shadow-2 hover:bg-accent hover:text-accent-foreground pointer-coarse:size-11 pointer-coarse:-top-4 pointer-coarse:-right-4"
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </div>
  )
}
