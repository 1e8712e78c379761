import type { WrittenCommunity } from '../written-community.ts'

export const microsaas: WrittenCommunity = {
  name: 'microsaas',
  title: 'Micro SaaS: small software, small teams, real money',
  about:
    'One or two people, one narrow problem, paying customers. Show what you made, ask for help, help back.',
  subscribers: 168000,
  postsPerDay: 120,
  rules: [
    {
      name: 'Say that you made it',
      description:
        'Sharing your own product is welcome here. Pretending to be a happy user of it is not. If you have a stake in something you link to, say so in the same post or comment.',
    },
    {
      name: 'Give more than you take',
      description:
        'No more than one post about your product per month, and please comment on other things in between. Drive-by launches get removed.',
      appliesTo: 'link',
    },
    {
      name: 'No link shorteners or affiliate links',
      description: 'Post the plain address or none.',
    },
    {
      name: 'Selling a project? Use the flair and post proof',
      description:
        'Asking price, revenue for the last 3 months, why you sell. No screenshots with the axis cut off.',
      appliesTo: 'link',
    },
    {
      name: 'Low effort AI posts will be removed',
      description: 'If you could not be bothered to write it, we cannot be bothered to read it.',
      appliesTo: 'link',
    },
    { name: 'Be nice to beginners', description: 'Everybody asked how to accept payments once.' },
  ],
  posts: [
    {
      title: 'hit 1k mrr today and celebrated by fixing a timezone bug',
      body: `thats it thats the post. 14 months. 61 customers. it does shift swaps for restaurants. the bug was that arizona exists

gonna go lie on the floor`,
      author: 'lentil_supply',
      hoursAgo: 7.5,
      score: 548,
      ratio: 0.99,
      comments: 74,
      flair: 'Milestone',
      replies: [
        { author: 'tuesday_club', body: 'congrats!! arizona gets us all', score: 121, hoursAgo: 7.1 },
        {
          author: 'Rennick_P',
          body: 'Wait till you meet Lord Howe Island. Half-hour daylight saving.',
          score: 164,
          hoursAgo: 6.4,
        },
        { author: 'lentil_supply', body: 'no', score: 240, hoursAgo: 6.3 },
      ],
    },
    {
      title: 'What do you do about logs on a $6 VPS?',
      body: `I run four little apps across three servers. Everything logs to files. When something breaks I ssh into the wrong box first, every time, it's practically a ritual.

I'd like one place where I can search all of it and get a ping if the word "Traceback" shows up. Budget is maybe 10 to 20 a month, I make 700. Volume is tiny, around 1 GB a month in total.

The free tiers I tried either keep 3 days or want a credit card "for verification" and an agent that uses more RAM than my app. What do you folks do?`,
      author: 'smallhours_bakery',
      hoursAgo: 4.4,
      score: 62,
      ratio: 0.96,
      comments: 33,
      flair: 'Question',
      replies: [
        {
          author: 'kerf_and_grain',
          body: 'systemd journal remote to one box, then grep. Ugly but free. No alerts though, I have a cron job that emails me and it has emailed me 9,000 times.',
          score: 27,
          hoursAgo: 4,
        },
        {
          author: 'ponderosa_dev',
          body: 'Same boat. If you find something that is just search + alert for hobby money please edit the post.',
          score: 18,
          hoursAgo: 2.9,
        },
      ],
    },
    {
      title: 'I made a thing that turns council planning notices into a weekly email for roofers',
      body: `Disclosure: I built it, I charge for it, roast away.

My uncle has a roofing firm and every Sunday night he'd go through the planning portal to find extensions being approved on his side of the county. It took him two hours. Now it takes him the time to read an email.

- 23 paying firms, £19 a month
- found every one of them by phoning. Yes, phoning. Roofers answer the phone
- the code is a scraper, a cron job and some regret

What I'd like feedback on: the price. Three of them have told me that one job pays for about fifteen years of it, and then looked at me as if I was simple.`,
      author: 'slate_and_batten',
      hoursAgo: 13,
      score: 386,
      ratio: 0.98,
      comments: 92,
      flair: 'Show',
      replies: [
        {
          author: 'Rennick_P',
          body: 'When the customer looks at you as if you were simple, double it. Then ask again in three months.',
          score: 205,
          hoursAgo: 12.5,
        },
        {
          author: 'odette_of_accounts',
          body: '£19 is less than one tin of sealant. £79.',
          score: 141,
          hoursAgo: 11.2,
        },
      ],
    },
    {
      title: 'How do I get paid by annual customers who insist on an invoice and then do not pay it?',
      body: `Card customers: zero problems. Then I got greedy and added "pay by invoice" for annual plans because two schools asked. Now I've got nine of those, and four are overdue, the oldest by 71 days.

I hate writing the reminder. I write it, soften it, put a smiley in, take the smiley out, and then it's Thursday. Total stuck is about 3,400 which for me is real money.

Is there something which just sends the reminders on a schedule, gets gradually firmer, and stops when the money arrives? My accounting app technically has reminders but it's one email, same text, and it sent one to a customer who'd already paid.`,
      author: 'juniper_ledge',
      hoursAgo: 10.1,
      score: 71,
      ratio: 0.95,
      comments: 38,
      flair: 'Question',
      replies: [
        {
          author: 'odette_of_accounts',
          body: 'Bookkeeper here. Schools pay on a run, usually once a month. Ask for the name of the person who does the run. Reminders to the teacher go nowhere.',
          score: 58,
          hoursAgo: 9.6,
        },
        {
          author: 'tuesday_club',
          body: 'I just switch the account to read only on day 30. Works like magic. You will feel bad once.',
          score: 44,
          hoursAgo: 8.8,
        },
      ],
    },
    {
      title: 'Selling: habit tracker for pharmacists, 240 MRR',
      body: `Asking 5,500. Revenue Aug 231, Sep 238, Oct 240. Costs 31 a month. Stack is Django and htmx, one server. About 2 hours a month of support.

Why: new baby, and I'm not a pharmacist, I was dating one.

Proof and repo access after a short chat. No brokers please.`,
      author: 'gimlet_eyed',
      hoursAgo: 21,
      score: 39,
      ratio: 0.9,
      comments: 26,
      flair: 'For sale',
    },
    {
      title: 'every idea is taken',
      body: `i have been looking for an idea for 6 months. every time i find one theres already 3 tools. how did you guys find something nobody does`,
      author: 'zaid_hq',
      hoursAgo: 2.3,
      score: 14,
      ratio: 0.66,
      comments: 45,
      flair: 'Question',
      replies: [
        {
          author: 'slate_and_batten',
          body: 'Three tools means people pay. Find the one with the most irritated customers and phone ten of them.',
          score: 52,
          hoursAgo: 2,
        },
        { author: 'kerf_and_grain', body: 'There are also several restaurants.', score: 97, hoursAgo: 1.7 },
      ],
    },
    {
      title: 'Lifetime deals: the full numbers, 18 months later',
      body: `I did one. People ask, so here is the lot.

**Sold:** 812 at $49. After the platform's cut I kept about 21k.
**Still active after 18 months:** 133.
**Share of all support tickets from those 133:** 64%.
**Reviews from them:** 41, which are still what gets us found.
**Upgrades to anything:** 6.

Would I do it again? With the product I had then, which was unfinished, no. They weren't bad people, but they'd bought a promise and I'd sold one, and we were both a little annoyed about it ever since. With the 21k I could go half time for a year, and the thing would not exist without that. So, yes? Ask me on a day when there's no ticket with "as a lifetime member" in the first line.`,
      author: 'Halloran_quay',
      hoursAgo: 78,
      score: 297,
      ratio: 0.97,
      comments: 58,
      flair: 'Numbers',
    },
    {
      title: 'Best boring stack for one person right now? Mine has got out of hand',
      body: `I have a Next frontend, a separate API, a queue, a worker, a vector store that I don't use, and two auth providers because I was migrating between them in April and then it was summer. 11 users.

I'm thinking of deleting all of it and starting with one server and SQLite. Talk me into it or out of it.`,
      author: 'ponderosa_dev',
      hoursAgo: 16.3,
      score: 128,
      ratio: 0.94,
      comments: 117,
      flair: 'Tech',
    },
    {
      title: 'My mum tutors maths and runs it all on a paper diary. Is there software or should I build it?',
      body: `She's got 22 pupils, most weekly, some fortnightly, some "when there is a test". Parents text to move lessons, she moves them in the diary, forgets to tell the one she swapped with, and then at the end of the month she sits down with the diary and a calculator and writes 22 messages with what everyone owes. About a fifth pay late, and she won't chase them because they're neighbours.

Obviously as a developer my first reaction was to open an editor. My second was that somebody must have made this already. She needs: recurring lessons, parents can reschedule within limits, card payments or at least a link, works on a slightly old Android. Not a "learning management system".

If you make or use something like this I'd rather pay for it than spend my Christmas on it.`,
      author: 'brindle_and_son',
      hoursAgo: 12.6,
      score: 83,
      ratio: 0.97,
      comments: 40,
      flair: 'Question',
      replies: [
        {
          author: 'lentil_supply',
          body: 'do not build software for your mother. the support channel is dinner',
          score: 188,
          hoursAgo: 12,
        },
        {
          author: 'Halloran_quay',
          body: "Listen to the one above. But also do write down those requirements, they're better than most specs I get paid to read.",
          score: 57,
          hoursAgo: 10.4,
        },
      ],
    },
    {
      title: 'Cold outreach script that got 31% replies (it is short)',
      body: `> Hi Dana, do you still do the rota in Excel? I make a small thing that does it. Can I show you, 10 minutes? If not, no hard feelings, I won't write again.

And then I don't write again. I think the last bit is what does it. 52 sent, 16 replies, 5 customers. I wrote each by hand and looked at their site first, so that's 52 in two weeks, not 5,200.`,
      author: 'tuesday_club',
      hoursAgo: 26,
      score: 231,
      ratio: 0.95,
      comments: 43,
      flair: 'Marketing',
    },
    {
      title: 'A tiny open list of marketplaces where small B2B tools actually get found',
      body: '',
      link: 'https://shedofsoftware.example/where-small-tools-get-found',
      author: 'moth_season',
      hoursAgo: 18.7,
      score: 104,
      ratio: 0.93,
      comments: 19,
      flair: 'Resource',
    },
    {
      title: 'payment provider closed my account, 12 hours notice, what now',
      body: `Email says "elevated risk". I sell a PDF merge tool. The riskiest thing on there is the font. 2.1k held for 120 days.

Not here to name anyone, I assume there is a reason and that nobody may tell me. I need to be taking payments again by Monday or the renewals on the 1st all fail. What's fastest to get approved with as a sole trader in the EU? A merchant of record would be fine even at 5%.`,
      author: 'fennimore_b',
      hoursAgo: 0.8,
      score: 33,
      ratio: 0.97,
      comments: 21,
      flair: 'Help',
    },
  ],
}
