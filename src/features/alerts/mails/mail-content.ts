/** One thread as a mail tells of it, in the reader's words and time. */
export type MailThread = {
  subreddit: string
  title: string
  /** Such as '2h ago'. */
  age: string
  comments: number
  /** Why it's worth it, in one sentence. */
  why: string | null
  product: { name: string }
  /** What the community allows: 'You can mention it. Say you built it.' */
  allowance: string
  isReading: boolean
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

export type DailyMail = Footed & {
  name: string | null
  /** Such as 'Monday, November 16'. */
  date: string
  /** What the reader's clock says. */
  hour: number
  /** Best first, at most five. */
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
  line: string | null
  threads: MailThread[]
  /** Why they get it. */
  reason: string
  stop: { label: string; rest: string }
}

export type DrawnMail = { subject: string; html: string; text: string; preview: string }
