import type { WrittenCommunity } from '../written-community.ts'

export const business: WrittenCommunity = {
  name: 'business',
  title: 'business: news and plain talk about running one',
  about:
    'Business news, and questions from people who own, run or work in one. Bring a number or a source. Leave the hustle quotes at the door.',
  subscribers: 2540000,
  postsPerDay: 76,
  rules: [
    {
      name: 'No spam, no get-rich schemes',
      description:
        'MLM, dropshipping courses, crypto signals, "passive income" and anything with a countdown on it. Removed, banned, no appeal.',
    },
    {
      name: 'Argue with the idea',
      description:
        'Owners, employees and customers all post here and see the same thing from three sides. Name-calling gets a week, a second time gets the door.',
      appliesTo: 'comment',
    },
    {
      name: 'News links must be recent and from a real outlet',
      description: 'Under 7 days old, original title, no press release mirrors, no link shorteners.',
      appliesTo: 'link',
    },
    {
      name: 'Give enough detail to be helped',
      description:
        'Industry, country, size and what you have tried. "How do I get more customers" with nothing else will be removed.',
    },
    {
      name: 'No legal or tax advice presented as fact',
      description: 'Share what happened to you, say where you are, and tell people to ask a professional.',
      appliesTo: 'comment',
    },
    {
      name: 'Write it yourself',
      description:
        'We do not mind grammar mistakes. We do mind posts which came out of a chatbot in eight bold headings. If we cannot find a person in it, it goes.',
    },
  ],
  posts: [
    {
      title: 'Owed $31,400 across 19 customers. How do I chase without wrecking the relationship?',
      body: `Commercial cleaning, 14 staff, midwest US. Sales are up 20% on last year and I nearly missed payroll on Friday. All of it is sitting in other people's inboxes.

Terms are net 15. Average actual is 41 days. My office manager sends invoices on the 1st and then, in her words, "hopes". I don't blame her, she has four other jobs here.

I tried charging late fees. Two customers paid the fee, one left, most ignored it. What seems to work is a phone call, but neither of us has nineteen phone calls in us per month.

What I'm asking:

1. Does anybody use software that just does the follow-ups: polite, then less polite, then tells *us* to call? We're on a normal accounting package and its reminders are one template that goes out once.
2. Would you cut terms to net 7 or does it change nothing?
3. Card on file for B2B: do people accept it?`,
      author: 'mopbucket_ceo',
      hoursAgo: 6.4,
      score: 264,
      ratio: 0.96,
      comments: 143,
      flair: 'Question',
      replies: [
        {
          author: 'ledgerdemain',
          body: 'Ask the five largest what day they run payables. Then invoice two days before that day. Took my average from 38 to 22 and I changed nothing else.',
          score: 211,
          hoursAgo: 6,
        },
        {
          author: 'Gus_Pallet',
          body: 'Net 7 did nothing for us. People who pay, pay. People who do not, do not, but earlier.',
          score: 97,
          hoursAgo: 5.3,
        },
        {
          author: 'mopbucket_ceo',
          body: 'The payables day thing is so obvious I am a little embarrassed. Thank you.',
          score: 78,
          hoursAgo: 5,
        },
      ],
    },
    {
      title: 'Furniture chain closes 40 stores, blames "sofa fatigue"',
      body: '',
      link: 'https://tradeandtally.example/retail/sofa-fatigue',
      author: 'margincall_maud',
      hoursAgo: 12,
      score: 1890,
      ratio: 0.95,
      comments: 274,
      flair: 'News',
      replies: [
        {
          author: 'Gus_Pallet',
          body: 'I have had sofa fatigue. I sat down and it passed.',
          score: 902,
          hoursAgo: 11.5,
        },
      ],
    },
    {
      title: 'My father sold his company and now walks round the building on Sundays',
      body: `He started it in 1986 with a van. Forty-one employees by the end, machined parts, nothing you've ever noticed, but there's one in your washing machine. In March he sold it, to decent people, for a decent price.

Since then he's been sleeping badly. On Sundays he drives there, parks across the road and walks round the outside. He says he's checking the gutters. They aren't his gutters.

My mother asked me to talk to him, and I didn't know what to say, because everything I've read about selling a business is about the multiple. There are ten thousand articles on EBITDA and not one about what you do on the Tuesday after.

If you've sold: what did you do with yourself? I don't mean golf. He tried golf. He reorganised their scorecard system.`,
      author: 'gutters_on_sunday',
      hoursAgo: 23,
      score: 4310,
      ratio: 0.98,
      comments: 506,
      flair: 'Discussion',
      replies: [
        {
          author: 'soldin2014',
          body: 'Two years. It took me two years, and a part time job fixing bikes where somebody else opened up in the morning. Tell him it does pass.',
          score: 1740,
          hoursAgo: 22.1,
        },
        {
          author: 'ledgerdemain',
          body: 'They should let him do the gutters.',
          score: 2260,
          hoursAgo: 21.6,
        },
      ],
    },
    {
      title: 'Switching off spreadsheets for inventory. 2 shops, ~1,800 SKUs. What did you move to?',
      body: `Toys and gifts, two locations, UK, seven staff.

One shared sheet. It was fine at one shop. With two, each "transfers" things to the other by putting them in a car. By Thursday the sheet's a work of fiction. We found 64 of the same puzzle in the back room in January, having reordered it twice.

Must: both shops see the same number, transfers, low-stock list by supplier, works on the old tablet. Don't need: warehouses, bills of materials, forecasting with a brain.

Budget up to £80 a month. What did you pick and how long was the moving itself? It's the counting I dread.`,
      author: 'sixty_four_puzzles',
      hoursAgo: 9.7,
      score: 118,
      ratio: 0.94,
      comments: 72,
      flair: 'Question',
      replies: [
        {
          author: 'hazelnut_logistics',
          body: 'Count one shelf a day before opening, not everything on one Sunday. Six weeks, nobody cried.',
          score: 84,
          hoursAgo: 9,
        },
      ],
    },
    {
      title: 'return to office update: we are now all in the office, on video calls with the other office',
      body: `4 days a week. 50 min each way. i sit in a room with 30 people all wearing headphones talking to 30 people in a room in another city

boss walked through yesterday and said "you can feel the energy". sir that is the air con`,
      author: 'feel_the_energy',
      hoursAgo: 15.5,
      score: 7820,
      ratio: 0.97,
      comments: 611,
      flair: 'Rant',
    },
    {
      title: 'I make $27k/month with ONE simple system and I want to show 5 people how',
      body: `Not a course. Not a scam. I was sleeping in my car 14 months ago and now I work 2 hours a day from wherever I want.

I'm picking FIVE serious people to mentor for free because someone did it for me. Write "READY" below. If you're negative keep scrolling, this isn't for you.`,
      author: 'mindset_marlon_x',
      hoursAgo: 1.3,
      score: 0,
      ratio: 0.04,
      comments: 22,
      replies: [
        { author: 'margincall_maud', body: 'NEGATIVE', score: 140, hoursAgo: 1.2 },
        { author: 'Gus_Pallet', body: 'keep us posted on the car', score: 95, hoursAgo: 1 },
      ],
    },
    {
      title: "Regional bakery buys flour mill, the flour mill's debts, and a railway siding",
      body: '',
      link: 'https://tradeandtally.example/food/bakery-buys-mill',
      author: 'hazelnut_logistics',
      hoursAgo: 33,
      score: 640,
      ratio: 0.96,
      comments: 81,
      flair: 'News',
    },
    {
      title: 'How do you get anything done as an owner when everyone needs "five minutes"?',
      body: `Architecture practice, nine people, I'm the founder. I haven't designed anything before 6pm since spring.

My calendar is open to the team because I believed in that. So it fills: 15 minutes here, 30 there, always for good reasons. I looked at last month: 97 meetings, median 25 minutes, and the median *gap* between two of them was 20. You can't draw a stairwell in 20 minutes.

I've no wish to be the boss with the closed door. But I'd like the door to be closed, say, until eleven, and for the software to be the one saying no. Bonus if it can push the five-minute things together into one block in the afternoon.

What do other owners of small firms use? Assistant? App? Shed?`,
      author: 'stairwell_please',
      hoursAgo: 18.2,
      score: 197,
      ratio: 0.95,
      comments: 88,
      flair: 'Question',
      replies: [
        {
          author: 'ledgerdemain',
          body: 'Shed.',
          score: 166,
          hoursAgo: 17.7,
        },
        {
          author: 'soldin2014',
          body: 'Office hours, 2 to 4, every day, come with anything. It felt rude for a week. After that people started solving things by 2.',
          score: 121,
          hoursAgo: 16.9,
        },
      ],
    },
    {
      title: 'Is an MBA worth it at 38 if my employer pays half?',
      body: `Operations manager, food packaging, Germany. Company would pay half (about 19k), I'd be tied to them for three years after. Two kids. Evenings and every second Saturday for two years.

My boss has one and says it was all about the people. My boss's boss doesn't and says the same about football. Do people in the middle of their career actually get something from it other than the line on the CV?`,
      author: 'karton_und_co',
      hoursAgo: 28,
      score: 86,
      ratio: 0.89,
      comments: 134,
      flair: 'Career',
    },
    {
      title: 'Unpopular opinion: raising prices is easier than any growth idea on this sub',
      body: `Went from 85 to 110 an hour in January. Lost 2 of 31 customers. Did the maths: I'd have to lose 7 before I was worse off, and I'd have had my Fridays.

Spent the two years before that on a funnel.

I do pianos. There's no funnel for pianos.`,
      author: 'dampers_and_felt',
      hoursAgo: 20.6,
      score: 3120,
      ratio: 0.96,
      comments: 298,
      flair: 'Discussion',
    },
    {
      title: 'Shipping insurers raise rates again; importers say it will reach shelves by autumn',
      body: '',
      link: 'https://quaysideledger.example/insurers-raise-rates',
      author: 'margincall_maud',
      hoursAgo: 46,
      score: 512,
      ratio: 0.94,
      comments: 97,
      flair: 'News',
    },
  ],
}
