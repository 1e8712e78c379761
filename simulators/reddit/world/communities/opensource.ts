import type { WrittenCommunity } from '../written-community.ts'

export const opensource: WrittenCommunity = {
  name: 'opensource',
  title: 'Open Source: free as in freedom, tired as in maintainer',
  about:
    'For people who write, use, fund, fork and argue about open source. Bring your project if the licence is a real one.',
  subscribers: 243000,
  postsPerDay: 41,
  rules: [
    {
      name: 'The licence must be OSI approved',
      description:
        '"Source available", "fair code" and "free for personal use" are not open source. You can discuss them, you cannot promote them here under that name.',
    },
    {
      name: 'Promoting your own project is allowed with the Promotional flair',
      description:
        'Link the repository, not the landing page. Say that you are the author and what state it is in. Once every **two months** per project.',
      appliesTo: 'link',
    },
    {
      name: 'Hosted versions: say so',
      description:
        'If there is a company or a paid plan behind the project, it has to be in the post. When someone asks for alternatives you can mention yours in a comment with the same disclosure, if the open part is usable on its own.',
    },
    {
      name: 'Generated repositories will be removed',
      description:
        'We get a dozen a day that were made over a weekend with an assistant and abandoned by Tuesday. Show us history, tests or a user who is not you.',
    },
    {
      name: 'Do not harass maintainers',
      description:
        'No linking to issues so that people pile on. No "why is this not merged yet". They owe you nothing, it says so in capital letters in the licence.',
    },
    {
      name: 'No drama without sources',
      description: 'Relicensing, forks, takeovers: link to the primary source and keep the title neutral.',
    },
  ],
  posts: [
    {
      title: 'I archived my project today. 11k stars, one maintainer, zero regrets (some regrets)',
      body: `It parsed calendar files. That's all it did. I wrote it in 2016 for a bus timetable.

At some point it was in everything. I know because of the emails: a hospital, a parliament, two airlines, a man who had only ever wanted to print his shifts and whom I liked very much. There were companies whose lawyers sent me forms. One form asked for the number of employees in my security department. I wrote "1, asleep".

I tried the things you're supposed to try. Sponsors: $41 a month at the peak, half of it from my brother. Co-maintainers: three lovely people, all of whom had children within a year, I don't think it's related. A foundation: they wanted a roadmap.

What ended it was small. Somebody opened an issue titled "still not fixed???" on a Sunday while I was at a funeral, and I noticed that I was composing a polite reply in my head during the second hymn.

So it's archived. The code works. It'll work for years, it parses text. If you depend on it, please fork it and be happy. If you're the man with the shifts, write to me, I'll keep yours going.`,
      author: 'ical_me_maybe',
      hoursAgo: 18,
      score: 4870,
      ratio: 0.99,
      comments: 392,
      flair: 'Discussion',
      replies: [
        {
          author: 'copyleft_shark',
          body: 'I used it for eight years and never thought about you once. That is the highest praise I have, and I am sorry.',
          score: 2140,
          hoursAgo: 17.3,
        },
        {
          author: 'bikeshed_painter',
          body: '"1, asleep" made me laugh out loud in a compliance meeting.',
          score: 1288,
          hoursAgo: 16.5,
        },
      ],
    },
    {
      title: 'Self-hosted log search light enough for a 2 GB VPS? Or should I give up and pay someone',
      body: `I run three small services for a nonprofit. All on one VPS with 2 GB of RAM, which has to hold the services too. I want to search the logs in a browser, not over ssh, since the other volunteer doesn't do ssh.

Things I've tried ran fine for a day and then ate the memory, or needed object storage plus three daemons. I love self hosting but I'm starting to think that this is the one thing which shouldn't live on the machine it's watching.

Open source preferred. A hosted thing is OK if it's cheap, lets me export, and doesn't require an agent written by a committee.`,
      author: 'two_gigs_of_hope',
      hoursAgo: 6.1,
      score: 97,
      ratio: 0.96,
      comments: 49,
      flair: 'Alternatives',
      replies: [
        {
          author: 'merge_conflict_marge',
          body: "Your last thought is right. When the box runs out of disk you'll want the logs about the disk to be somewhere else.",
          score: 58,
          hoursAgo: 5.5,
        },
        {
          author: 'lunaria_annua',
          body: 'How much per day? Under 200 MB I would use plain files and a tiny web front. Over that, pay.',
          score: 21,
          hoursAgo: 4.9,
        },
      ],
    },
    {
      title: 'Promotional: Millrace 0.9, a static site search that fits in 14 kB (MIT, I am the author)',
      body: `No company, no paid plan, no cloud. Index is built at deploy time and loaded in slices, so a 3,000 page docs site costs the visitor about 60 kB for a search.

State: used on four sites I know about, one isn't mine. CJK support is poor and I'd love help. 1.0 when I have had six months without changing the index format.`,
      author: 'gristandco',
      hoursAgo: 22.4,
      score: 356,
      ratio: 0.97,
      comments: 47,
      flair: 'Promotional',
      replies: [
        {
          author: 'lunaria_annua',
          body: 'I can help with Japanese. Does the tokenizer have a plug point or is it baked in?',
          score: 49,
          hoursAgo: 21.6,
        },
        {
          author: 'gristandco',
          body: 'Baked in, and I will un-bake it this weekend because you asked.',
          score: 88,
          hoursAgo: 21.2,
        },
      ],
    },
    {
      title: 'Another database changes its licence, effective with the next major version',
      body: '',
      link: 'https://thelicencedesk.example/2025/another-licence-change',
      author: 'copyleft_shark',
      hoursAgo: 9.7,
      score: 812,
      ratio: 0.96,
      comments: 288,
      flair: 'News',
      replies: [
        {
          author: 'forked_tongue',
          body: 'Fork announced in 3, 2, and there it is.',
          score: 419,
          hoursAgo: 9.5,
        },
        {
          author: 'bikeshed_painter',
          body: 'I do understand them. I also will not be upgrading.',
          score: 233,
          hoursAgo: 8.8,
        },
        {
          author: 'merge_conflict_marge',
          body: 'Read the contributor agreement before you contribute, kids. This was on page one.',
          score: 301,
          hoursAgo: 8.2,
        },
      ],
    },
    {
      title:
        'Is there an open source (or at least fair) calendar that defends time instead of just showing it?',
      body: `I maintain a mid sized project next to a 4 day job. Fridays are for the project, in theory. In practice it's calls: contributors in three time zones, a sponsor, the day job "just this once".

Every calendar I've used is a neutral witness. It'll let anyone fill any hole. What I want is something with an opinion: these six hours a week are for deep work, find them, hold them, move them if you must, tell me when it isn't possible.

I sync over CalDAV. I'd prefer open, I'd pay for closed if the export is good. Does it exist?`,
      author: 'caldav_and_goliath',
      hoursAgo: 12.2,
      score: 134,
      ratio: 0.95,
      comments: 41,
      flair: 'Alternatives',
      replies: [
        {
          author: 'ical_me_maybe',
          body: 'As somebody who has just archived a calendar parser: please, somebody build this, not me.',
          score: 177,
          hoursAgo: 11.5,
        },
      ],
    },
    {
      title: 'My first pull request was merged and I have told the cat, the neighbour and the dentist',
      body: `It was one line. It was a missing comma in the Spanish docs. The maintainer said "thanks, nice catch" and I've read it perhaps forty times. I'm 58. I used to drive a tram. What should I do next?`,
      author: 'tramline_ten',
      hoursAgo: 14.9,
      score: 5210,
      ratio: 0.99,
      comments: 304,
      flair: 'Community',
      replies: [
        {
          author: 'gristandco',
          body: 'Look for the label "good first issue" on things you use yourself. And keep telling the dentist.',
          score: 1340,
          hoursAgo: 14.3,
        },
        { author: 'forked_tongue', body: 'what did the cat say', score: 611, hoursAgo: 13.8 },
      ],
    },
    {
      title: 'Security scanners are now the largest group of people opening issues on my repo',
      body: `Last 30 days: 61 issues. 44 from bots or from people pasting bots. Of the 44, how many were real? **Zero.** One was a "critical" in a test fixture that is literally called \`bad-certificate.pem\`.

Each wants a reply in 7 days or they "will disclose". Disclose it! Put it on a billboard! It's a file named bad!`,
      author: 'merge_conflict_marge',
      hoursAgo: 20.3,
      score: 1677,
      ratio: 0.98,
      comments: 143,
      flair: 'Discussion',
    },
    {
      title: 'AGPL for a small hosted product: does it scare away customers or only lawyers?',
      body: `Two of us, stock keeping for tiny shops, maybe 90 users. We'd like to open the code. MIT feels like handing it to the first reseller who comes by, AGPL apparently makes procurement people faint. But our customers are cheese shops. Has a cheese shop ever asked about a licence?

Looking for real experience instead of theory.`,
      author: 'rind_and_reason',
      hoursAgo: 26,
      score: 148,
      ratio: 0.95,
      comments: 92,
      flair: 'Discussion',
      replies: [
        {
          author: 'copyleft_shark',
          body: 'Nine years of AGPL, sold to bakeries and bike shops. Asked once, by a baker who was a retired lawyer.',
          score: 166,
          hoursAgo: 25.1,
        },
      ],
    },
    {
      title: 'I built an open-source alternative to EVERYTHING using AI agents, need stars ⭐',
      body: `Hello friends, in just one weekend I created the open source all in one workspace: notes, CRM, email, video calls, invoices. License coming soon. Please star the repo, every star motivates me!! I star back`,
      author: 'starforstar_dev',
      hoursAgo: 1.9,
      score: 0,
      ratio: 0.08,
      comments: 8,
      replies: [
        { author: 'bikeshed_painter', body: '"License coming soon"', score: 73, hoursAgo: 1.6 },
        {
          author: 'tramline_ten',
          body: 'I found a missing comma, shall I send it?',
          score: 128,
          hoursAgo: 1.2,
        },
      ],
    },
    {
      title: 'How do you invoice a company that wants to pay for a feature? I have never sent one',
      body: `someone at a logistics firm uses my library and wants to pay 3k for a feature. great! they asked me to send an invoice and mentioned net 60 and a PO number. i am a student in portugal. i have a bank account and a printer

do i need a company? what goes on it? and what do i do if day 61 comes and nothing, do i just... write to them? is there something that does the reminding so it isnt me being awkward`,
      author: 'lusco_fusco',
      hoursAgo: 4.4,
      score: 121,
      ratio: 0.98,
      comments: 46,
      flair: 'Question',
      replies: [
        {
          author: 'caldav_and_goliath',
          body: 'Ask for half up front. Student or not, it is normal and they will say yes.',
          score: 104,
          hoursAgo: 3.9,
        },
        {
          author: 'gristandco',
          body: 'Let software send the reminders. A reminder from a system is never awkward, one from you on day 61 somehow is.',
          score: 57,
          hoursAgo: 3.2,
        },
      ],
    },
    {
      title: 'A history of the tilde in configuration files',
      body: '',
      link: 'https://dotfileprairie.example/history-of-the-tilde',
      author: 'lunaria_annua',
      hoursAgo: 63,
      score: 489,
      ratio: 0.97,
      comments: 37,
      flair: 'Article',
    },
  ],
}
