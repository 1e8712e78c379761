import type { WrittenCommunity } from '../written-community.ts'

export const emailmarketing: WrittenCommunity = {
  name: 'Emailmarketing',
  title: 'Email Marketing: deliverability, copy, flows and lists',
  about: 'Where people who send email for a living compare notes. If you bought a list, keep scrolling.',
  subscribers: 73000,
  postsPerDay: 22,
  rules: [
    {
      name: 'No purchased lists',
      description:
        'We do not help with scraping, buying, "renting" or warming up for cold blasts. Posts are removed without comment.',
    },
    {
      name: 'Vendors: flair up',
      description:
        'If you work for an email platform or make an email tool, set the Vendor user flair. You may then answer questions and mention it. Without flair it counts as stealth marketing and you are banned.',
    },
    {
      name: 'No "which ESP is best" without details',
      description:
        'List size, sends per month, shop system, budget. Otherwise the answer is always "it depends".',
      appliesTo: 'link',
    },
    {
      name: 'Do not post subscriber data',
      description: 'Blur addresses in screenshots. Yes, the preview too.',
    },
    {
      name: 'Critique requests must include the goal',
      description: 'Tell us who it went to and what it was supposed to do.',
      appliesTo: 'link',
    },
  ],
  posts: [
    {
      title: 'Sent the test version to 48,000 people. Subject line: "asdf jonas pls check"',
      body: `Open rate 61%.

Best performing campaign of the year. Jonas has had 212 replies, most of them supportive. My manager would like to know if we can "do that again but on purpose".`,
      author: 'preheader_pia',
      hoursAgo: 10.3,
      score: 1104,
      ratio: 1,
      comments: 97,
      flair: 'Story',
      replies: [
        { author: 'softbounce_sid', body: 'what did jonas say', score: 288, hoursAgo: 9.9 },
        { author: 'preheader_pia', body: '"looks good"', score: 702, hoursAgo: 9.7 },
      ],
    },
    {
      title:
        'Back in stock emails are going out for things that are NOT in stock. Shop is tiny. How do I fix the root?',
      body: `Freelancer, I run email for a small houseplant and pot shop. 6,200 subscribers, about 900 products, online shop plus the physical one.

Back in stock flow is the best earner we have, 14% of email revenue. But the stock count in the shop system is fiction, because staff sell things at the till and somebody updates the online count "in the evenings". So a flow fires, 80 people click, 3 get it, and the rest write to me. I'm the face of it.

I can throttle the flow (did), add a "while it lasts" (did). The real problem is the count. Owner is open to a small inventory tool if it's cheap and the staff will really use it. It needs to sync till and webshop within minutes and not require an IT person. Has anybody here solved this for a client of that size?`,
      author: 'philodendron_phil',
      hoursAgo: 6.8,
      score: 44,
      ratio: 0.98,
      comments: 19,
      flair: 'Question',
    },
    {
      title: 'Moving 90k contacts off our platform before renewal on Jan 15. Sanity check my plan?',
      body: `DTC coffee, 90k contacts, 22k engaged in the last 90 days, 12 campaigns a month plus 7 flows. Paying around 1,150/mo, renewal quote 1,480.

Plan:
1. Export everything incl. suppression list (!!)
2. Rebuild flows first, run in parallel on 5% of new signups
3. Warm the new sending domain with engaged 30 day people, two weeks
4. Cut over on Jan 8, keep the old one a month read only

Questions: does anyone offer import of flow history so that people don't get the welcome series twice? And who has gone to something with pricing by sends and not by contacts, since 70% of mine are asleep?`,
      author: 'arabica_ops',
      hoursAgo: 14.1,
      score: 63,
      ratio: 0.97,
      comments: 35,
      flair: 'Platforms',
      replies: [
        {
          author: 'Gudrun_Mailroom',
          body: 'Tag everyone with "welcomed" before export and exclude the tag in the new flow. Solves the double welcome on any platform.',
          score: 48,
          hoursAgo: 13.4,
        },
        {
          author: 'softbounce_sid',
          body: 'Or delete the asleep ones first. Nobody ever does. Everybody should.',
          score: 39,
          hoursAgo: 12.8,
        },
      ],
    },
    {
      title:
        'I deleted 60% of the list and revenue per send went up. Full story with graphs described in words because I cannot post images',
      body: `Regional outdoor retailer. 210k "subscribers", going back to a raffle in 2011. Complaint rate was creeping up to 0.2 and one of the big mailbox providers had started to put us in spam for everyone, even people who'd opened last week.

What we did:

- Anyone with no open AND no click AND no purchase for 14 months got two emails. The first said "still want these?" The second said "this is the last one". No discount. I fought for no discount.
- 126k didn't react. Gone. Not paused. Gone.
- Kept sending to 84k as usual.

Imagine a graph that falls off a cliff and then a second graph, placement in the inbox, that climbs like a cat up a curtain: 62% to 94% in seven weeks.

Total revenue from email in the 8 weeks after vs before: +11%. From 40% of the people. My boss asked if we should delete more. I think we have created a monster.`,
      author: 'Gudrun_Mailroom',
      hoursAgo: 27.2,
      score: 402,
      ratio: 0.98,
      comments: 58,
      flair: 'Deliverability',
      replies: [
        {
          author: 'kerb_appeal_dm',
          body: '"like a cat up a curtain" thank you for the graphs',
          score: 121,
          hoursAgo: 26,
        },
        {
          author: 'arabica_ops',
          body: 'Ok this plus the comment on my own thread. I am deleting 60k people tonight. Wish me luck with finance.',
          score: 74,
          hoursAgo: 12.2,
        },
      ],
    },
    {
      title: 'DMARC aligned, SPF ok, DKIM ok, still in Promotions. What else is there?',
      body: `b2c, 8k list, ticketing for a small theatre. everything green in every checker. but my "your show is tonight" reminder goes to the promo tab and people miss it. transactional and marketing come from the same subdomain, is that it? separate them? or is it the big red button in the template`,
      author: 'stagedoor_mailer',
      hoursAgo: 3.7,
      score: 29,
      ratio: 0.97,
      comments: 18,
      flair: 'Deliverability',
    },
    {
      title: 'Please stop writing "Hey {FirstName|there}"',
      body: `Got one today that said "Hey there there". Someone's first name field has "there" in it. Someone typed that. We're through the looking glass`,
      author: 'kerb_appeal_dm',
      hoursAgo: 17.4,
      score: 371,
      ratio: 0.99,
      comments: 44,
      flair: 'Rant',
    },
    {
      title: 'Critique: abandoned cart email for a hat shop. Goal: fewer questions, not more sales',
      body: `Goes to people who left a hat in the cart, 3 hours after. ~150 a week. 9% buy, fine. But a lot of them reply to ask about sizes, and the owner answers all by herself.

> Subject: Your hat is still here
>
> It's on the shelf with your name on a bit of paper. If you weren't sure about the size: measure around your head just above the ears. Between sizes? Take the bigger one, we put a strip of felt in for free.
>
> We'll keep it till Sunday.

Replies went down by half after adding the measuring line. What else would you change? She won't allow a countdown timer and I agree with her.`,
      author: 'cadence_kwame',
      hoursAgo: 21.5,
      score: 156,
      ratio: 0.99,
      comments: 27,
      flair: 'Critique',
      replies: [
        {
          author: 'Gudrun_Mailroom',
          body: 'I would change nothing and buy a hat.',
          score: 112,
          hoursAgo: 20.6,
        },
      ],
    },
    {
      title: 'How do you get paid on time for monthly email retainers?',
      body: `Solo, 7 retainers between 600 and 1,800. All invoiced on the 1st. On the 20th there are generally still three open, and it's a different three each month, so it is not that I've got one bad egg.

I write flows for a living and my own dunning is me, at the kitchen table, going "hi!! quick one". The irony isn't lost on me. I could build it in an ESP, but then it needs to know who's paid, and I'm back to updating a list by hand.

What do you use? Want: recurring invoice, reminder series I can write the copy for (I'll enjoy that bit), stops by itself on payment.`,
      author: 'Lowri_writes_flows',
      hoursAgo: 8.5,
      score: 51,
      ratio: 0.96,
      comments: 29,
      flair: 'Freelance',
      replies: [
        {
          author: 'philodendron_phil',
          body: 'A dunning flow for people who write flows. I would subscribe.',
          score: 33,
          hoursAgo: 7.9,
        },
        {
          author: 'kerb_appeal_dm',
          body: 'Direct debit. Take it on the 1st. Sorry, boring.',
          score: 28,
          hoursAgo: 7,
        },
      ],
    },
    {
      title: 'Newsletter folks: what is your honest click rate on the sponsor slot?',
      body: `Mine: 31k list, gardening, 48% open (yes, inflated), sponsor slot in the middle 0.6%, at the end 0.9. At the END. I think because that's when they're done and want somewhere to go. Yours?`,
      author: 'compost_heap_weekly',
      hoursAgo: 31.8,
      score: 84,
      ratio: 0.97,
      comments: 41,
      flair: 'Newsletters',
    },
    {
      title: 'Black Friday: we are sending one email. One. Wish us luck',
      body: `Board game shop, 12k. Last year 9 emails in 5 days, unsubscribes 4%, everyone hated us including us. This year one, on the Wednesday, titled "this is the only one". List of what's reduced, no images. I'll report back.`,
      author: 'meeple_post',
      hoursAgo: 12.7,
      score: 233,
      ratio: 0.99,
      comments: 36,
      flair: 'Campaigns',
      replies: [
        { author: 'preheader_pia', body: 'if it fails, asdf jonas pls check', score: 144, hoursAgo: 12 },
      ],
    },
    {
      title: 'Archive of 300 plain text emails that earned money, sorted by trade',
      body: '',
      link: 'https://plainmailarchive.example/by-trade',
      author: 'Lowri_writes_flows',
      hoursAgo: 49,
      score: 138,
      ratio: 0.95,
      comments: 16,
      flair: 'Resource',
    },
    {
      title: 'Looking for a decent tool to preview dark mode, current one shows me lies',
      body: `Preview says fine. Real phone says white text on white. Client's CEO has that phone, naturally. What's the closest to the truth these days, short of buying 11 phones? ~30 sends a month, budget up to 80.`,
      author: 'softbounce_sid',
      hoursAgo: 1.6,
      score: 22,
      ratio: 0.96,
      comments: 11,
      flair: 'Tools',
    },
  ],
}
