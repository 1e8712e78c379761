const LOOK =
  'relative z-1 rounded-sm text-xs font-medium text-foreground underline underline-offset-2 outline-ring focus-visible:outline-2 ' +
  'pointer-coarse:-my-3 pointer-coarse:min-h-11'

/** Above the button that covers the card. */
export function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <button type="button" onClick={onTryAgain} className={LOOK}>
      Try again
    </button>
  )
}
