import type { ReactNode } from 'react'
import type { Image } from '../schema.ts'
import { imageSource, smallSources } from './image-source.ts'

type CardFrameProps = { image: Image | null; eager?: boolean; children: ReactNode }

/** A picture over a text, the whole of it one link: the link inside covers the card. */
export function CardFrame({ image, eager = false, children }: CardFrameProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-1 transition-shadow hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring">
      <div className="aspect-1200/630 overflow-hidden border-b bg-muted">
        {image && (
          <img
            src={imageSource(image, 800)}
            srcSet={smallSources(image)}
            sizes="(min-width: 1280px) 380px, (min-width: 640px) 48vw, 92vw"
            // The title beside it says what the card is about.
            alt=""
            width={image.width}
            height={image.height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col p-5">{children}</div>
    </article>
  )
}
