import { classNames } from '../../../../ui/class-names.ts'

/**
 * Text that types itself once, word by word, before any script runs. Each word has its place from the start, so
 * nothing moves, and a browser that cannot count siblings in CSS simply shows it all.
 */
export function TypedText({ children, className }: { children: string; className?: string }) {
  return (
    <p
      className={classNames(
        'motion-safe:supports-[order:sibling-index()]:*:animate-appear motion-safe:supports-[order:sibling-index()]:*:[animation-delay:calc(500ms+sibling-index()*55ms)]',
        className,
      )}
    >
      {[...children.matchAll(/\S+ ?/g)].map(({ index, 0: word }) => (
        <span key={index}>{word}</span>
      ))}
      <span aria-hidden className="ml-0.5 inline-block h-[1.1em] w-0.5 bg-primary align-text-bottom" />
    </p>
  )
}
