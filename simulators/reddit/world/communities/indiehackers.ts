import type { WrittenCommunity } from '../written-community.ts'

export const indiehackers: WrittenCommunity = {
  name: 'indiehackers',
  title: 'Indie hackers: bootstrapped, stubborn, mostly online',
  about:
    'People building profitable things on their own terms. Share what you are making, what it earned and what it cost you.',
  subscribers: 124000,
  postsPerDay: 75,
  rules: [
    {
      name: 'Self-promotion is fine, with a story',
      description:
        'You can share your project. Tell us who made it (you), what you learned and what you want from us. A bare link or a feature list gets removed.',
      appliesTo: 'link',
    },
    {
      name: 'Disclose in comments too',
      description:
        'Recommending your own product in a comment is OK if you write that it is yours. If you hide it, you are out.',
      appliesTo: 'comment',
    },
    {
      name: 'No growth hacks that annoy people',
      description:
        'No fake upvotes, no comment pods, no scraped email lists, no "I will review yours if you review mine".',
    },
    {
      name: 'No surveys without a result',
      description:
        'If you post a survey you must post the results in the same thread within 30 days. We do check.',
    },
    {
      name: 'Keep it human',
      description: 'Assisted writing is tolerated. Automated posting or commenting is not.',
    },
  ],
  posts: [
    {
      title: 'I quit my job 400 days ago. Here is the bank account',
      body: `Day 1: 38,200 saved, no product.
Day 90: 29,100. A product nobody asked for, about recipes.
Day 180: 21,400. A product three people asked for. Two of them were lying.
Day 260: 15,900. Took contract work two days a week. Felt like failure, was actually oxygen.
Day 330: 16,300. First month it went up.
Day 400: 18,800. 2.2k MRR plus the contracting.

I don't have advice. But on day 200 I searched this place for anyone showing the dip and everybody seemed to have gone from zero to ten thousand with nothing in between, so: here is the in between.`,
      author: 'saltmarsh_radio',
      hoursAgo: 14,
      score: 812,
      ratio: 0.99,
      comments: 96,
      flair: 'Milestone',
      replies: [
        {
          author: 'ivo_trembles',
          body: 'Two of them were lying. Framed, on my wall.',
          score: 188,
          hoursAgo: 13.1,
        },
        {
          author: 'catkin_willow',
          body: `I'm at my own day 210. 19k and falling. I needed to read this today, thank you.`,
          score: 143,
          hoursAgo: 12,
        },
      ],
    },
    {
      title: 'My calendar eats my product. How do you fight it while contracting?',
      body: `I contract three days and build two. In theory. In practice the client's people book over the two days because my calendar looks empty there, since "thinking about my thing" isn't an event.

If I put fake meetings they ask me to move the fake meetings. If I decline, I'm difficult.

I've got work calendar, client calendar, personal calendar and none of them know about the others. Someone must have solved "look at all three, carve out 8 hours for deep work, defend them, reshuffle if something urgent really lands". What do you use? Paid is fine. If you made it, say so, I don't mind.`,
      author: 'Wexcombe_dan',
      hoursAgo: 3.3,
      score: 48,
      ratio: 0.97,
      comments: 22,
      flair: 'Ask',
      replies: [
        {
          author: 'hedgerow_io',
          body: 'I rented a desk with no reception. Costs 90 a month. Not a scalable answer.',
          score: 31,
          hoursAgo: 2.8,
        },
        {
          author: 'merganser',
          body: 'Call the fake meetings "Onsite, other client". Nobody moves another client.',
          score: 66,
          hoursAgo: 2.5,
        },
      ],
    },
    {
      title: 'Show: I made a font for people who read sheet music badly (me)',
      body: `It's mine, I made it, it costs 12 bucks. Note heads have the letter in them but small, so you wean yourself off. There's a slider that fades the letters out over 8 weeks.

Sold 94 in the first ten days, nearly all from one comment by a choir lady on a forum with a background that's a photograph of a cat. I've tried for a week to work out how to get more choir ladies and can't.

What I want from you: where do adult beginners in music hang out online?`,
      author: 'clef_hanger',
      hoursAgo: 20,
      score: 366,
      ratio: 0.98,
      comments: 61,
      flair: 'Show',
      replies: [
        {
          author: 'nettlebed',
          body: 'Brass bands. Community brass bands have a newsletter culture you would not believe.',
          score: 122,
          hoursAgo: 19.2,
        },
      ],
    },
    {
      title: 'building in public is just linkedin with worse lighting',
      body: `i said what i said

nobody who buys my product has ever read a thread. they are plumbers. i posted my mrr for a year and the only thing it brought me was 4 clones and a guy who wants to buy me for 3x monthly (MONTHLY)`,
      author: 'ragged_edge_',
      hoursAgo: 9.8,
      score: 430,
      ratio: 0.87,
      comments: 134,
      flair: 'Rant',
      replies: [
        { author: 'ivo_trembles', body: 'counterpoint: i am lonely', score: 377, hoursAgo: 9.5 },
        {
          author: 'saltmarsh_radio',
          body: 'Depends who buys. If your customers are developers it works. If they are plumbers, sponsor the van.',
          score: 145,
          hoursAgo: 8.3,
        },
      ],
    },
    {
      title: 'Alternatives to the big log platforms for a single dev? Outgrew tail -f',
      body: `Things that happened this month:

1. Background job silently failed for 9 days. It *was* in the logs. I just wasn't.
2. Customer asked for proof that a webhook went out. Took me 50 minutes to find the line.
3. I paid for a well known platform for one month, used about 2% of it, cancelled.

I want a search box. Ship logs from two Docker hosts, type words, get lines, fast. An email when a pattern shows up. 15 to 30 bucks. Does that exist in the year we're in or do I have to become a yak shaver and host one?`,
      author: 'hedgerow_io',
      hoursAgo: 6.1,
      score: 77,
      ratio: 0.96,
      comments: 39,
      flair: 'Ask',
      replies: [
        {
          author: 'stillwater_ops',
          body: 'Job silently failed: you also want a heartbeat check, not only logs. Different tool, usually free for a handful.',
          score: 34,
          hoursAgo: 5.4,
        },
        {
          author: 'hedgerow_io',
          body: 'Good point, adding. Still need the search box though.',
          score: 12,
          hoursAgo: 5.1,
        },
      ],
    },
    {
      title: 'Anyone else unable to work on the thing the day after a good launch?',
      body: `Launched Tuesday. Best day I've ever had, 140 signups, kind words from strangers. Wednesday I sat down and could not open the editor. Thursday as well. I reorganised the spice drawer. Is this normal? Does it end?`,
      author: 'nettlebed',
      hoursAgo: 11.4,
      score: 119,
      ratio: 0.97,
      comments: 44,
      flair: 'Mental health',
      replies: [
        {
          author: 'catkin_willow',
          body: 'Yes. It is a hangover. Answer emails only for three days, no code. It comes back.',
          score: 73,
          hoursAgo: 10.9,
        },
        { author: 'merganser', body: 'Alphabetical or by cuisine?', score: 91, hoursAgo: 10.2 },
      ],
    },
    {
      title: 'What I learned by doing customer support by post',
      body: `This began as a joke. I make a desktop app for genealogy, and my users are, let's say, not in a hurry. On the contact page I wrote "or send me a letter" with a PO box. I've had 63 letters in a year.

Observations, in no order:

People who write by hand describe the problem better. There's no paste, so there's no stack trace, but there is a paragraph that begins "I had just finished my tea when", and you would be surprised how often the tea matters. (It was a sleep/wake bug. The tea took twenty minutes.)

They don't ask for features. They tell you what they are trying to find. A lady in Tasmania is looking for a brother of her great-grandfather who "went to sea and was not spoken of". I changed the search to handle three spellings because of her, and it's now the thing in all the reviews.

Refund requests by post: zero.

Renewals from those who've ever written a letter: 100%.

I'm not saying open a PO box. I am saying that every step we take to make contact frictionless also takes out the part where somebody thinks about what they want to say.

Edit: no, we haven't found the brother. There's a lead in Valparaiso.`,
      author: 'oldparishclerk',
      hoursAgo: 41,
      score: 1467,
      ratio: 0.99,
      comments: 121,
      flair: 'Lessons',
      replies: [
        { author: 'clef_hanger', body: 'There is a lead in Valparaiso!!', score: 302, hoursAgo: 40 },
        {
          author: 'ragged_edge_',
          body: 'i came here to be cynical and now i want to buy stamps',
          score: 411,
          hoursAgo: 38.5,
        },
      ],
    },
    {
      title: 'Results of my survey: how 212 solo founders handle VAT (as promised)',
      body: `Posted the survey here five weeks ago, rule says show the results, so:

- 46% use a merchant of record and don't think about it
- 27% do it themselves with a spreadsheet
- 15% "my accountant does something"
- 12% ticked "I would rather not say", which I think is an answer

Raw data without the free text is in the comments.`,
      author: 'figroll_accounting',
      hoursAgo: 28,
      score: 175,
      ratio: 0.96,
      comments: 33,
      flair: 'Survey',
    },
    {
      title: 'Raised prices 40%, lost 2 of 118 customers, both wrote to apologise',
      body: `I'd been scared of this for a year and a half. Wrote the email nine times. In the end it said: it's going up, here's why (hosting, and me), you keep the old price until March.

Two left. Both said sorry. One sent me a photo of his dog to soften the blow. I don't know what I was frightened of.`,
      author: 'merganser',
      hoursAgo: 17,
      score: 394,
      ratio: 0.99,
      comments: 47,
      flair: 'Pricing',
    },
    {
      title: 'How do you find a designer for a one week job?',
      body: `I need a logo that doesn't look as though I made it, and three screens cleaned up. Budget 800. Marketplaces gave me 70 proposals in an hour, most of which began "Dear Sir I have read your project". How do you pick? Or do you know a person?`,
      author: 'stillwater_ops',
      hoursAgo: 7.2,
      score: 26,
      ratio: 0.9,
      comments: 31,
      flair: 'Ask',
    },
    {
      title: 'Small piece on why I moved from monthly to "pay when it works"',
      body: '',
      link: 'https://thirdshelf.example/pay-when-it-works',
      author: 'Ulla_Prinz',
      hoursAgo: 23.5,
      score: 58,
      ratio: 0.91,
      comments: 14,
    },
    {
      title: 'Switching email provider for transactional mail, who is happy with theirs?',
      body: `About 60k a month, password resets and receipts. Deliverability to the Outlook family has fallen off a cliff on my current one and support says "warm up". It's been warm for three years.

Looking for: boring, EU hosting if possible, readable bounce logs. Who switched this year and what was it like?`,
      author: 'ivo_trembles',
      hoursAgo: 12.9,
      score: 41,
      ratio: 0.95,
      comments: 36,
      flair: 'Ask',
    },
  ],
}
