import { stripHidden } from '../../platform/plain-text.ts'
import type { DraftText } from './judge/draft-context.ts'
import type { Task } from './schema.ts'

const LABEL = /^(?:\*\*|#+\s*)?(?:title|post title)\s*:\s*/i
const SHORTEST_TITLE = 10
const MAX_TITLE = 300
/** Points to make may come without a title, and none of them is one. */
const POINT = /^[-*•]\s/
const POINTS_TITLE = 'Points to make'

/** A comment is all content; a post has its title on the first line. Null where one of the two is missing. */
export function splitDraft(task: Task, text: string): DraftText | null {
  const clean = unwrap(stripHidden(text).trim())
  if (task === 'comment') return clean ? { title: null, content: clean } : null
  if (POINT.test(clean)) return { title: POINTS_TITLE, content: clean }
  const end = titleEnd(clean)
  const title = tidyTitle(clean.slice(0, end))
  const content = clean.slice(end).trim()
  return title && content ? { title, content } : null
}

type Field = 'title' | 'content'

/** The same while the text still comes: hands on what is surely part of a field. */
export function splitWhileWriting(task: Task, emit: (field: Field, text: string) => void) {
  let title = task === 'comment' ? null : ''
  let begun = false
  return (more: string) => {
    let text = stripHidden(more)
    if (title !== null) {
      title += text
      const whole = title.trimStart()
      const end = whole.indexOf('\n')
      if (end === -1) return
      const isPoint = POINT.test(whole)
      emit('title', isPoint ? POINTS_TITLE : tidyTitle(whole.slice(0, end)))
      text = isPoint ? whole : whole.slice(end)
      title = null
    }
    if (!begun) text = text.trimStart()
    begun ||= text !== ''
    if (text) emit('content', text)
  }
}

/** Where no line ends, the first sentence is the title. */
function titleEnd(text: string) {
  const line = text.indexOf('\n')
  if (line !== -1) return line
  const stop = text.slice(SHORTEST_TITLE, MAX_TITLE + 2).search(/[.!?]\s/)
  return stop === -1 ? text.length : SHORTEST_TITLE + stop + 1
}

const tidyTitle = (line: string) =>
  line
    .trim()
    .replace(LABEL, '')
    .replaceAll(/^(?:#+\s*|\*\*|["'“])|(?:\*\*|["'”])$/g, '')
    .trim()
    .slice(0, MAX_TITLE)

/** Some models put all they write into a fence or into quotation marks. */
function unwrap(text: string) {
  const fenced = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1]
  const quoted = /^["“]([^"“”]*)["”]$/s.exec(text)?.[1]
  return (fenced ?? quoted ?? text).trim()
}
