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
const cities = ['Lisbon', 'Ghent', 'Aarhus', 'Bristol', 'Graz', 'Tartu', 'Cork']

/** The same name always gives the same site. */
export function generateSite(host: string): Site {
  const digest = createHash('sha256').update(host).digest()
  const pick = <T>(list: T[], place: number) => list[(digest[place] ?? 0) % list.length] as T
  const number = (place: number, from: number, to: number) => from + ((digest[place] ?? 0) % (to - from + 1))
  const { what, who, job } = pick(trades, 0)
  const name = nameOf(host)
  const price = number(1, 8, 29)
  return {
    name,
    claim: `${capital(what.replace(/^an? /, ''))} for ${who}`,
    sections: [
      {
        heading: `What ${name} does`,
        paragraphs: [
          `${name} is ${what} for ${who}. It helps you ${job}. Setting it up takes about ${number(2, 5, 25)} minutes, and nothing has to be installed.`,
          `We built it because ${who} told us that they spent ${number(3, 2, 6)} hours a week on this with spreadsheets and chat groups. ${name} keeps everything on one page that the whole team can open on a phone.`,
        ],
      },
      {
        heading: 'How it works',
        paragraphs: [
          `Import what you have as a CSV file or start empty. ${name} sends reminders by e-mail, keeps a history of every change for ${number(4, 30, 180)} days and exports all data whenever you ask. Up to ${number(5, 3, 12)} people can work in one account at once.`,
          `It is not meant for large companies with their own software department. It connects with Google Calendar and Slack, and further connections are decided by a vote of the customers.`,
        ],
      },
      {
        heading: 'Prices',
        paragraphs: [
          `${name} costs $${price} a month for one person and $${price * 2 + 5} a month for a team. The first ${number(6, 7, 30)} days are free and need no card. You can leave at the end of any month.`,
          `We are ${number(7, 2, 6)} people in ${pick(cities, 8)}, and have been open since ${number(9, 2021, 2025)}. Support answers by e-mail within one working day.`,
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
