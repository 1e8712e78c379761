import { createHash } from 'node:crypto'
import type { Site } from './site.ts'

const trades = [
  {
    what: 'a scheduling tool',
    who: 'small repair shops',
    job: 'plan visits and tell customers when to come',
  },
  {
    what: 'a client portal',
    who: 'freelance designers',
    job: 'share drafts and collect comments in one place',
  },
  {
    what: 'a budget planner',
    who: 'couples with two incomes',
    job: 'see what is left before the month ends',
  },
  {
    what: 'a changelog page',
    who: 'small software teams',
    job: 'tell customers what is new without a newsletter',
  },
  { what: 'a membership list', who: 'sports clubs', job: 'collect fees and know who still trains' },
  {
    what: 'a recipe costing app',
    who: 'caterers and bakers',
    job: 'price a menu before the phone call ends',
  },
  {
    what: 'a survey tool',
    who: 'researchers at small companies',
    job: 'ask five good questions and read the answers',
  },
]

/**
 * The same name always gives the same site. It may be the address of a real one, about which nothing here is true: each sentence that could
 * be taken for a fact says that it's made up.
 */
export function generateSite(host: string): Site {
  const digest = createHash('sha256').update(host).digest()
  const pick = <T>(list: T[], place: number) => list[(digest[place] ?? 0) % list.length] as T
  const number = (place: number, from: number, to: number) => from + ((digest[place] ?? 0) % (to - from + 1))
  const { what, who, job } = pick(trades, 0)
  const name = nameOf(host)
  const price = number(1, 8, 29)
  return {
    name,
    claim: `A made-up product of the demo: ${what} for ${who}`,
    sections: [
      {
        heading: `What ${name} is`,
        paragraphs: [
          `${name} is a made-up product of this demo, ${what} for ${who}. The demo opens no real websites, so nothing on this page is true of yours.`,
          `In this example it helps ${who} ${job}. In this example setting it up takes about ${number(2, 5, 25)} minutes.`,
        ],
      },
      {
        heading: 'Made-up features',
        paragraphs: [
          `In this example it sends reminders by e-mail and keeps a history of every change for ${number(3, 30, 180)} days.`,
          `In this example up to ${number(4, 3, 12)} people can work in one account. In this example it is not meant for large companies.`,
        ],
      },
      {
        heading: 'Made-up prices',
        paragraphs: [
          `In this example it costs $${price} a month for one person and $${price * 2 + 5} a month for a team.`,
          `In this example the first ${number(5, 7, 30)} days are free.`,
        ],
      },
    ],
  }
}

function nameOf(host: string) {
  const labels = host.replace(/^www\./, '').split('.')
  const label = (labels.length > 2 ? labels.at(-3) : labels[0]) ?? host
  return label.split('-').map(capital).join(' ')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
