import type { WrittenCommunity } from '../written-community.ts'

export const webdev: WrittenCommunity = {
  name: 'webdev',
  title: 'webdev: front end, back end, and the bit in the middle that broke',
  about:
    'For people who make websites and web apps, for money or otherwise. Ask, rant, argue about CSS. Showing off your own thing happens on Saturdays.',
  subscribers: 2380000,
  postsPerDay: 165,
  rules: [
    {
      name: 'Showoff Saturday',
      description:
        'Your own projects, portfolios, libraries and products may be posted on Saturdays only, with the **Showoff Saturday** flair. Saturday is UTC. "It is Saturday somewhere" is not.',
      appliesTo: 'link',
    },
    {
      name: 'No drive-by promotion in comments',
      description:
        'If your product really answers the question you may mention it, once, and you must say it is yours. Accounts whose history is mostly one domain will be banned without a warning.',
      appliesTo: 'comment',
    },
    {
      name: 'Career questions go in the monthly thread',
      description:
        '"Is it too late to learn", "which bootcamp", "roast my CV" and friends belong in the pinned Getting Started & Careers thread. Stories about work are fine.',
    },
    {
      name: 'Do your homework before asking',
      description:
        'Say what you tried and show the code as text. Photos of a monitor will be removed, and we will be a little sad.',
    },
    {
      name: 'No low-effort generated posts',
      description:
        'Articles and comments pasted out of a chatbot are removed. So are "which AI should I use to code" threads, there were nine yesterday.',
    },
    {
      name: 'No surveys, market research or "would you pay for this"',
      description: 'Not even for your thesis. Sorry. Yes, we know it is only four questions.',
    },
    {
      name: 'No hiring, no "for hire"',
      description: 'There are other subs for that. This includes "looking for a cofounder (unpaid)".',
    },
  ],
  posts: [
    {
      title: 'What do you use for logs when your whole team is 3 people and one VPS?',
      body: `Agency side. We host around 25 client sites and two proper apps across a handful of boxes. Logs today: ssh in, \`tail -f\`, squint.

It was OK until last week, when a client's checkout failed for **two days** and the error was sitting there, in a file, on a box, being rotated into nothing every night at 3.

I've looked at the big platforms. They'd like to sell me traces, metrics, RUM, a security module and a person called an account executive. I've also looked at running a stack myself, and the minimum RAM was more than the box I would be logging.

I'd like:

- point a few servers at it, done
- search across all of them by text or by client
- shout at me when "payment" and "error" show up in the same line
- under 50 a month

Does this exist, or do I write a cron job and lie to myself?`,
      author: 'pixelbarge',
      hoursAgo: 4.1,
      score: 142,
      ratio: 0.95,
      comments: 67,
      flair: 'Question',
      replies: [
        {
          author: 'semicolonial',
          body: 'The cron job that greps for "error" and mails me has been running since 2017. I have a filter that archives the mails. It is a perfect system.',
          score: 118,
          hoursAgo: 3.8,
        },
        {
          author: 'northwall_nina',
          body: 'Error tracker for exceptions plus something cheap for raw lines. They are different problems and one tool for both is where the bill gets silly.',
          score: 54,
          hoursAgo: 3.2,
        },
        {
          author: 'pixelbarge',
          body: 'We have an error tracker. The checkout one was not an exception, it was a polite "declined by provider" at info level. Hence the raw lines.',
          score: 39,
          hoursAgo: 2.9,
        },
      ],
    },
    {
      title:
        'The client asked me to make the website "more like an app". I asked what that means. He said rounded.',
      body: `That's the entire post. I changed the border radius from 4 to 14 and he said it feels so much faster now.

Invoice sent.`,
      author: 'divsoup4dinner',
      hoursAgo: 13,
      score: 4870,
      ratio: 0.98,
      comments: 301,
      flair: 'Humor',
      replies: [
        {
          author: 'gutter_and_gap',
          body: 'I once added a 200ms fade and was told the server upgrade was worth every penny.',
          score: 1630,
          hoursAgo: 12.5,
        },
        {
          author: 'half_a_pixel',
          body: 'border-radius: 14px is a performance budget item now',
          score: 744,
          hoursAgo: 11.9,
        },
        {
          author: 'Tobias_Unwrapped',
          body: 'Wait until he hears about 16.',
          score: 902,
          hoursAgo: 11.1,
        },
      ],
    },
    {
      title: 'You can animate height to auto now and I nearly cried',
      body: '',
      link: 'https://slowgrid.example/notes/height-auto-at-last',
      author: 'flexbasis_zero',
      hoursAgo: 20,
      score: 1320,
      ratio: 0.97,
      comments: 94,
      flair: 'Article',
    },
    {
      title: 'Freelancers: how do you get paid on time without becoming a debt collector?',
      body: `i build sites for small businesses, mostly restaurants and a couple of dentists. work is fine. clients are nice. and then the invoice goes out and they turn into ghosts

right now 3 of 7 are over 30 days late. i write "just a gentle nudge :)" mails at 11pm and i hate every one of them. i rewrite them like five times so i don't sound angry. i AM angry

already do 50% upfront, it's the second half thats the problem. do you use something that sends the reminders by itself and gets firmer as time goes by? or do i just need to grow a spine. would prefer the software`,
      author: 'nav_burger',
      hoursAgo: 7.6,
      score: 231,
      ratio: 0.96,
      comments: 112,
      flair: 'Discussion',
      replies: [
        {
          author: 'Ottoline_Dev',
          body: 'Site goes live when the last invoice is paid. Not before. I have not chased anyone in four years.',
          score: 187,
          hoursAgo: 7.1,
        },
        {
          author: 'nav_burger',
          body: 'that works for launches, most of mine is maintenance and small changes though. cant un-change a menu',
          score: 46,
          hoursAgo: 6.7,
        },
      ],
    },
    {
      title: 'I rewrote our SPA as plain server-rendered pages. Numbers inside.',
      body: `Internal tool, 140 users, forms and tables. I was given a month to "fix the performance". Instead of tuning I deleted.

| | before | after |
|---|---|---|
| JS shipped | 1.9 MB | 31 KB |
| first useful paint, office wifi | 3.8 s | 0.6 s |
| lines of code | 41k | 12k |
| CI | 11 min | 2 min |
| people who understand it | 1 | 4 |

What got worse: the one drag and drop screen. It's a pair of arrows now. Two people complained. One of them later said the arrows are quicker, the other left the company (unrelated, I hope).

I'm not saying you should do this. Your app is probably not 90% tables. But have a look, because ours was, and nobody had said it out loud in four years. We'd spent all that time synchronising two copies of a truth that lives in a database eleven metres from the user.

Happy to answer questions. I won't be answering "what about offline". They're in an office. If the network's down they go for coffee.`,
      author: 'hank_of_the_stack',
      hoursAgo: 26,
      score: 2140,
      ratio: 0.93,
      comments: 418,
      flair: 'Discussion',
      replies: [
        {
          author: 'rehydrate_me',
          body: 'Cool, now add one live-updating widget and watch it grow back.',
          score: 210,
          hoursAgo: 25,
        },
        {
          author: 'hank_of_the_stack',
          body: 'We have one. It polls every 10 seconds. Nobody has noticed it is not live.',
          score: 688,
          hoursAgo: 24.6,
        },
      ],
    },
    {
      title: 'cookie banners. thats it thats the rant',
      body: `spent NINE HOURS today on a cookie banner. nine. the site sets ONE cookie. its the cookie that remembers you closed the banner`,
      author: 'unhandled_ray',
      hoursAgo: 9.9,
      score: 3015,
      ratio: 0.99,
      comments: 177,
      flair: 'Rant',
    },
    {
      title: 'Got laid off after 6 years on one codebase. Interviewing feels like another job entirely.',
      body: `I can tell you why a checkout drops orders on a Sunday. I can tell you which of three date libraries lies about Lisbon. I shipped things people used.

I can't invert a tree on a whiteboard while a 24 year old watches me breathe.

Fourteen applications, three first rounds, no second rounds. The feedback, when there is any, is "we went with someone with more experience in X", where X is something I'd learn in a week.

Not after a referral. I'd just like to hear from people who were in one place for a long time and got out the other side. What did you practise? Did you take the first thing?`,
      author: 'lisbon_offset',
      hoursAgo: 17,
      score: 612,
      ratio: 0.95,
      comments: 203,
      flair: 'Career',
    },
    {
      title: 'Best way to show available time slots across timezones? Building it myself is eating my life',
      body: `Side job for my aunt, who teaches cello. She has 22 students, half of them online, in four countries. I said "sure, I'll knock up a booking page in a weekend".

That was in September.

So far I've met: daylight saving changing on different dates, a student who moved from Perth to Dublin mid-term, recurring lessons that skip *her* school holidays but not *theirs*, and make-up lessons, which she tracks on the back of sheet music.

Two questions:

1. If you have built this: do you store the rule or the generated lessons?
2. Should I stop? Is there something made for private teachers that she can simply use? She'd need recurring lessons, reschedules, and some way to see who has paid. I love her, but I've a job.`,
      author: 'weekend_in_september',
      hoursAgo: 11.5,
      score: 388,
      ratio: 0.97,
      comments: 129,
      flair: 'Question',
      replies: [
        {
          author: 'northwall_nina',
          body: 'Store the rule plus the teacher timezone, generate on read, keep a table of exceptions. And then throw it all away and buy something. Calendars are a swamp.',
          score: 241,
          hoursAgo: 11,
        },
        {
          author: 'ZuluTimeOnly',
          body: '"I will knock it up in a weekend" should be engraved over the door of this sub',
          score: 305,
          hoursAgo: 10.3,
        },
      ],
    },
    {
      title: 'I built a landing page generator with AI, get your site in 30 seconds!!',
      body: `Hi devs, tired of coding landing pages? SiteZoomr makes a full converting page from one sentence. 10,000+ templates. Free trial (card needed).

Feedback welcome! And if you like it, an upvote helps a small team a lot 🙏`,
      author: 'sitezoomr_official',
      hoursAgo: 0.7,
      score: 0,
      ratio: 0.08,
      comments: 9,
      replies: [
        { author: 'gutter_and_gap', body: 'It is Wednesday.', score: 61, hoursAgo: 0.6 },
        {
          author: 'semicolonial',
          body: 'Your own landing page scrolls sideways on my phone.',
          score: 83,
          hoursAgo: 0.5,
        },
      ],
    },
    {
      title: 'Hot take: most "design systems" are a button and a meeting',
      body: `We have a design system team of five. In the last year they've shipped: a button (three sizes), a rename of all the colours, a migration guide for the rename of all the colours, and a biweekly "office hours" where you go to be told the thing you need is planned for Q3.

It's been planned for Q3 in two different years.

Meanwhile every product team has a folder called \`components/temp\`.`,
      author: 'temp_folder_tenant',
      hoursAgo: 34,
      score: 1740,
      ratio: 0.92,
      comments: 266,
      flair: 'Discussion',
    },
    {
      title: 'Gridfinch 4.0 is out: smaller core, no more config file',
      body: '',
      link: 'https://gridfinch.example/blog/four',
      author: 'mellow_parser',
      hoursAgo: 22.5,
      score: 207,
      ratio: 0.9,
      comments: 58,
      flair: 'News',
    },
  ],
}
