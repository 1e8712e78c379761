import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { DemoVideo } from '../../schema.ts'

type DemoPlayerProps = { video: DemoVideo; className?: string }

// A video without a poster is painted grey over the picture behind it.
const CLEAR = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

const themes = [
  { theme: 'light', shown: 'dark:hidden' },
  { theme: 'dark', shown: 'hidden dark:block' },
] as const

/**
 * One film for each theme, of which CSS shows one. The poster is a picture behind it, because a picture can wait until it is
 * near, and what is hidden is never loaded. useDemoVideos plays them and writes their captions below.
 */
export function DemoPlayer({ video, className }: DemoPlayerProps) {
  const { title, file, description } = video
  const id = useId()
  return (
    <figure data-slot="demo-player">
      <div
        className={classNames(
          'relative aspect-[16/10] w-full overflow-hidden rounded-2xl border bg-muted shadow-2',
          className,
        )}
      >
        {themes.map(({ theme, shown }) => (
          <div key={theme} className={classNames('absolute inset-0', shown)}>
            <img
              src={`/videos/${file}-${theme}.webp`}
              alt=""
              width={1120}
              height={700}
              loading="lazy"
              decoding="async"
              className="absolute size-full object-cover"
            />
            <video
              controls
              muted
              playsInline
              preload="none"
              poster={CLEAR}
              width={1120}
              height={700}
              aria-label={title}
              aria-describedby={id}
              className="absolute size-full object-cover"
            >
              <source src={`/videos/${file}-${theme}.mp4`} type="video/mp4" />
              <track kind="captions" srcLang="en" label="English" src={`/videos/${file}.vtt`} />
              Your browser does not support the video tag.
            </video>
          </div>
        ))}
      </div>
      <p id={id} className="sr-only">
        {description}
      </p>
      <figcaption className="mt-3 min-h-10 px-1 text-center text-sm text-balance text-muted-foreground">
        Filmed in the product, with sample posts.
      </figcaption>
    </figure>
  )
}
