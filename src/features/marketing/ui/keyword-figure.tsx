export function KeywordFigure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="text-2xl font-semibold tracking-tight">{value}</dd>
    </div>
  )
}
