/** What had come of a text before it failed: to look at, or to take a sentence from. */
export const HalfText = ({ text }: { text: string }) => (
  <p data-slot="half-text" className="font-voice text-md leading-relaxed whitespace-pre-wrap wrap-anywhere">
    {text}
  </p>
)
