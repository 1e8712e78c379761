import { Logo } from '../../../../ui/logo.tsx'
import { ThreadLine } from '../../../../ui/thread-line.tsx'

const bubble = 'rounded-2xl border px-5 py-4 shadow-2'

/** Three bubbles on one thread: what it sees, what you add, what comes of it. */
export function CompanionThread() {
  return (
    <ol aria-label="A sample conversation" className="grid">
      <li className={`${bubble} bg-card lg:mr-16`}>
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Logo className="size-5" />
          Companion
        </p>
        <p className="mt-2 text-md">
          Two hours old, 38 comments, and it asks for something small. Worth answering: you make exactly that.
        </p>
      </li>
      <li className="relative pt-5 pl-10 sm:pl-14 lg:mr-8">
        <ThreadLine className="absolute top-0 left-5 h-15 w-5 rounded-bl-[1.25rem] sm:left-8 sm:w-6" />
        <div
          className={`${bubble} border-transparent bg-primary text-primary-foreground dark:bg-accent dark:text-accent-foreground`}
        >
          <p className="text-sm font-semibold">You</p>
          <p className="mt-1.5 text-md">Say that I groom dogs myself, and that paper works, too.</p>
        </div>
      </li>
      <li className="relative pt-5 pl-20 sm:pl-28">
        <ThreadLine className="absolute top-0 left-15 h-15 w-5 rounded-bl-[1.25rem] sm:left-22 sm:w-6" />
        <div className={`${bubble} bg-card`}>
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Logo className="size-5" />
            Companion
          </p>
          <p className="mt-2 font-voice text-md leading-relaxed">
            “I groom dogs, too. A text the evening before did most of the work. I make a tool for it, so I’m
            biased, but a paper calendar and a habit get you halfway.”
          </p>
        </div>
      </li>
    </ol>
  )
}
