import type { WrittenCommunity } from '../written-community.ts'

export const nocode: WrittenCommunity = {
  name: 'nocode',
  title: 'No-Code: build it without writing it',
  about:
    'Builders who drag, drop, connect and automate. Ask what to use, show what you made, complain about the plan limits.',
  subscribers: 118000,
  postsPerDay: 46,
  rules: [
    {
      name: 'Be helpful first',
      description:
        'Most people here are not developers. Don\'t answer with "just learn to code". They know it exists.',
    },
    {
      name: 'Self-promotion with the flair, and say it is yours',
      description:
        'Tools, templates, agencies: use the **Self-Promotion** flair on posts and write "I made this" or "I work there" in comments. We ban for pretending to be a happy customer. We do check.',
      appliesTo: 'all',
    },
    {
      name: 'No affiliate or referral links',
      description: 'Also not behind a shortener. Automod removes most of them, we remove you.',
      appliesTo: 'all',
    },
    {
      name: 'Ask a full question',
      description:
        'What are you building, for how many people, what have you tried, what may it cost. "Best no code tool?" has no answer.',
    },
    {
      name: 'No income claims',
      description: 'Screenshots of payment dashboards are removed. Sell us the build, not the dream.',
    },
  ],
  posts: [
    {
      title:
        'My spreadsheet for the shop has 41 tabs and it ate the Christmas order. What do I use for stock?',
      body: `I have a gift shop, about 900 products, and a small web store. Stock lives in a spreadsheet my nephew built in 2020. It was wonderful. He's now in Canada.

On Friday someone sorted one column without the others. I ordered 240 candles instead of 24 and no wrapping paper. WE ARE A GIFT SHOP. IN DECEMBER.

I then spent the weekend trying to rebuild it in one of the database-y builders. I got as far as a very pretty list. But it has to go *down* when I sell one in the shop and also when I sell one online, and warn me when it's low, and that's where I lost the thread, there were about nine automations and two of them fired each other.

Should I keep going or is there something ready made for shops this size which doesn't cost what a person costs? I can follow instructions. I can't debug.`,
      author: 'candle_math',
      hoursAgo: 5.5,
      score: 104,
      ratio: 0.97,
      comments: 58,
      flair: 'Question',
      replies: [
        {
          author: 'zap_happy_hans',
          body: 'Two automations firing each other is a rite of passage. I once sent a client 1,100 emails saying "Done!".',
          score: 87,
          hoursAgo: 5,
        },
        {
          author: 'mira_makes_forms',
          body: 'Build what is special about you, buy what is the same for everyone. Stock is the same for everyone. Buy.',
          score: 71,
          hoursAgo: 4.4,
        },
        {
          author: 'candle_math',
          body: 'That is the first sentence about software that ever made sense to me.',
          score: 54,
          hoursAgo: 4.1,
        },
      ],
    },
    {
      title: 'The price of my automation went from $29 to $208 because I added one filter',
      body: `a filter is a task now. a filter. the thing which decides to NOT do something. i am being charged for things not happening.

support was friendly. said i could "optimise my flow". i've optimised it into the bin and made a new one somewhere else`,
      author: 'pay_per_nothing',
      hoursAgo: 10.2,
      score: 623,
      ratio: 0.98,
      comments: 117,
      flair: 'Rant',
      replies: [
        {
          author: 'webhook_wendy',
          body: 'Where did you move to? Asking for me.',
          score: 49,
          hoursAgo: 9.8,
        },
        {
          author: 'zap_happy_hans',
          body: 'Next: a subscription to not be subscribed.',
          score: 188,
          hoursAgo: 9.1,
        },
      ],
    },
    {
      title: 'I run a 12 person cleaning company entirely on forms and one table. Tour inside',
      body: `People keep saying you outgrow it, so here's year four.

1. Client fills in a form. It makes a row.
2. The row has a date. The date has a view. Each cleaner has a link to their own view, sorted by hour, on their phone.
3. They tick "done" and add a picture. That sends the client a message.
4. On the last of the month a second table adds it all up.

No app. No login for the cleaners, just a secret link that I change when somebody leaves. Costs $44 a month in total.

What breaks: holidays (by hand), when two clients have the same name (by swearing), and getting *paid*. The totals are right, but then I sit there with 60 invoices and a third of them are late every single month. I've automated everything except asking people for money.

Questions welcome. I'm not selling anything except clean windows, in Leeds.`,
      author: 'mop_and_table',
      hoursAgo: 15.4,
      score: 911,
      ratio: 0.99,
      comments: 132,
      flair: 'Show & Tell',
      replies: [
        {
          author: 'mira_makes_forms',
          body: 'The secret link per cleaner is so simple that I am a bit angry.',
          score: 244,
          hoursAgo: 14.9,
        },
        {
          author: 'halvorsen_b',
          body: 'For the late ones: anything that sends a polite reminder on day 1, 7 and 14 after due will fix most of it. Mine were not unwilling, they had forgotten.',
          score: 96,
          hoursAgo: 13.7,
        },
      ],
    },
    {
      title: 'Best no code tool?',
      body: `i want to make an app like the big taxi one but for boats. budget 200 euro. need it for summer. which tool is best, also need ios and android and payment`,
      author: 'captain_mvp',
      hoursAgo: 2.2,
      score: 3,
      ratio: 0.58,
      comments: 21,
      flair: 'Question',
      replies: [
        {
          author: 'webhook_wendy',
          body: 'Start with one boat, a phone number and a shared calendar. If the phone rings too much, come back and we will help you properly.',
          score: 112,
          hoursAgo: 1.9,
        },
        { author: 'pay_per_nothing', body: 'do the boats have wifi', score: 37, hoursAgo: 1.5 },
      ],
    },
    {
      title: 'Booking page for my sister (mobile dog groomer): build it or is there something for this?',
      body: `She drives a van. So it's not just "pick a slot": the slot depends on where the dog before was, how big this dog is and whether there's parking. At the moment people message her on three apps, she answers between dogs with wet hands.

I made a prototype with a form + calendar + automation. It double booked on day two, since the form doesn't know about travel time. I can keep patching, but I have the feeling somebody solved this for groomers already?

Must have: different lengths per dog, travel gap, deposit, text reminder. About 25 dogs a week.`,
      author: 'sibling_cto',
      hoursAgo: 7.9,
      score: 47,
      ratio: 0.95,
      comments: 26,
      flair: 'Question',
      replies: [
        {
          author: 'halvorsen_b',
          body: 'Generic booking tools fall down at travel time every time. Look for one made for the trade.',
          score: 24,
          hoursAgo: 7.2,
        },
      ],
    },
    {
      title: 'Self-Promotion: I made Formlark, forms which can do sums (free up to 100 answers)',
      body: `I made this, so salt accordingly. It's a form builder where a field can be calculated from the others, quotes for painters and so on, and the result goes in the mail to both sides.

What it can't do: payments, file uploads over 10 MB, anything pretty with fonts. I'd love to hear where you get stuck in the first five minutes.`,
      author: 'larkfield_joss',
      hoursAgo: 19.6,
      score: 38,
      ratio: 0.89,
      comments: 17,
      flair: 'Self-Promotion',
      replies: [
        {
          author: 'mop_and_table',
          body: 'Got stuck at: how do I round to the nearest 5? Otherwise I had a window quote in four minutes. Nice.',
          score: 22,
          hoursAgo: 18.8,
        },
      ],
    },
    {
      title: 'Vibe coded an app, 300 users, and now I am scared of it',
      body: `I described it, it appeared, people came. I've got no idea how it works. Yesterday a user wrote that she could see another user's notes for a second. For a SECOND. I asked the assistant, it said "Great catch!" and changed eleven files.

I want to do right by these people. Do I hire somebody for a review? What does that cost? Do I turn it off meanwhile? I have no logs or anything, I don't even know what she saw or when. If there's a simple way to at least record what the app is doing, tell me like I'm ten.`,
      author: 'prompted_myself',
      hoursAgo: 12.7,
      score: 286,
      ratio: 0.95,
      comments: 143,
      flair: 'Help',
      replies: [
        {
          author: 'webhook_wendy',
          body: 'Turn it off tonight, put up an honest page, then get a review. 300 people will wait a week. They will not forgive a leak you knew of.',
          score: 301,
          hoursAgo: 12.2,
        },
        {
          author: 'halvorsen_b',
          body: 'And yes, get logs going before you turn it back on. Who, what, when. You cannot fix what you cannot see.',
          score: 118,
          hoursAgo: 11.6,
        },
      ],
    },
    {
      title: 'Every builder, its real monthly cost at 5,000 records, in one sheet',
      body: '',
      link: 'https://plainsheets.example/builders-real-cost',
      author: 'mira_makes_forms',
      hoursAgo: 23.5,
      score: 402,
      ratio: 0.98,
      comments: 44,
      flair: 'Resource',
    },
    {
      title: 'me: no code is so freeing',
      body: `also me, at 1 am: if contains if contains if is empty then concatenate else if contains

friends, i think we are writing code. i think this is code. we have been tricked`,
      author: 'zap_happy_hans',
      hoursAgo: 27,
      score: 1180,
      ratio: 0.99,
      comments: 66,
      flair: 'Humor',
    },
    {
      title: 'Agency owner here: what I charge for internal tools and why clients still say yes',
      body: `Between 2,500 and 9,000, fixed. People here are often shocked, so let me say where it goes.

A third is talking. Not meetings for the sake of it: I sit next to the person who does the job for half a day and write down each time they sigh. A third is building. The last third is the month after, when I answer every question within the day, and it's what they tell their friends about.

Nobody has ever asked which tool I use. One asked if it would work "when Gerda is on holiday". It does. That's the product.`,
      author: 'halvorsen_b',
      hoursAgo: 34,
      score: 357,
      ratio: 0.94,
      comments: 61,
      flair: 'Discussion',
    },
    {
      title: 'Can I move 6 years of data out of a builder that is shutting down on the 31st?',
      body: `got the mail yesterday, 24 days notice. export gives me csv but all the links between tables are just names and lots of names are double. attachments are urls on their server so those will die too. about 18k rows, 4k pictures.

has anyone done a move like this without a developer? in what order? i'm at the stage of making tea and looking at it`,
      author: 'tea_and_csv',
      hoursAgo: 0.9,
      score: 31,
      ratio: 0.97,
      comments: 14,
      flair: 'Help',
    },
  ],
}
