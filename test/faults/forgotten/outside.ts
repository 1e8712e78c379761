import { expect } from 'vitest'
import type { AgingStack } from './aging-stack.ts'
import { said, strangers } from './written-words.ts'

export const WATCHED = 'petbusiness'
export const UNWATCHED = 'doggrooming'
/** The sieve finds it likely for a product that prevents no-shows. */
export const ASK =
  'How do you keep clients from missing their grooming appointments? I lose money on no-shows every week'

/** How the instructions begin of what reads and writes for the operator. */
export const MODELS = {
  posts: 'You read Reddit posts',
  rules: 'You read the rules',
  places: 'You help the maker of a product find Reddit communities',
  comments: 'You write one Reddit comment',
  drafts: 'You check drafts',
}

/** Tells a simulator what to do; without a body, to forget what it was told. */
export async function control(
  { stack }: AgingStack,
  simulator: 'reddit' | 'llm',
  path: string,
  body?: object,
): Promise<Record<string, string>> {
  const answer = await fetch(`${stack.simulators[simulator]}/__control/${path}`, {
    method: body ? 'POST' : 'DELETE',
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.ok, `${path} said ${text}`).toBe(true)
  return text ? JSON.parse(text) : {}
}

/** How many of its faults haven't happened yet. */
export async function faultsLeft({ stack }: AgingStack, simulator: 'reddit' | 'llm', path: string) {
  const answer = await fetch(`${stack.simulators[simulator]}/__control/${path}`)
  const { faults } = (await answer.json()) as { faults: object[] }
  return faults.length
}

export const say = (aging: AgingStack, about: string, answer: object | string, times?: number) =>
  control(aging, 'llm', 'behaviour', {
    mode: 'say',
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    about,
    times,
  })

/** The same about everything that it is asked about at once. */
export const verdicts = (verdict: object) => ({
  verdicts: Array.from({ length: 10 }, (_, at) => ({ ref: at + 1, verdict })),
})

export async function teachModels(aging: AgingStack) {
  const fit = {
    asks: `${strangers.watched.body} is all they say`,
    wants: 'asks_how',
    serves: 'yes',
    fit: 'strong',
    meets: 'jobs.1',
    why: `Asks for it: ${said.why}.`,
    trouble: 'none',
  }
  await say(aging, MODELS.posts, verdicts(fit))
  const thread = `${ASK} ${strangers.watched.title}`
  await say(
    aging,
    MODELS.places,
    verdicts({ suits: 'good', meets: 'jobs.1', thread, why: 'They meet there.' }),
  )
}

/** What stands on Reddit. */
export async function publish(aging: AgingStack) {
  const { rule, link, comment, watched, unwatched, old } = strangers
  const reddit = (path: string, body: object) => control(aging, 'reddit', path, body)
  const add = ({ title, body, author }: typeof watched, more: object) =>
    reddit('posts', {
      title: `${ASK} ${title}`,
      body: `No reminder helps, and ${body} is all they say. What would you do?`,
      author,
      score: 900,
      ...more,
    })
  const rules = [{ name: `Promotion ${rule.name}`, description: `No self-promotion, says ${rule.text}.` }]
  await reddit('rules', { subreddit: WATCHED, rules })
  const address = `https://example.com/${link.address}`
  await reddit('posts', { subreddit: WATCHED, title: `A list of booking tools ${link.title}`, link: address })
  const reply = {
    author: comment.author,
    body: `Take deposits, said ${comment.body}.`,
    score: 50,
    hoursAgo: 0,
  }
  return {
    watched: await add(watched, { subreddit: WATCHED, hoursAgo: 0.1, comments: 1, replies: [reply] }),
    unwatched: await add(unwatched, { subreddit: UNWATCHED }),
    old: await add(old, { subreddit: UNWATCHED, hoursAgo: 72 }),
  }
}
export type Published = Awaited<ReturnType<typeof publish>>
