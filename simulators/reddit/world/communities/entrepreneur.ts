import type { WrittenCommunity } from '../written-community.ts'

export const entrepreneur: WrittenCommunity = {
  name: 'entrepreneur',
  title: 'Entrepreneur',
  about:
    'A place for everybody who runs a business or is about to. Shops, services, software, food trucks. Bring questions and experience, leave the sales pitch at the door.',
  subscribers: 4900000,
  postsPerDay: 210,
  rules: [
    {
      name: 'No promotion of any kind',
      description:
        'Do not link to, name or hint at your own business, blog, channel, course, app or community, in posts or comments. "Check my profile" is promotion too.',
    },
    {
      name: 'Thursday promo thread',
      description:
        'Thank You Thursday is the single place where you may offer something, provided it is free or discounted for members here.',
      appliesTo: 'link',
    },
    {
      name: 'No "how do I make money" posts',
      description:
        'If the question could have been typed by anybody, it will be removed. Give your situation, what you tried, and numbers.',
    },
    {
      name: 'No get rich quick',
      description: 'MLM, crypto tips, passive income courses, gambling. Permanent ban.',
    },
    {
      name: 'Requests for DMs are not allowed',
      description:
        'Keep advice in public so that it helps the next person. Asking people to DM you or offering to DM them is removed.',
      appliesTo: 'comment',
    },
    {
      name: 'AI-generated posts must not be here',
      description: 'We remove a few hundred of these each day. Write in your own words, mistakes included.',
      appliesTo: 'link',
    },
    {
      name: 'Comment karma of 10 earned here before you can post',
      description: 'Take part first. Comments are open to everyone.',
    },
  ],
  posts: [
    {
      title: 'I am owed $41,000 by 9 clients and I am eating rice',
      body: `Commercial cleaning. 14 staff. We're "profitable". I say that because the accountant says it, in a warm voice, while I look at a bank balance of $2,300 on the 24th with payroll on the 30th.

The work's done. The invoices are sent. They're just... not paid. 30 days turns into 50, into 70. Nobody disputes anything. When I finally call they say "oh! let me look into that" and it gets paid in two days. So it isn't that they can't. It's that I'm not loud.

I can't be loud at nine companies and run crews at night. My sister did the chasing for a bit, she's good, she's scary, but she has got a job.

How do you folks handle this without hiring someone? Auto reminders? Late fees? Deposits? Does anybody use something that keeps poking them so I don't have to remember?`,
      author: 'mopbucket_mike',
      hoursAgo: 8.9,
      score: 1340,
      ratio: 0.97,
      comments: 312,
      flair: 'Question',
      replies: [
        {
          author: 'pallet_jackie',
          body: `"It isn't that they can't. It's that I'm not loud." Correct. Accounts payable pays whoever is loudest. A reminder every 5 days, automatic, from day minus 3. Doesn't have to be rude, has to be relentless.`,
          score: 702,
          hoursAgo: 8.2,
        },
        {
          author: 'tollgate_keith',
          body: 'Card on file or direct debit for anything recurring. New clients only, at first. You will never go back.',
          score: 388,
          hoursAgo: 7.7,
        },
        {
          author: 'mopbucket_mike',
          body: 'Day minus 3 never occurred to me. I always waited until it was late because before felt rude.',
          score: 254,
          hoursAgo: 7.1,
        },
      ],
    },
    {
      title: 'Sold my business at 52. Nobody warns you about the Monday',
      body: `I had a packaging company for 23 years. Sold in June. Number was good. I won't say what, but I don't need to work.

The first Monday I got up at 5:40 as always, made coffee, put on the boots. Sat in the truck. I'd got the key in before I remembered there wasn't anywhere to go.

I've got hobbies. I have a wife I like. But for 23 years people needed me to decide things and now the biggest decision is which hardware store. My son says I should consult. I don't want to consult. I want someone to come in with a broken die cutter and a bad face.

I'm not complaining. If you're in the middle of it and can't see why you do it: some of the why is the die cutter. Take a minute and enjoy being needed.`,
      author: 'retired_carton',
      hoursAgo: 30,
      score: 5120,
      ratio: 0.98,
      comments: 488,
      flair: 'Lessons learned',
      replies: [
        {
          author: 'ChestnutMareFarm',
          body: 'My dad did this and then started fixing lawnmowers for the whole street. He is 71 and booked out till spring. Find your lawnmower.',
          score: 1930,
          hoursAgo: 29,
        },
        {
          author: 'quick_brown_ox',
          body: 'sitting here w a broken die cutter wishing you lived closer',
          score: 1104,
          hoursAgo: 27.3,
        },
      ],
    },
    {
      title: 'How do you keep track of stock across a shop and a market stall?',
      body: `We do candles, soap and some ceramics from local people. One small shop, a stall on Saturdays, and a webshop that does maybe 15 orders a week.

The trouble: on Saturday I take 6 crates to the market. Webshop doesn't know. Someone buys the blue bowl online at 11, I sell the blue bowl in the rain at 11:10. There's only one blue bowl. There's always only one blue bowl.

Spreadsheet has failed us. The POS we have does "inventory" but each place is its own island unless we go up to a plan that's $200+. About 600 items, half of them one-offs.

Anyone running something like that at our size? Would love to hear names and what you hate about them.`,
      author: 'tallow_and_twine',
      hoursAgo: 5.7,
      score: 418,
      ratio: 0.97,
      comments: 129,
      flair: 'Tools',
      replies: [
        {
          author: 'stallholder_bev',
          body: 'I mark everything I take as "reserved" on Friday night and put it back Sunday. Takes an hour each way. Would love not to.',
          score: 166,
          hoursAgo: 5.1,
        },
        {
          author: 'quick_brown_ox',
          body: 'The answer to the blue bowl is to make the blue bowl un-buyable online, and let people reserve it. One-offs never belong on a webshop without a hold.',
          score: 121,
          hoursAgo: 4.4,
        },
      ],
    },
    {
      title: 'Passive income is a myth invented by people who sell courses about passive income',
      body: `I own 3 laundromats. "Oh, passive!" Yes. Yesterday I passively removed a duvet from a drain with a coat hanger.`,
      author: 'spincycle_sam',
      hoursAgo: 13.5,
      score: 7840,
      ratio: 0.98,
      comments: 356,
      replies: [
        { author: 'retired_carton', body: 'Best post this year.', score: 1320, hoursAgo: 13 },
        {
          author: 'ledger_domain',
          body: 'Vending machines guy here. I was passively robbed in March.',
          score: 2201,
          hoursAgo: 12.1,
        },
        {
          author: 'quick_brown_ox',
          body: 'I have a rental. It is passive in the sense that things happen to me.',
          score: 1602,
          hoursAgo: 11.4,
        },
        {
          author: 'ChestnutMareFarm',
          body: 'Bees. People told me bees would be passive.',
          score: 2480,
          hoursAgo: 10.8,
        },
        {
          author: 'Dunstable_Ray',
          body: 'This thread is talking me out of the sandwich shop, thank you all',
          score: 733,
          hoursAgo: 9.2,
        },
      ],
    },
    {
      title: 'Is a franchise of a sandwich chain worth it at 290k all in? My numbers',
      body: `I have 110k of my own, the rest would be a loan over 10 years. Franchisor's disclosure says median unit sales of 640k. Royalty 6, ad fund 4. I called seven franchisees from the list (not the ones they suggested).

- 3 happy, all own more than two
- 2 "it's a job"
- 1 selling
- 1 hung up

At the median and with me working in it 50 hrs I get to about 71k before tax and after the loan. I make 64k now with a desk and a dental plan.

Am I missing something? Seems to me that it only works at three stores and up, and that the first one is just the entry fee.`,
      author: 'Dunstable_Ray',
      hoursAgo: 22,
      score: 690,
      ratio: 0.95,
      comments: 274,
      flair: 'Question',
    },
    {
      title: 'my landlord raised rent 45% because the street "has a vibe now". I AM THE VIBE',
      body: `eight years. when i came here there was a tyre place and a pigeon. i put out the plants. i put out the benches. i did the string lights WITH MY OWN LADDER

now theres 3 coffee shops and a man who sells one kind of shirt and my landlord says the area has developed

anyone negotiated something like this? lease is up in feb`,
      author: 'benchesandferns',
      hoursAgo: 16.2,
      score: 6210,
      ratio: 0.98,
      comments: 403,
      flair: 'Rant',
      replies: [
        {
          author: 'tollgate_keith',
          body: 'Get quotes for two other places and show them. Then offer 5 years at +15. An empty unit costs him 6 months and a fit-out contribution. He knows.',
          score: 1455,
          hoursAgo: 15.4,
        },
        { author: 'spincycle_sam', body: 'Take the string lights with you.', score: 2890, hoursAgo: 15 },
      ],
    },
    {
      title: 'Hit 1 million in revenue. Kept 38 thousand. Let me show you where it went',
      body: `Furniture, made to order, 6 people. FY just closed.

| | |
|---|---|
| Revenue | 1,012,000 |
| Timber, hardware, finish | 391,000 |
| Wages incl. taxes | 334,000 |
| Rent, power | 88,000 |
| Delivery | 74,000 |
| Ads | 41,000 |
| Returns and "we will make it right" | 23,000 |
| Everything else | 23,000 |
| Me | **38,000** |

At 600k two years ago I kept 66. I'm posting this as a counterweight to the screenshots. Revenue is the volume of water going through the pipe. I have a very large pipe now.`,
      author: 'dovetail_joinery_',
      hoursAgo: 71,
      score: 4430,
      ratio: 0.99,
      comments: 391,
      flair: 'Numbers',
      replies: [
        {
          author: 'ledger_domain',
          body: 'Delivery at 7% is where I would look first. Are you charging what it costs or what feels polite?',
          score: 870,
          hoursAgo: 69,
        },
        { author: 'dovetail_joinery_', body: 'Polite.', score: 1240, hoursAgo: 68.6 },
      ],
    },
    {
      title: 'Looking for 20 founders to interview for a podcast (no cost!!)',
      body: `We feature high performing entrepreneurs across 14 platforms. Simply fill in the form and our team will reach out with your media package options.`,
      author: 'spotlightmedia_tia',
      hoursAgo: 0.6,
      score: 0,
      ratio: 0.08,
      comments: 3,
    },
    {
      title: 'Should I fire my best friend',
      body: `He runs the warehouse. He's late. He is also the only one who believed in this when it was me and a garage. Staff have noticed. Last week a picker told me politely that "rules are different for some".

I already know, don't I. I think that I'm asking how.`,
      author: 'Ellery_pk',
      hoursAgo: 10.7,
      score: 952,
      ratio: 0.96,
      comments: 331,
      flair: 'Question',
      replies: [
        {
          author: 'pallet_jackie',
          body: 'Give him the talk you would give anyone, in writing, with dates. Half the time they have been waiting for someone to say it. Mine quit, and thanked me a year later.',
          score: 811,
          hoursAgo: 10,
        },
      ],
    },
    {
      title: 'What software do you pay for that you would never give up? (No plugging your own)',
      body: `I'll start: the thing that lets customers text our landline. 25 a month and it's worth ten times that. Runner up, the label printer app. Service businesses especially, what's on your list?

Edit: please do actually read the bracket.`,
      author: 'gutter_and_spout',
      hoursAgo: 18.8,
      score: 774,
      ratio: 0.94,
      comments: 466,
      flair: 'Discussion',
      replies: [
        {
          author: 'ChestnutMareFarm',
          body: 'Whatever lets people book themselves. I used to spend the whole of Sunday evening on the phone.',
          score: 340,
          hoursAgo: 18,
        },
        { author: 'stallholder_bev', body: 'The calculator.', score: 512, hoursAgo: 16.5 },
      ],
    },
    {
      title: 'First hire starts tomorrow and I have nothing prepared, what do I do with her at 9am',
      body: `She's going to arrive. I've got a chair. I have been on my own for four years and never had to explain how I do anything. It's all in my hands, so to say. What did your first day look like for them?`,
      author: 'loomstate',
      hoursAgo: 2.1,
      score: 236,
      ratio: 0.97,
      comments: 148,
      flair: 'Question',
    },
    {
      title: 'Study: one in five small firms says late payment stopped a hire last year',
      body: '',
      link: 'https://tradesgazette.example/reports/late-payment-and-hiring',
      author: 'ledger_domain',
      hoursAgo: 36,
      score: 310,
      ratio: 0.95,
      comments: 62,
    },
  ],
}
