import { CircleAlert, Trash2, Upload, WandSparkles } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LOGO_TYPES } from './check-logo.ts'
import { fadeIn } from './fade-in.ts'
import { LogoTile } from './logo-tile.tsx'
import { useHandedFile } from './use-handed-file.ts'
import type { LogoUpload } from './use-logo-upload.ts'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

type LogoFieldProps = {
  form: ProductForm
  website: WebsiteReading
  logo: LogoUpload
  /** Said under the field as long as there is none. */
  missing?: string | undefined
}

/** A picture from the website, by choosing, dropping or pasting one, or one that we draw. */
export function LogoField({ form, website, logo, missing }: LogoFieldProps) {
  const { uploading, upload, make } = logo
  const over = useHandedFile(upload)
  const chooser = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { icon, name } = form.draft
  const errors = form.errors.icon ?? []

  function remove() {
    form.change({ icon: '' })
    uploadButton.current?.focus()
  }

  return (
    <fieldset data-slot="logo-field" className="grid content-start gap-1.5">
      <legend className="mb-1.5 text-base font-medium">Logo</legend>
      <input
        ref={chooser}
        id={`${id}-file`}
        type="file"
        accept={LOGO_TYPES.join(',')}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Emptied, so that the same file can be chosen again after a failure.
          event.currentTarget.value = ''
          if (file) upload(file)
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <div {...fadeIn(website, 'icon', 'animate-fade')}>
          <LogoTile
            chooserId={`${id}-file`}
            icon={icon}
            name={name}
            over={over}
            uploading={uploading}
            awaited={website.reading}
          />
        </div>
        <Button
          ref={uploadButton}
          variant="outline"
          busy={uploading}
          busyLabel="Uploading..."
          aria-describedby={`${id}-about`}
          data-invalid={errors.length > 0 || undefined}
          onClick={() => chooser.current?.click()}
        >
          {!icon && <Upload aria-hidden />}
          {icon ? 'Replace' : 'Upload'}
          <span className="sr-only">logo</span>
        </Button>
        {icon && !uploading && (
          <Button variant="ghost" size="icon" aria-label="Remove logo" onClick={remove}>
            <Trash2 aria-hidden />
          </Button>
        )}
        {!icon && (
          <Button variant="ghost" aria-disabled={uploading} onClick={make}>
            <WandSparkles aria-hidden />
            Make one for me
          </Button>
        )}
      </div>
      <div id={`${id}-about`} aria-live="polite" className="grid gap-0.5 text-sm text-muted-foreground">
        {errors.map((error) => (
          <p key={error} className="flex gap-1.5 text-danger">
            <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden />
            {error}
          </p>
        ))}
        {errors.length === 0 && !icon && (
          <>
            {website.lacksIcon && <p>We couldn't find a logo.</p>}
            {missing && <p>{missing}</p>}
            <p>PNG, JPEG or WebP, up to 2 MB. Drop or paste it here.</p>
          </>
        )}
      </div>
    </fieldset>
  )
}
