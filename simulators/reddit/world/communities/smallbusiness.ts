import type { WrittenCommunity } from '../written-community.ts'

export const smallbusiness: WrittenCommunity = {
  name: 'smallbusiness',
  title: 'Small Business: questions and answers',
  about:
    'For owners of small businesses to ask each other how it is done. Payroll, leases, suppliers, software, difficult customers, good days.',
  subscribers: 2200000,
  postsPerDay: 165,
  rules: [
    {
      name: 'No business promotion posts',
      description:
        'Do not post to promote your business, directly or dressed up as a question. There is a "Promote your business" thread each week for that.',
      appliesTo: 'link',
    },
    {
      name: 'Vendors may answer, with disclosure',
      description:
        'If an owner asks for something that you sell, you may reply once. Start with "I work for" or "I own". No links, people can search the name. Undisclosed plugs get a permanent ban.',
      appliesTo: 'comment',
    },
    {
      name: 'No blog spam, no videos, no articles you wrote',
      description: 'Text posts only. Links to government or official sources are fine.',
      appliesTo: 'link',
    },
    {
      name: 'No market research or surveys',
      description:
        '"What is the biggest pain in your business?" We know that you are about to build an app. Removed.',
    },
    {
      name: 'Questions need context',
      description: 'State, trade, size. "How do I market my business" with nothing else will be locked.',
    },
    {
      name: 'Not legal or tax advice',
      description: 'Share experience, then tell them to see a professional.',
      appliesTo: 'comment',
    },
    {
      name: 'Civility',
      description: 'Many people here are having the worst week of their year. Act like it.',
    },
  ],
  posts: [
    {
      title: 'Dog grooming salon, 2 groomers, drowning in phone calls. How do you take bookings?',
      body: `Ohio, opened in 2021. Me and one employee plus a bather on Saturdays. We're full, which is nice. The phone isn't nice. I counted on Tuesday: 37 calls. With a wet Newfoundland in the tub I can't pick up, and if I don't pick up they text, and if I don't text back they message on Facebook, and then they turn up.

I tried a generic booking site (the type that hair salons use) and it was a mess because it thinks everybody is a 45 min haircut. A shih tzu is not a doodle. A doodle that hasn't been brushed since Easter isn't even a doodle, it's a rug. I need it to ask breed, size, coat, last groom, if they bite, and *then* decide how long. And I need vaccination dates somewhere that isn't a shoebox.

Also no-shows. About 4 a week. At $85 that's a car payment.

What do other groomers use? Or vets, kennels, anything with animals. I'm ok paying, I am not ok learning something with 90 screens.`,
      author: 'suds_and_paws_oh',
      hoursAgo: 4.8,
      score: 264,
      ratio: 0.98,
      comments: 94,
      flair: 'Help',
      replies: [
        {
          author: 'kennel_mistress',
          body: 'Deposits. $20 non-refundable to book, comes off the bill. No-shows went from 5 a week to 1 in a month. People grumbled for exactly two weeks.',
          score: 141,
          hoursAgo: 4.3,
        },
        {
          author: 'brass_monkey_plumb',
          body: '"it isn\'t even a doodle, it\'s a rug" I am a plumber and have no dog in this fight but thank you',
          score: 208,
          hoursAgo: 3.7,
        },
        {
          author: 'suds_and_paws_oh',
          body: 'Does the deposit happen online or do you take the card on the phone? Because if its the phone we are back to 37 calls',
          score: 63,
          hoursAgo: 3.2,
        },
      ],
    },
    {
      title: 'Customer has owed me $6,800 since July. He waves at me at church.',
      body: `Fencing contractor, small town, rural Georgia. Job finished on July 11th, he was thrilled, took pictures. Invoice net 15. I have sent it four times. He says "it's on my list". He has since bought a boat.

In a city I'd lien it. Here his cousin is my lumber guy. I don't want a war, I'd like my money and to keep on being able to buy lumber.

How do you push without pushing? And what do I do differently next time, because he's the biggest but he's not the only one. I've got 5 more out there between 30 and 60 days and I hate, hate, HATE making the calls.`,
      author: 'postholes_etc',
      hoursAgo: 9.2,
      score: 815,
      ratio: 0.98,
      comments: 276,
      flair: 'Help',
      replies: [
        {
          author: 'auntie_receivable',
          body: `Make it not be you. "My bookkeeping system flags these automatically and it's going to add the late fee on Friday, I'd hate for that to happen to you." The system is the bad guy. You keep waving.`,
          score: 690,
          hoursAgo: 8.6,
        },
        {
          author: 'twobitcarpentry',
          body: 'check the lien deadline in your state TODAY. it may be sooner than you think',
          score: 388,
          hoursAgo: 8.1,
        },
        {
          author: 'postholes_etc',
          body: 'The system is the bad guy. I like that. Now I need a system.',
          score: 302,
          hoursAgo: 7,
        },
        {
          author: 'inkwell_lansing',
          body: 'Half up front, a quarter when posts are in, a quarter at the end. I am in print and even I do that now.',
          score: 266,
          hoursAgo: 6.5,
        },
        { author: 'skein_of_thought', body: 'The BOAT.', score: 519, hoursAgo: 6.1 },
      ],
    },
    {
      title: 'What are other tiny retailers using for inventory? 1,400 SKUs, one shop, one tired woman',
      body: `Yarn and fabric shop in Vermont. I have been doing stock on paper since we opened and at year end my husband and I count everything, it takes three days and we don't speak on the fourth.

Difficulties special to us: dye lots (same color, different batch, they do NOT match, people will come for you), fabric sold by the quarter yard, and kits that use up other stock.

I don't need shipping, warehouses, purchase forecasting or "omnichannel". I want to scan something, see how many, and be told before I run out of the grey everyone buys. Under $60 a month if possible. It has to work on an iPad.`,
      author: 'skein_of_thought',
      hoursAgo: 11.6,
      score: 197,
      ratio: 0.97,
      comments: 82,
      flair: 'Software',
      replies: [
        {
          author: 'hardware_hank_jr',
          body: 'Small hardware store here. Whatever you get, do the first count in sections over two weeks, not all at once. Saves marriages.',
          score: 115,
          hoursAgo: 11,
        },
        {
          author: 'petalpusher_fl',
          body: 'Dye lots = "batches" or "lots" in software language. Search for that word on their feature page, it will knock out 90% of them.',
          score: 94,
          hoursAgo: 9.8,
        },
      ],
    },
    {
      title: 'Tutoring center owner (me + 5 tutors). Scheduling is 12 hours of my week',
      body: `We're in Texas, K-10 math and reading, 70 families. Every family has a standing slot and every family wants to change it every week. Soccer. Grandma. "He was sad".

Currently: Google Calendar, a group text per tutor, a spreadsheet for who's paid for how many sessions, and my memory, which is the part that breaks. Twice this month I double booked a room. Last month I found out that one family had been getting free lessons since September because their package ran out and nobody noticed. I can't even be angry, they thought it was auto renewing.

I looked at the big tutoring suites and they want setup fees and a demo, they look built for chains. Anyone at 5-6 tutors with something simple? Families reschedule themselves with a cutoff, packages count down, card gets charged when it hits zero. That's the dream.`,
      author: 'fractions_and_fries',
      hoursAgo: 7.1,
      score: 143,
      ratio: 0.96,
      comments: 57,
      flair: 'Software',
    },
    {
      title: 'Closed the bakery for good today',
      body: `Six years. Butter did it in the end. Butter and the lease. I'm not sad yet, I think that comes on Thursday when I wake up at 2am and there's no reason to.

A regular who has never said more than "the usual" brought his whole family for the last hour and they bought every loaf that was left. He said his daughter learned to count on our buns. I had to go in the back.

If you have a place you like, go on a Tuesday. Saturdays we're fine.`,
      author: 'ryeandshine_closed',
      hoursAgo: 26,
      score: 9120,
      ratio: 0.99,
      comments: 531,
      flair: 'General',
      replies: [
        {
          author: 'petalpusher_fl',
          body: '"Go on a Tuesday." Telling everyone I know.',
          score: 2430,
          hoursAgo: 25,
        },
        {
          author: 'kennel_mistress',
          body: 'Sleep. Let it be Thursday when it is Thursday. You fed people for six years.',
          score: 1788,
          hoursAgo: 24.4,
        },
      ],
    },
    {
      title: 'Customer left 1 star because we were closed on the day we were closed',
      body: `Sign on the door: closed Mondays. Website: closed Mondays. Google: closed Mondays. Review: "Drove 40 minutes on Monday and they were CLOSED. Unprofessional. The window display was lovely though"

How do I reply without being funny. I keep being funny.`,
      author: 'hardware_hank_jr',
      hoursAgo: 15,
      score: 3340,
      ratio: 0.99,
      comments: 288,
      flair: 'General',
      replies: [
        {
          author: 'auntie_receivable',
          body: '"Thank you for the kind words about the window! We hope to see you Tuesday to Saturday." Done. Everyone who reads it will understand.',
          score: 1502,
          hoursAgo: 14.5,
        },
        { author: 'brass_monkey_plumb', body: 'be funny', score: 1870, hoursAgo: 14 },
      ],
    },
    {
      title: 'Workers comp audit says I owe 11k because my subs did not have certificates. Help',
      body: `Florida, painting, 3 employees, rest subs. Auditor reclassified four of my subs as employees since I couldn't produce certificates for the dates. Two of them had coverage, I just never got the paper. Can I get certs retroactively? Has anyone appealed? I've got until the 30th.`,
      author: 'two_coats_minimum',
      hoursAgo: 13.3,
      score: 121,
      ratio: 0.97,
      comments: 68,
      flair: 'Help',
    },
    {
      title: 'Best way to accept tips at a car wash when nobody carries cash?',
      body: `Hand wash, Arizona, 8 guys. They used to make 40 to 60 a day in tips each, now it's 10. I don't want the iPad flip thing, customers hate it and honestly so do I. QR code on the dash? Anybody tried and do people use it? And how do you split it for payroll?`,
      author: 'shammy_davis',
      hoursAgo: 19.4,
      score: 205,
      ratio: 0.95,
      comments: 113,
      flair: 'General',
    },
    {
      title: 'PSA: the "final notice" letter about your compliance poster is an ad',
      body: `Got three this month. Eagle on the envelope, a case number, a due date, "penalties up to $17,000". It's a company that sells posters. The posters are free from the state website, you print them.

My new manager nearly paid it. Tell your staff.`,
      author: 'twobitcarpentry',
      hoursAgo: 33,
      score: 2750,
      ratio: 0.99,
      comments: 140,
      flair: 'PSA',
    },
    {
      title: 'Employee of 9 years asked for a raise I cannot afford. How did you handle it?',
      body: `She is worth it. That isn't the question. Print shop in Michigan, 4 people, margins went from 14 to 6 in two years. She wants 4 dollars more an hour, and she could get it tomorrow at the big place by the highway.

I could do 1.50. I've thought about profit share but 6% of not much is not much. I thought about Fridays off. I've thought about selling her half of it, quite seriously, at two in the morning.

Has anyone made an employee a partner? Not the legal side, the human side.`,
      author: 'inkwell_lansing',
      hoursAgo: 21.7,
      score: 688,
      ratio: 0.97,
      comments: 234,
      flair: 'General',
      replies: [
        {
          author: 'ryeandshine_closed',
          body: 'Show her the books. The real ones. Mine stayed two more years after that and it was the best two years we had.',
          score: 540,
          hoursAgo: 20,
        },
      ],
    },
    {
      title: 'Mobile groomer, solo: how do you stop people cancelling at 7am?',
      body: `I have a van. I plan the route the evening before so I'm not driving zigzag. Then at 7 the first one cancels by text, "Biscuit isn't feeling it today", and the hole costs me an hour AND the drive.

I need a policy and something that enforces it so I don't have to be mean on the phone. Reminder the day before, card on file, fee if it's under 24h. Does anyone have that set up for a one-person mobile business? Oregon if it matters. Prefer something where it knows the dog not just the owner, I've got three Biscuits.`,
      author: 'fernridge_mobile',
      hoursAgo: 1.9,
      score: 58,
      ratio: 0.96,
      comments: 27,
      flair: 'Help',
    },
    {
      title: 'Is it weird to send customers a handwritten thank you?',
      body: `Window cleaning, I'm 24, started in spring. Did 31 houses in October. Thinking about cards with a stamp. My girlfriend says it's sweet, my dad says it's a waste of 30 bucks. Tiebreak please`,
      author: 'squeegee_callum',
      hoursAgo: 6,
      score: 402,
      ratio: 0.98,
      comments: 156,
      flair: 'General',
    },
    {
      title: 'we are a trusted partner in digital transformation for SMB',
      body: `Hello dear owners. Is your business ready for the next year? We provide website, app, SEO, chatbot, logo. Affordable price and 24/7. Kindly revert.`,
      author: 'nexa_solutionz',
      hoursAgo: 0.3,
      score: 0,
      ratio: 0.1,
      comments: 1,
    },
  ],
}
