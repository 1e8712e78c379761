import type { WrittenCommunity } from '../written-community.ts'

export const programming: WrittenCommunity = {
  name: 'programming',
  title: 'programming: articles and discussion about writing software',
  about:
    'Computer programming. If it has no code in it, or nothing about the making of code, it probably belongs somewhere else.',
  subscribers: 6710000,
  postsPerDay: 98,
  rules: [
    {
      name: 'Keep it about programming',
      description:
        'Industry gossip, layoffs, gadgets and stock prices are off topic, even when a programmer is in the photo. Ask yourself whether there is anything in it that helps somebody write a program.',
    },
    {
      name: 'No product promotion',
      description:
        'No launches, no "introducing", no company blog posts whose last paragraph is the product. This applies to comments as well, with or without a disclosure. Open source projects are OK when the post is about **how it works**.',
    },
    {
      name: 'No blogspam, link to the source',
      description: 'If the article is a summary of another article, post the other article.',
      appliesTo: 'link',
    },
    {
      name: 'No generated articles',
      description:
        "Text written by a language model is removed and the domain goes on the list. We can usually tell. When we cannot tell, well done, but please still don't.",
    },
    {
      name: "Don't be a jerk about languages",
      description:
        'You may dislike a language. You may say why. "Lol imagine using X in this day and age" adds nothing and earns you a week off.',
      appliesTo: 'comment',
    },
    {
      name: 'No homework and no debugging requests',
      description: 'Text posts are for discussion. For "why does this not compile" there are kinder places.',
    },
  ],
  posts: [
    {
      title: 'We deleted our message queue and used a table',
      body: '',
      link: 'https://bluntinstruments.example/deleted-our-queue',
      author: 'kilnfired',
      hoursAgo: 8.2,
      score: 2310,
      ratio: 0.91,
      comments: 487,
      replies: [
        {
          author: 'ackermann_fn',
          body: 'Every eight years somebody discovers SELECT FOR UPDATE SKIP LOCKED and it is a beautiful thing each time.',
          score: 1402,
          hoursAgo: 7.9,
        },
        {
          author: 'dry_stone_waller',
          body: `The part people will skip: they do 40 jobs a second. At 40 a second you can use a shoebox.`,
          score: 911,
          hoursAgo: 7.4,
        },
        {
          author: 'mutex_marjorie',
          body: 'Most people do 40 a second though, that is sort of the point of the article',
          score: 655,
          hoursAgo: 7.1,
        },
      ],
    },
    {
      title: 'Ask: how do you find the one log line that matters when you have no "observability team"?',
      body: `Serious question, and I'm not after a lecture about tracing.

Five developers, one monolith, one Python service nobody loves. Structured JSON logs, request ids, all the things the articles tell you to do. It produces some 3 million lines a day. When a thing goes wrong, what we do in practice is download a gzip and use \`jq\` with increasing despair.

Last Thursday it took two of us three hours to answer "did this customer's webhook arrive, yes or no". It had. It was on line 1,880,412. The answer took 0.2 seconds to read.

Everything I find is built either for a company with a platform department or for a hobby project. What do those of you in the middle use? I'm as interested in habits (what you *stopped* logging, for example) as in tools. We have budget for a tool if it's sane. We've no budget for someone to run a cluster.`,
      author: 'three_million_lines',
      hoursAgo: 5.5,
      score: 418,
      ratio: 0.94,
      comments: 183,
      replies: [
        {
          author: 'hexbolt',
          body: 'Load the gzip into an embedded columnar database. One command, SQL afterwards. It does not scale to "the support person can do it" though.',
          score: 204,
          hoursAgo: 5.1,
        },
        {
          author: 'three_million_lines',
          body: 'And the support person doing it is exactly what I would like. She asks us eleven times a week.',
          score: 97,
          hoursAgo: 4.7,
        },
        {
          author: 'pelican_brief_case',
          body: 'We log one wide event per request and nothing else. Went from 3M lines to 200k and I can read them.',
          score: 266,
          hoursAgo: 4.2,
        },
      ],
    },
    {
      title: 'A garbage collector in 300 lines, explained with drawings',
      body: '',
      link: 'https://inkandheap.example/gc-in-300-lines',
      author: 'inkandheap',
      hoursAgo: 16,
      score: 3820,
      ratio: 0.98,
      comments: 121,
      replies: [
        {
          author: 'dry_stone_waller',
          body: 'The drawing of the mark phase as a postman who is afraid of dogs has taught me more than my degree.',
          score: 870,
          hoursAgo: 15.2,
        },
      ],
    },
    {
      title: 'Stop writing comments that say what. Also stop writing articles that say this.',
      body: `I've read that article, in one form or another, since 1998. "Comments should say why." Everyone agrees. And then I open a real codebase and there are no comments at all, because everyone's so afraid of writing a bad one.

I'd like to say something for the humble, stupid *what* comment. At 4 in the morning, in a language I use twice a year, above a regular expression:

    # matches "12-B", "12 B", "12b"

That's a what. It's redundant. It's derivable from the code by anybody with a clear head. I don't have a clear head, it's 4 in the morning, and whoever wrote that line has saved me a quarter of an hour, and I'd like to buy them lunch.

Write them. Let them go stale. A stale comment tells me what somebody once believed, which is frequently the bug.`,
      author: 'oldbaud',
      hoursAgo: 21,
      score: 1960,
      ratio: 0.89,
      comments: 342,
      replies: [
        {
          author: 'ackermann_fn',
          body: '"A stale comment tells me what somebody once believed, which is frequently the bug" is better than the entire genre you are complaining about.',
          score: 990,
          hoursAgo: 20.4,
        },
        {
          author: 'nullable_nick',
          body: 'Strong disagree on letting them rot, but the regex one yes. Always the regex one.',
          score: 310,
          hoursAgo: 19.8,
        },
      ],
    },
    {
      title: 'Is anybody else unable to program in a day with three meetings in it?',
      body: `It isn't the hours. Three half-hour meetings is an hour and a half, I still have six and a half left, on paper it's a fine day.

But if they're at 10, 13:30 and 15, I don't start anything. I know at 9:10 that I've got fifty minutes, so I answer mail. At 10:30 it takes me until 11:15 to remember what I was doing with the lock ordering, and then I'm hungry. You know how this goes.

I've asked for no-meeting days. We got one, Wednesday, and within a month it had become "the day everybody's free".

What's actually worked for you? I don't mean "be assertive". I've wondered whether there's a calendar that will bunch the meetings together for me, or decline things, or fight on my behalf, so that I needn't be the difficult one each time. Half a day in one piece, three times a week, would change my life.`,
      author: 'lock_ordering',
      hoursAgo: 10.4,
      score: 1540,
      ratio: 0.96,
      comments: 371,
      replies: [
        {
          author: 'mutex_marjorie',
          body: 'Context switch cost is real, and it is funny that the one profession which has measured it in CPUs refuses to believe it about people.',
          score: 1120,
          hoursAgo: 9.9,
        },
        {
          author: 'hexbolt',
          body: 'I put a fake recurring meeting with a boring name in. "Vendor alignment". Nobody has ever asked to join Vendor alignment.',
          score: 1388,
          hoursAgo: 9.1,
        },
        {
          author: 'quiet_carriage',
          body: 'somebody joined mine',
          score: 1702,
          hoursAgo: 8.6,
        },
      ],
    },
    {
      title: 'Tallow 2.3 released: pattern matching on byte slices, faster incremental builds',
      body: '',
      link: 'https://tallow-lang.example/releases/2.3',
      author: 'waxworks',
      hoursAgo: 28,
      score: 540,
      ratio: 0.94,
      comments: 88,
    },
    {
      title: 'Introducing CodeMuse: the last IDE you will ever need',
      body: '',
      link: 'https://codemuse.example/launch?ref=reddit',
      author: 'codemuse_growth',
      hoursAgo: 1.9,
      score: 0,
      ratio: 0.11,
      comments: 14,
      replies: [
        { author: 'nullable_nick', body: 'I have outlived six of those.', score: 88, hoursAgo: 1.7 },
        {
          author: 'kilnfired',
          body: 'Rule 2, reported. Also the demo video has a typo in the code.',
          score: 41,
          hoursAgo: 1.5,
        },
      ],
    },
    {
      title: 'The bug that only happened when the cleaner was in',
      body: `Small factory, 2009, I looked after the label printer software. Every Tuesday evening between seven and half past the whole line would print one label with the wrong date. Just one. Then fine for a week.

I added logging. I added more logging. I sat there on a Tuesday with a laptop and a sandwich and it didn't happen. I left at 19:20. It happened at 19:24.

The cleaner unplugged the time server to plug in the vacuum. It was a grey box under a desk with no label on it, and she'd been told not to unplug anything *with a label*. The printers fell back to their own clocks, printed one label, noticed that the server was back and went on. She didn't come in when somebody was at the desk.

The fix was a label. We had, you'll recall, a machine for that.`,
      author: 'ferrous_wheel',
      hoursAgo: 30,
      score: 6410,
      ratio: 0.99,
      comments: 402,
    },
    {
      title: 'unpopular opinion: your 12 microservices are one program with extra failure modes',
      body: `they deploy together. they share a db. they share a "common" package that has to be bumped in all 12 at once. if one is down all are down

thats a monolith my friend. its a monolith with dns`,
      author: 'pelican_brief_case',
      hoursAgo: 13,
      score: 4120,
      ratio: 0.93,
      comments: 590,
    },
    {
      title: 'Floating point is fine, you are holding it wrong (a defence, with invoices)',
      body: '',
      link: 'https://roundhalfeven.example/floats-and-invoices',
      author: 'halfeven',
      hoursAgo: 41,
      score: 380,
      ratio: 0.72,
      comments: 296,
    },
    {
      title: 'After 11 years I have been moved to a team where I review generated code all day',
      body: `I don't want this to turn into the usual fight. The code's alright. It's often better formatted than mine. I just hadn't realised how much of what I liked was the typing, or not the typing, the being lost for an hour and then not being lost.

I read about 4,000 lines a day now. I find perhaps six real things. Everyone's pleased. I go home and I couldn't tell you anything about the system that I didn't know in spring.

Has anyone found a way to stay *in* a codebase when reading is the job? I've begun to keep a paper notebook with a map of it. My lead thinks it's charming.`,
      author: 'margin_notes',
      hoursAgo: 18.5,
      score: 2875,
      ratio: 0.95,
      comments: 518,
    },
  ],
}
