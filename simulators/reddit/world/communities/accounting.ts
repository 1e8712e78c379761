import type { WrittenCommunity } from '../written-community.ts'

export const accounting: WrittenCommunity = {
  name: 'Accounting',
  title: 'Accounting: it accrues to all of us',
  about:
    'Public, industry, government, students and the people who swore they would leave after busy season. Career talk, technical questions and a truly unhealthy number of memes.',
  subscribers: 812000,
  postsPerDay: 165,
  rules: [
    {
      name: 'No solicitation or advertising',
      description:
        'No software, no recruiting, no prep courses, no "my firm is hiring", no referral codes. Founders and marketers: you are not being subtle, we do this professionally, we read footnotes.',
    },
    {
      name: 'No tax or bookkeeping help for your own business',
      description: 'This is for the profession. Take personal tax questions elsewhere.',
    },
    {
      name: 'No surveys or research recruitment',
      description: 'Not for your thesis, not for your startup, not for a gift card.',
    },
    {
      name: 'Memes on weekends only',
      description: 'From Friday 5 pm to Sunday midnight, Eastern. During busy season: any time, you need it.',
      appliesTo: 'link',
    },
    {
      name: 'Do not identify firms or people in accusations',
      description:
        '"A mid-sized firm in the Southwest" is enough. We do not want letters from your general counsel.',
    },
    {
      name: 'Search before asking career questions',
      description:
        '"Should I get the CPA", "is 62k good", "Big 4 or industry" are in the wiki. Low-effort repeats are removed.',
    },
    {
      name: 'Account must be 7 days old with some karma',
      description: 'Automatic. Message the moderators if you have a good reason.',
    },
  ],
  posts: [
    {
      title: 'Day 9 of close. I have been in so many meetings about close that I cannot close.',
      body: `Senior at a ~300 person company. Calendar this week: daily close standup (30), close blockers sync (45), close retro PLANNING (60), 1:1, all hands, "quick" calls that land in every gap I had.

The actual recs I did between 7 pm and 10 pm. Yesterday I blocked 1 to 4 with "CLOSE, DO NOT BOOK" and three people booked over it, one of them to ask how close was going.

How do you people protect any time at all? Is there something that auto declines or moves them? I don't have the political weight to say no to a director but software could be the bad guy.`,
      author: 'deferred_sleep',
      hoursAgo: 3.8,
      score: 914,
      ratio: 0.98,
      comments: 137,
      flair: 'Discussion',
      replies: [
        {
          author: 'primepaidexpense',
          body: '"one of them to ask how close was going" I felt that in my spine',
          score: 522,
          hoursAgo: 3.5,
        },
        {
          author: 'goodwillimpaired',
          body: 'I put fake external calls on my calendar with a made up auditor. Nobody books over an auditor.',
          score: 688,
          hoursAgo: 3.2,
        },
        {
          author: 'mezzaninecat',
          body: 'We have no-meeting afternoons WD1 to WD5, controller enforces. Took one angry controller. Find an angry controller.',
          score: 240,
          hoursAgo: 2.4,
        },
      ],
    },
    {
      title: 'Passed my last section. I am free.',
      body: `91 on the last one. 4 years, 3 fails, one divorce, two jobs, one baby (in that order, roughly).

I studied in a parked car outside daycare because it was the only place where nobody needed me. If you're in the car right now: it ends.`,
      author: 'parkedcarcpa',
      hoursAgo: 11.6,
      score: 4120,
      ratio: 0.99,
      comments: 233,
      flair: 'Off-Topic',
      replies: [
        {
          author: 'amortizethis',
          body: 'Crying in my own parked car. Congratulations.',
          score: 601,
          hoursAgo: 11,
        },
      ],
    },
    {
      title: 'Partner replied "pls fix" to a file with no comments in it',
      body: `No comments, no cells highlighted, nothing. I looked for an hour. I footed everything twice. I checked the fonts.

So I resaved it with _v2 and sent it back.

"Much better."`,
      author: 'tickmarkvandal',
      hoursAgo: 7.1,
      score: 6630,
      ratio: 0.99,
      comments: 188,
    },
    {
      title: 'The staircase of my life',
      body: '',
      author: 'ebitdaddyissues',
      hoursAgo: 29,
      score: 2890,
      ratio: 0.97,
      comments: 74,
      flair: 'Meme',
      link: 'https://i.redd.it/depreciation-schedule-staircase.png',
    },
    {
      title: 'Sole AR person at a 40 person agency: how do I get DSO down without becoming a call centre',
      body: `I came from audit, so I know what good looks like on paper. In practice: 180 open invoices, no collections process at all, account managers who ask me NOT to contact "their" clients, and a CFO who'd like DSO to go from 71 to 45 by June.

What I have so far:

* Weekly aging by account manager, named and shamed in the Monday deck (DSO 71 -> 66, they hate me)
* PO number mandatory before work begins
* A mail merge that I run by hand on Tuesdays which has twice reminded somebody who'd paid on Monday. Mortifying.

The enterprise AR automation vendors quote five figures and a 12 week rollout. We're 40 people. Is there a small-company way of doing polite automatic follow-up with a pause button per client? Or is the answer a part-timer with a phone and a nice voice?`,
      author: 'Brassfold',
      hoursAgo: 15.9,
      score: 148,
      ratio: 0.97,
      comments: 61,
      flair: 'Advice',
      replies: [
        {
          author: 'contraaccountess',
          body: 'Pause button per client is the key feature. The AMs only stop fighting you once they can hit pause themselves and their name is next to it.',
          score: 83,
          hoursAgo: 14.7,
        },
        {
          author: 'wkpapers',
          body: 'Part-timer with a nice voice. We hired a retired school secretary. DSO 38. Nobody dares.',
          score: 219,
          hoursAgo: 13,
        },
      ],
    },
    {
      title: 'Is it normal that I understood nothing in my first 3 months?',
      body: `Started audit in September. I do what last year's file did and tie out numbers and I have no clue why. When someone explains it I nod. Last night my senior asked "what's the risk here" and I said "that it's wrong?".

She laughed, kindly I think. But I went to the washroom and looked up "jobs for accounting degree not accounting".`,
      author: 'nodding_associate',
      hoursAgo: 19.2,
      score: 1204,
      ratio: 0.98,
      comments: 176,
      replies: [
        {
          author: 'formersenior_',
          body: '"That it is wrong" is genuinely the correct answer, the other 40 pages are how.',
          score: 1530,
          hoursAgo: 18.6,
        },
        {
          author: 'lumen_ledger',
          body: 'It clicks in month 9, on a Tuesday, while you are doing something stupid with fixed assets. Hang on.',
          score: 477,
          hoursAgo: 16.1,
        },
      ],
    },
    {
      title: 'Lease modification, partial termination, remeasure using which rate?',
      body: `Lessee, IFRS 16. Gave up one of three floors, rent per floor unchanged, term for the remaining two extended by 24 months in the same amendment. I split it in (a) decrease in scope, gain or loss on the proportionate ROU/liability and (b) remeasurement for the extension with a revised discount rate at the effective date.

Our auditors want the revised rate on (a) as well before derecognition. I read it the other way, original rate for the part that decreases. Who is right? Paragraph refs appreciated.`,
      author: 'rou_the_day',
      hoursAgo: 25.4,
      score: 38,
      ratio: 0.95,
      comments: 19,
      flair: 'Technical',
    },
    {
      title: 'I quit. No plan. I have slept eleven hours.',
      body: `Manager, 7 years. Told them on Thursday. They asked what it'd take for me to stay and I couldn't think of anything, and that's when I knew.

I made soup.`,
      author: 'soupaftertax',
      hoursAgo: 33.7,
      score: 5210,
      ratio: 0.98,
      comments: 402,
    },
    {
      title: 'Best way to track who has which recon in a team of 5? Not a six figure close tool',
      body: `~60 balance sheet accounts, 5 preparers, 2 reviewers. We use a shared workbook with green/yellow/red and someone always sorts it wrong and assigns me everything.

Requirements: due day (WD1..WD8), preparer, reviewer, attach the support, can't mark reviewed if you prepared it. That's all. No AI. No "single pane of glass".

What do small teams use?`,
      author: 'SortedWrongAgain',
      hoursAgo: 10.4,
      score: 97,
      ratio: 0.96,
      comments: 58,
      flair: 'Software',
      replies: [
        {
          author: 'kpwx',
          body: 'A kanban board. One card per account, a template copies them every month. Free and boring.',
          score: 66,
          hoursAgo: 9.2,
        },
      ],
    },
    {
      title: 'My 6 year old asked what I do and I said "I check that numbers are honest"',
      body: `She told her class that I'm a lie detective. I've got a career day invitation. Do I bring a green visor. Where does one buy a green visor.`,
      author: 'liedetective_dad',
      hoursAgo: 6.3,
      score: 3350,
      ratio: 1,
      comments: 129,
    },
    {
      title: 'Offshore team got our whole rec process, now I review it all and fix it at night',
      body: `Not blaming the people, they are good and they got four pages of instructions for a job that takes two years to learn. I'm blaming whoever counted this as savings.

I now spend more hours than when I did it myself and on paper my cost centre is down 30%. Someone got a bonus. It wasn't me, and it wasn't them.`,
      author: 'PaperSavings',
      hoursAgo: 21.8,
      score: 1745,
      ratio: 0.96,
      comments: 251,
      flair: 'Rant',
    },
    {
      title: 'Industry folks: what time did you really leave today',
      body: `4:12 pm. Went to the gym. It's quarter end. I'm still waiting for someone to arrest me.

In public I'd be ordering dinner on a client code about now. Eighteen months out and my body still tenses up at 6.`,
      author: 'walkedoutinthesun',
      hoursAgo: 0.9,
      score: 402,
      ratio: 0.95,
      comments: 214,
    },
  ],
}
