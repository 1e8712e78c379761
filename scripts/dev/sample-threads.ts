import type { AlertMail, DailyMail, MailThread } from '../../src/features/alerts/mails/mail-content.ts'
import { createMailLinks } from '../../src/features/mails/mail-links.ts'

const origin = 'http://localhost:3000'
const mailLinks = createMailLinks({ origin, secret: 'only-for-samples' })
const userId = '3f6c1c9e-5d0e-4a53-9b0a-0d6f3a4f8f11'

const daily = { origin, settings: mailLinks.alertSettings, unsubscribe: mailLinks.dailyOffPage(userId) }
const alerts = { ...daily, unsubscribe: mailLinks.alertsOffPage(userId) }
const postalAddress = 'Threadlark, 1 Example Way, Portland, OR 97205'

const mayMention = 'You can mention it. Say you built it.'

const first: MailThread = {
  subreddit: 'smallbusiness',
  title: 'Mobile groomer, solo: how do you stop people canceling at 7am?',
  age: '2h ago',
  comments: 28,
  why: 'Asks for a booking tool that takes deposits',
  product: { name: 'PawSlot' },
  allowance: mayMention,
  isReading: false,
  link: `${origin}/dashboard/today?thread=1a`,
}
const threads: MailThread[] = [
  first,
  {
    subreddit: 'freelance',
    title: 'What do you use to chase late invoices without sounding desperate?',
    age: '5h ago',
    comments: 64,
    why: 'Asks for a tool that sends reminders',
    product: { name: 'Plainbill' },
    allowance: 'You can mention it.',
    isReading: false,
    link: `${origin}/dashboard/today?thread=2b`,
  },
  {
    subreddit: 'doggrooming',
    title: 'Calendar apps that know the dog, not just the owner?',
    age: '7h ago',
    comments: 19,
    why: 'Compares booking apps like yours',
    product: { name: 'PawSlot' },
    allowance: mayMention,
    isReading: false,
    link: `${origin}/dashboard/today?thread=3c`,
  },
  {
    subreddit: 'SaaS',
    title: 'How do you get your first 10 paying users without an audience?',
    age: '3h ago',
    comments: 38,
    why: 'Asks for advice you can give',
    product: { name: 'PawSlot' },
    allowance: 'Promo threads only, so just help.',
    isReading: false,
    link: `${origin}/dashboard/today?thread=4d`,
  },
  {
    subreddit: 'Entrepreneur',
    title: 'Do you charge a no-show fee? How do you word it?',
    age: '9h ago',
    comments: 112,
    why: 'Names the problem you solve',
    product: { name: 'PawSlot' },
    allowance: 'No self-promo, so just help.',
    isReading: false,
    link: `${origin}/dashboard/today?thread=5e`,
  },
]

export const sampleDaily: DailyMail = {
  name: 'Ada',
  date: 'Monday, November 16',
  reminders: [],
  hour: 7,
  threads,
  worth: 5,
  minutes: 18,
  read: { posts: 164, communities: 6 },
  when: 'on weekdays at 7:00 AM, New York time',
  links: daily,
  postalAddress,
}

export const sampleReminder: DailyMail = {
  ...sampleDaily,
  reminders: [{ title: 'Tool Tuesday', community: 'SaaS', allowed: '1 mention allowed' }],
}

export const sampleNothing: DailyMail = { ...sampleDaily, threads: [], worth: 0, minutes: 0 }

export const sampleAlert: AlertMail = {
  headline: 'Strong fit in r/smallbusiness',
  thread: first,
  links: alerts,
  postalAddress,
}

export const sampleTest: AlertMail = { ...sampleAlert, thread: null }
