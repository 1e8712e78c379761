/** What a prompt for a draft asks for, as far as its labelled lines say. */
export type Brief = {
  task: 'comment' | 'reply' | 'post' | 'shaped'
  mode: string
  product: string | null
  description: string
  facts: string[]
  link: string | null
  /** Sentences by which the maker owns up to it. */
  disclosures: string[]
  context: string
  hook: string | null
  /** Steps of a story to tell again. */
  beats: string[]
  length: { least: number; most: number } | null
  quoted: (name: string) => string | undefined
  /** Different for each request, as a model's chance is. */
  seed: number
}

const tasks = [
  [/^TASK: a comment/m, 'comment'],
  [/^TASK: an answer to this reply/m, 'reply'],
  [/^TASK: a post in a given shape/m, 'shaped'],
  [/^TASK: a post/m, 'post'],
] as const

export function readBrief(prompt: string): Brief | undefined {
  const task = tasks.find(([sign]) => sign.test(prompt))?.[1]
  if (!task) return undefined
  const line = (pattern: RegExp) => pattern.exec(prompt)?.[1]?.trim() ?? null
  const quoted = (name: string) =>
    new RegExp(`<<<(${name}-[\\w-]+)>>>\\n([\\s\\S]*?)\\n<<<end \\1>>>`).exec(prompt)?.[2]
  const words = /at least (\d+) and at most (\d+)|(\d+) to (\d+) words/.exec(prompt)
  return {
    task,
    mode: line(/^MODE: (\w+)/m) ?? 'no_mention',
    product: line(/The product is called "([^"\n]+)"/),
    description: line(/^F0\. (.+)$/m) ?? '',
    // Lines of the profile are notes, not sentences.
    facts: [...prompt.matchAll(/^F[1-9]\d*\. (?!(?:Is|Does|For|Not for): )(.+)$/gm)].map(
      ([, fact = '']) => fact,
    ),
    disclosures: [...prompt.matchAll(/^D[1-9]\d*\. (.+)$/gm)].map(([, own = '']) => own),
    link: line(/^LINK: (https?:\S+)/m),
    context: line(/^WRITER SAYS: (.+)$/m)?.replace(/^nothing\.$/, '') ?? '',
    hook: line(/^SHAPE: it begins in the manner of "([^"]+)"/m),
    beats: (quoted('outline') ?? '').split('\n').filter(Boolean),
    length: words ? { least: Number(words[1] ?? words[3]), most: Number(words[2] ?? words[4]) } : null,
    quoted,
    seed: hash(prompt),
  }
}

function hash(text: string) {
  let sum = 2_166_136_261
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 16_777_619)
  return sum >>> 0
}
