import { ThreadLine } from '../../../ui/thread-line.tsx'
import { HeroDraft } from './hero-draft.tsx'
import { HeroLines } from './hero-lines.tsx'
import { HeroPost } from './hero-post.tsx'

/** The product in one picture: a post worth answering, and the draft that hangs on its thread. */
export function HeroPicture() {
  return (
    <div className="relative isolate">
      <HeroLines />
      <HeroPost />
      <div className="relative pt-6 pl-10 sm:pl-18">
        <ThreadLine className="absolute -top-px left-5 h-18.5 w-5 rounded-bl-[1.25rem] sm:left-10.5 sm:w-7.5 sm:rounded-bl-[1.75rem]" />
        <HeroDraft />
      </div>
    </div>
  )
}
