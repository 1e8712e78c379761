import { CircleAlert, Upload, WandSparkles } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LOGO_TYPES } from './check-logo.ts'
import { LogoTile } from './logo-tile.tsx'
import { useHandedFile } from './use-handed-file.ts'
import type { LogoUpload } from './use-logo-upload.ts'
import type { ProductForm } from './use-product-draft.ts'

type LogoFieldProps = {
  form: ProductForm
  logo: LogoUpload
  /** Said under the field as long as there is none. */
  missing?: string | undefined
}

/** A picture by choosing, dropping or pasting it, or one that we draw. */
export function LogoField({ form, logo, missing }: LogoFieldProps) {
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
    <fieldset data-slot="logo-field" className="grid gap-1.5">
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
      <div className="flex items-center gap-4">
        <LogoTile
          chooserId={`${id}-file`}
          icon={icon}
          name={name}
          over={over}
          uploading={uploading}
          onRemove={remove}
        />
        <div className="grid justify-items-start gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              ref={uploadButton}
              variant="outline"
              busy={uploading}
              busyLabel="Uploading..."
              aria-describedby={`${id}-about`}
              data-invalid={errors.length > 0 || undefined}
              onClick={() => chooser.current?.click()}
            >
              <Upload aria-hidden />
              {icon ? 'Replace logo' : 'Upload logo'}
            </Button>
            <Button variant="ghost" aria-disabled={uploading} onClick={make}>
              <WandSparkles aria-hidden />
              Make one for me
            </Button>
          </div>
          <p className="text-sm text-muted-foreground">
            PNG, JPEG or WebP, up to 2 MB. Drop or paste it here.
          </p>
        </div>
      </div>
      <div id={`${id}-about`} aria-live="polite" className="text-sm">
        {errors.map((error) => (
          <p key={error} className="flex gap-1.5 text-danger">
            <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden />
            {error}
          </p>
        ))}
        {errors.length === 0 && !icon && missing && <p className="text-muted-foreground">{missing}</p>}
      </div>
    </fieldset>
  )
}
