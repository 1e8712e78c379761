import type { Image } from '../schema.ts'
import { imageSource } from './image-source.ts'

type PostFigureProps = Image & { caption?: string | undefined }

export function PostFigure({ caption, ...image }: PostFigureProps) {
  return (
    <figure>
      <img
        src={imageSource(image, 1200)}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
