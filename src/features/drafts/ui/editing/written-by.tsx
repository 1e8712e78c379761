type WrittenByProps = { name: string | null | undefined; edited?: boolean | undefined }

/** Nobody should take one model's words for another's. */
export function WrittenBy({ name, edited = false }: WrittenByProps) {
  if (!name) return null
  return (
    <p className="text-xs text-muted-foreground wrap-anywhere">
      {edited ? 'First written by' : 'Written by'}: {name}
    </p>
  )
}
