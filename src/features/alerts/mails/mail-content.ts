/** One thread as a mail tells of it, in the reader's words and time. */
export type MailThread = {
  subreddit: string
  title: string
  /** Such as '2h ago'. */
  age: string
  /** Null of a reply. */
  comments: number | null
  /** Why it's worth it, in one sentence. */
  why: string | null
  product: { name: string } | null
  /** What the community allows: 'You can mention it. Say you built it.' */
  allowance: string | null
  isReading: boolean
  /** Someone waits for an answer. */
  isReply?: boolean
  link: string
}

type Footed = {
  links: {
    /** Ours, where the mark's picture is. */
    origin: string
    settings: string
    /** For people: a page with one button. */
    unsubscribe: string
  }
  postalAddress: string | null
}

/** A set thread of today that the reader wants to be reminded of. */
export type MailReminder = {
  title: string
  community: string
  /** Such as '1 mention allowed'; null where nobody can say just now. */
  allowed: string | null
}

export type DailyMail = Footed & {
  name: string | null
  /** Such as 'Monday, November 16'. */
  date: string
  /** What the reader's clock says. */
  hour: number
  reminders: MailReminder[]
  /** Who waits for an answer comes before all threads. */
  reply?: MailThread | null
  /** Best first; with the reply at most five. */
  threads: MailThread[]
  /** How many of them are to be answered; the others are worth reading. */
  worth: number
  minutes: number
  read: { posts: number; communities: number }
  /** Such as 'on weekdays at 7:00 AM, New York time'. */
  when: string
}

export type AlertMail = Footed & {
  /** 'Strong fit in r/smallbusiness' or '“groomgrid” in r/doggrooming'. */
  headline: string
  /** Null in a test. */
  thread: MailThread | null
}

/** Both mails are of this shape: a heading, a line, threads, and a way out. */
export type ThreadsMail = Footed & {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  date: string | null
  heading: string
  /** What it begins with, and where there is more of it. */
  lead?: { sentences: string[]; label: string; link: string } | undefined
  line: string | null
  threads: MailThread[]
  /** Why they get it. */
  reason: string
  stop: { label: string; rest: string }
}

export type DrawnMail = { subject: string; html: string; text: string; preview: string }
