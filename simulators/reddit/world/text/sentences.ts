import { pick } from '../draw.ts'
import type { Topic } from '../topics.ts'

type Slot = 'thing' | 'tool' | 'otherTool' | 'goal' | 'event' | 'trouble' | 'people' | 'number' | 'months'

const slots: Record<Slot, (topic: Topic, at: (turn: number) => number) => string> = {
  thing: ({ things }, at) => pick(things, at(0)),
  tool: ({ tools }, at) => pick(tools, at(1)),
  otherTool: ({ tools }, at) => {
    const first = Math.floor(at(1) * tools.length)
    return tools[(first + 1 + Math.floor(at(2) * (tools.length - 1))) % tools.length] ?? ''
  },
  goal: ({ goals }, at) => pick(goals, at(3)),
  event: ({ events }, at) => pick(events, at(4)),
  trouble: ({ troubles }, at) => pick(troubles, at(5)),
  people: ({ people }) => people,
  number: (_topic, at) => String(2 + Math.floor(at(6) ** 2 * 60)),
  months: (_topic, at) => pick(['three weeks', 'two months', 'half a year', 'a year', 'four years'], at(7)),
}

/** Puts a topic's words into a sentence's `{slots}`; the same draws give the same words. */
export const fillSentence = (sentence: string, topic: Topic, at: (turn: number) => number) =>
  sentence.replace(/\{(\w+)\}/g, (_whole, slot: Slot) => slots[slot](topic, at))

export const titles = {
  question: [
    'How do you {goal}?',
    'Is it even possible to {goal}?',
    'What do you use to {goal}?',
    '{tool} or {otherTool}?',
    'Best way to {goal} without spending a fortune?',
    'Does anyone here still use {tool}?',
    'Would you redo your {thing} or start over?',
    'Honest question: is {tool} worth it after {months}?',
    'Need advice: trying to {goal}, nothing works',
    'Is there a tool that helps to {goal}?',
    'What would you change about this {thing}?',
    'Am I the only one who cannot {goal}?',
  ],
  story: [
    'I {event}. Here is what I learned',
    'I {event}',
    'So I {event}, ask me anything',
    'After {months} I finally managed to {goal}',
    '{months} with {tool}: an honest review',
    'I {event} and I regret nothing',
    'What {number} tries to {goal} taught me',
  ],
  opinion: [
    'Unpopular opinion: you do not need {tool}',
    'Stop trying to {goal}',
    '{tool} vs {otherTool}: my notes after {months}',
    'Why most {people} never {goal}',
    'The {thing} is the easy part',
    'Hot take: a good {thing} beats {tool}',
  ],
  rant: [
    'Tired of my {thing}',
    'Rant: I {event}',
    '{trouble}',
    '{trouble} What am I doing wrong?',
    'Please tell me it gets easier to {goal}',
  ],
  show: [
    'Made a small checklist for your next {thing}',
    'My {thing}, version {number}',
    'Feedback on my {thing}?',
    'I built something that helps {people} to {goal}',
    'Today’s {thing}',
  ],
  news: [
    'Why {people} talk about {tool} again',
    '{tool}: the release notes, read for you',
    'Study: {number} percent of {people} want to {goal}',
    'What {people} should know about {tool} this year',
    'Report: the {thing} is changing faster than expected',
    'The long history of the {thing}',
    'How one town learned to {goal}',
  ],
}

export type Intent = keyof typeof titles

export const openings: Record<Intent, string[]> = {
  question: [
    'I have been trying to {goal} for {months} now.',
    'Long-time lurker, first post.',
    'Sorry if this gets asked a lot, I did search.',
    'Quick one for the {people} here.',
  ],
  story: [
    'This got longer than planned.',
    'Some background first.',
    'I wrote this down because I wish I had read it earlier.',
  ],
  opinion: ['I know this will not be popular.', 'I keep seeing the same advice here.', 'Change my mind.'],
  rant: [
    'I just need to get this out.',
    'Not looking for solutions, well, maybe a little.',
    'It is one of those weeks.',
  ],
  show: [
    'Spent the last {months} on this.',
    'Happy to hear what you would change.',
    'Be honest, I can take it.',
  ],
  news: ['Saw this today and did not find it posted.', 'Curious what you make of it.'],
}

export const middles = [
  '{trouble}',
  'I tried {tool}, but it did not last.',
  'A friend swears by {otherTool}, I am not so sure.',
  'My {thing} is fine, I think. The rest is not.',
  'Last month I {event}, which did not help.',
  'All I want is to {goal}.',
  'There are {number} of us, so it has to be simple.',
  'Budget is about ${number} a month & not a cent more.',
  'It works < 50% of the time.',
  'I compared {tool} with {otherTool} and ended up with neither.',
  'Most guides assume that you already know how to {goal}.',
  'In the end the {thing} took {months}.',
]

export const closings: Record<Intent, string[]> = {
  question: [
    'What worked for you?',
    'Any pointers are welcome.',
    'Am I missing something obvious?',
    'Thanks in advance!',
  ],
  story: ['Happy to answer questions.', 'Hope it helps somebody.', 'TL;DR: start smaller than you think.'],
  opinion: ['Thoughts?', 'Tell me why I am wrong.'],
  rant: ['Thanks for reading.', 'How do you all cope with that?'],
  show: ['Feedback is welcome.', 'What would you do differently?'],
  news: ['What does it mean for us?'],
}

export const replies = [
  'Same here. I gave up on {tool} and use a plain list now.',
  'Have you looked at {otherTool}? It is not perfect, but it helped me to {goal}.',
  'This. {trouble}',
  'I {event} last year and it was worth it.',
  'Start with the {thing}. Everything else follows.',
  'Following, I have the same question.',
  'It took me {months}. Be patient.',
  'Honestly I would not bother.',
  'Which country are you in? It matters a lot here.',
  'Can you say more about your {thing}?',
  'Thank you for writing this down.',
  'Not what you asked, but {tool} has a setting for that.',
]

export const flairs = ['Question', 'Discussion', 'Advice', 'Show and tell', 'Rant', 'Resource']
