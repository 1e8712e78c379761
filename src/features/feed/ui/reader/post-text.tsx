import { Marker } from '../../../../ui/marker.tsx'

type PostTextProps = {
  text: string
  /** A passage of the text that gets the highlighter. */
  marked: string | null
  /** What to say where there is no text. */
  instead: string
}

/** A stranger's words, shown as text and nothing else. */
export function PostText({ text, marked, instead }: PostTextProps) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  const markedAt = marked ? paragraphs.findIndex((paragraph) => paragraph.includes(marked)) : -1
  if (paragraphs.length === 0)
    return <p className="py-1 font-voice text-md text-muted-foreground italic">{instead}</p>
  return (
    <div className="grid gap-3 py-1 font-voice text-md leading-relaxed text-secondary-foreground">
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may repeat and never move
        <p key={index} className="whitespace-pre-line wrap-anywhere">
          {marked && index === markedAt ? <Marked paragraph={paragraph} passage={marked} /> : paragraph}
        </p>
      ))}
    </div>
  )
}

function Marked({ paragraph, passage }: { paragraph: string; passage: string }) {
  const start = paragraph.indexOf(passage)
  return (
    <>
      {paragraph.slice(0, start)}
      <Marker>{passage}</Marker>
      {paragraph.slice(start + passage.length)}
    </>
  )
}
