import { Avatar } from '../../../ui/avatar.tsx'
import type { Post } from '../schema.ts'
import { imageSource } from './image-source.ts'

export function PostAuthor({ name, bio, image }: NonNullable<Post['author']>) {
  return (
    <div className="flex items-center gap-4 border-y py-5">
      {image ? (
        // The name stands beside it.
        <img
          src={imageSource(image, 400)}
          alt=""
          loading="lazy"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full object-cover"
        />
      ) : (
        <Avatar name={name} className="size-14 text-md" />
      )}
      <div className="grid gap-0.5">
        <p className="text-md font-semibold">{name}</p>
        {bio && <p className="text-base text-pretty text-muted-foreground">{bio}</p>}
      </div>
    </div>
  )
}
