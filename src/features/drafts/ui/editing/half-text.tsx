type HalfTextProps = { text: string; stopped: boolean }

/** What had come of a text before it failed or was stopped: to look at, or to take a sentence from. */
export const HalfText = ({ text, stopped }: HalfTextProps) => (
  <div className="grid gap-1.5">
    {stopped && <p className="text-sm text-muted-foreground">Stopped</p>}
    <p data-slot="half-text" className="font-voice text-md leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  </div>
)
