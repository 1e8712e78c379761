import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { DemoVideo } from '../schema.ts'

type DemoPlayerProps = {
  video: DemoVideo
  className?: string
  /** The scene that stands in until the video is recorded. */
  children: ReactNode
}

/** Plays when asked, never by itself, and loads nothing before that. */
export function DemoPlayer({ video, className, children }: DemoPlayerProps) {
  const { title, sources, poster, captions } = video
  const frame = classNames(
    'relative aspect-[16/10] w-full overflow-hidden rounded-2xl border bg-muted shadow-2',
    className,
  )
  if (sources.length === 0) {
    return (
      <figure className={classNames(frame, '@container')}>
        <div aria-hidden className="size-full text-[2cqw] leading-[1.45] select-none">
          {children}
        </div>
        <figcaption className="absolute right-2 bottom-2 flex items-center gap-1.5 rounded-full border bg-popover px-2 py-0.5 text-2xs font-medium text-popover-foreground shadow-2 @md:right-3 @md:bottom-3 @md:px-3 @md:py-1 @md:text-xs">
          <Clapperboard className="size-3.5 text-muted-foreground" aria-hidden />
          <span className="sr-only">{`${title}: `}</span>
          Video coming soon
        </figcaption>
      </figure>
    )
  }
  return (
    <video controls playsInline preload="none" poster={poster} aria-label={title} className={frame}>
      {sources.map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
      <track default kind="captions" srcLang="en" label="English" src={captions} />
      Your browser does not support the video tag.
    </video>
  )
}
