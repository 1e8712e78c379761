import { Star } from 'lucide-react'
import type { Testimonial } from '../../../../brand.ts'
import { Avatar } from '../../../../ui/avatar.tsx'

export function TestimonialPanel({ name, role, content, rating }: Testimonial) {
  return (
    <aside aria-label="What a customer says" className="grid place-items-center bg-muted px-6 py-16 sm:px-12">
      <figure className="grid max-w-130 gap-7">
        <div className="flex gap-1">
          <span className="sr-only">{`${rating} out of 5 stars`}</span>
          {[1, 2, 3, 4, 5].map((star) => (
            <Star
              key={star}
              aria-hidden
              className={star <= rating ? 'size-5 fill-chart-3 text-chart-3' : 'size-5 text-input'}
            />
          ))}
        </div>
        <blockquote className="font-voice text-2xl leading-snug text-pretty sm:text-3xl sm:leading-tight">
          “{content}”
        </blockquote>
        <figcaption className="flex items-center gap-3">
          <Avatar name={name} className="size-11 bg-card" />
          <span className="grid">
            <span className="text-md font-medium">{name}</span>
            <span className="text-muted-foreground">{role}</span>
          </span>
        </figcaption>
      </figure>
    </aside>
  )
}
