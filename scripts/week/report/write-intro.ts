import { writeZone } from '../../../src/features/today/ui/words/write-when.ts'
import type { Diary, Own } from '../diary.ts'
import { communities, person, places, quietCommunities, strict } from '../persona.ts'
import { addDays, TIME_ZONE } from '../week-time.ts'
import { longDate } from './write-times.ts'

const list = (names: string[]) => new Intl.ListFormat('en-US').format(names.map((name) => `r/${name}`))

type Made = { stops: number; minutes: number; broken: string[] }

export function writeIntro(diary: Diary, { stops, minutes, broken }: Made) {
  const { monday, seed, own, verdicts } = diary
  const kinds = [...verdicts.values()]
  const [recorded, sieve] = [
    kinds.filter((kind) => kind === 'recorded').length,
    kinds.filter((kind) => kind === 'sieve').length,
  ]
  const by = (who: Own['by']) => own.filter((one) => one.by === who).length
  const goal = person.goal.comment
  const noisy = communities.filter((name) => !quietCommunities.includes(name))
  return [
    '# A simulated week',
    '',
    `One person, two products, seven days, ${longDate(monday)} to ${longDate(addDays(monday, 6))}: what Today showed, what she did,`,
    'and what came of it. A program lived this week through the real server, worker, PostgreSQL and Redis, whose clocks went ahead with it, and',
    'wrote this page. Nobody edited it. No real person, Reddit or model was involved.',
    '',
    `Make it again with \`pnpm week\`: seed ${seed}, ${stops} stops of the clock, ${minutes} minutes here. It fails unless`,
    '',
    '- every comment was checked after 1 hour, 24 hours and 7 days, at most half as late again;',
    '- a removal was noticed at the next look (after 10, 20 and 40 minutes, 1, 2, 4, 8 and 16 hours, then daily), and a reply told within ten minutes',
    '  on the first day and within an hour up to the seventh;',
    '- no thread was listed again that was answered or dismissed, and none too early that was put off;',
    '- nothing that strangers wrote was anywhere in PostgreSQL or Redis after 48 hours.',
    '',
    broken.length === 0 ? 'This run kept all of it.' : '**This run failed:**',
    '',
    ...broken.map((one) => `- ${one}`),
    ...(broken.length === 0 ? [] : ['']),
    '## Who, and by which rules',
    '',
    `${person.name} lives by ${writeZone(TIME_ZONE)}, has a Plus plan and wants to write ${goal.from} to ${goal.to} comments a day.`,
    '',
    ...Object.entries(places).map(([name, where]) => `- **${name}** looks in ${list(where)}.`),
    '',
    '1. She opens Today at 7 in the morning, when its email comes, and at 6 in the evening. She takes the rows from the top until the list is done.',
    '2. What a model has read she answers: draft, copy, paste, log with the link. In the first thread of a day under “You can mention it” the draft',
    '   may name her product, unless Today says “Just help today”. In the others she asks for one that doesn’t.',
    '3. She never posts against advice. If the product holds a fault against a draft she presses Improve once; if one stays, she dismisses the thread',
    '   as “Just not this one”. Where rules allow no AI text she gets notes, and writes herself.',
    '4. What only had a quick look she dismisses as “Not my topic”. Of the threads with a fair fit she puts the first off until morning and saves the',
    '   second, to answer it the next evening.',
    '5. In the evening she answers whoever replied to her.',
    '',
    'Reddit’s side follows a script. Votes come by the seed. Her first comment gets a reply in its first hour and another on day three.',
    `Moderators of r/${strict} remove her first comment there and her second, hours after they were posted. Replies and removals come right after`,
    'the product looked, which is the worst moment for noticing them.',
    '',
    '## What is real here, and what isn’t',
    '',
    '- **Real**: our server, worker, database and Redis, in their production build. Every figure and sentence of Today comes from its API and its',
    '  own code.',
    '- **Posts**: hand-written fiction of the simulated Reddit, spread over the week by the seed.',
    `  In ${list(noisy)} it makes up posts as well.`,
    `- **Readings of posts**: ${recorded} are a frontier model’s recorded answers. ${sieve} more were read by our local sieve alone, because nobody`,
    '  has recorded an answer about made-up posts; there the simulated model says nothing. Today calls these “only a quick look”.',
    `- **Comments**: of the ${own.length} that were posted a frontier model’s recorded answers wrote ${by('model')}. The simulator wrote ${by('simulator')},`,
    `  mechanically, and says so. ${by('herself')} she wrote herself, where rules allow no AI text.`,
    '- **Between the stops** nothing runs. What falls due there is noticed at the next stop, so stops were put where something is promised.',
    '',
  ]
}
