import type { WrittenCommunity } from '../written-community.ts'

export const saas: WrittenCommunity = {
  name: 'SaaS',
  title: 'Software as a Service: building it, selling it, keeping it alive',
  about:
    'For people who run, build or work at SaaS companies of any size. Talk about pricing, churn, onboarding, support and the boring bits. Pitches go in the weekly thread.',
  subscribers: 412000,
  postsPerDay: 140,
  rules: [
    {
      name: 'Self-promotion only in the weekly thread',
      description:
        'We post a "Show your SaaS" thread every Monday. That is the place. Standalone launch posts, "I built X" posts and posts that end in a link to your product will be removed, however good the story in front of it is.',
      appliesTo: 'link',
    },
    {
      name: 'You may mention your product in a comment if it answers the question',
      description:
        'If somebody asks for a tool and you make one, you can say so. **Say that you made it**, answer the rest of the question too, and do it once per thread.',
      appliesTo: 'comment',
    },
    {
      name: 'No AI slop',
      description:
        'Posts that read as if nobody wrote them get removed. Using a tool to fix your English is fine. Ten bullet points with emoji about "what I learned from 1,000 founders" is not.',
      appliesTo: 'link',
    },
    {
      name: 'No revenue claims without substance',
      description:
        'If you post a number, be ready to say how you got there. "0 to 40k in 3 weeks, AMA" will be removed.',
    },
    {
      name: 'No DM fishing',
      description:
        '"DM me for the link", "comment YES and I will send it" and the like are an instant removal.',
    },
    {
      name: 'Accounts need 10 days and 20 comment karma to post',
      description:
        'Automod holds everything else. Please do not message us to speed it up, we get to the queue daily.',
    },
    { name: 'Be decent', description: 'Roast landing pages, not people.' },
  ],
  posts: [
    {
      title: 'Our log bill is now bigger than our hosting bill. Team of 4. What are you all using?',
      body: `We run a fairly boring B2B app. Rails, Postgres, two worker boxes, about 30 GB of logs a month. Last month the invoice for logging came to $610. Hosting was $440.

I know we could turn down the verbosity and we did, twice. But every time we cut something it turns out to be the exact line we need when a customer says "the export did nothing on Tuesday".

What I want:

- search that doesn't need a query language I have to relearn every three weeks
- 30 days of retention, not 3
- a price I can predict
- an alert to Slack when a certain error shows up more than n times

What I don't want: dashboards, APM, "observability platform", a sales call.

We looked at self hosting something and honestly none of us wants to be the person who babysits it. Is there a middle ground for small teams?

Edit: yes, we use structured logs already.`,
      author: 'marrowbone_dev',
      hoursAgo: 5.2,
      score: 87,
      ratio: 0.95,
      comments: 41,
      flair: 'Tools',
      replies: [
        {
          author: 'quarterpastnine',
          body: 'Following. We are at $380 for a team of three and I have the same argument with my cofounder every month.',
          score: 22,
          hoursAgo: 4.8,
        },
        {
          author: 'Ostrava_Tom',
          body: `We dumped ours into object storage and grep it. I am only half joking. It takes 40 seconds per search and it costs four dollars.`,
          score: 35,
          hoursAgo: 4.1,
        },
        {
          author: 'marrowbone_dev',
          body: 'honestly 40 seconds for 4 dollars is not the worst deal i have been offered this week',
          score: 28,
          hoursAgo: 3.9,
        },
      ],
    },
    {
      title: 'Churn went from 7% to 3.1% and the fix was embarrassing',
      body: `I spent four months on onboarding. Checklists, tooltips, a little progress ring that filled up. Churn did not move at all.

Then I sat down and read every single cancellation from the last year, 214 of them, and put each one in a pile. The largest pile by far, 61 people, was some version of "I forgot I had this".

These weren't unhappy people. They set it up, it did its job in the background, and then one day they saw a line on the card statement and couldn't remember what it was for.

So I started sending one email on the first of the month. Plain text. "In October this saved you 14 manual entries. The biggest was the one on the 9th." That's all. No button.

Churn over the three months since: 3.4, 3.3, 3.1.

I feel stupid about the progress ring. I do still like the progress ring.`,
      author: 'hollis_underhill',
      hoursAgo: 19,
      score: 642,
      ratio: 0.97,
      comments: 88,
      flair: 'Lessons',
      replies: [
        {
          author: 'peat_and_smoke',
          body: 'Reading all the cancellations is the advice everybody gives and nobody takes. Good for you.',
          score: 114,
          hoursAgo: 18,
        },
        {
          author: 'ninefortytwo',
          body: `Question: how do you handle the months where it saved them nothing? We tried a recap email and the zero months caused cancellations lol`,
          score: 61,
          hoursAgo: 17.2,
        },
        {
          author: 'hollis_underhill',
          body: 'Zero months get no email. I thought about being noble about it for around five minutes.',
          score: 133,
          hoursAgo: 16.6,
        },
      ],
    },
    {
      title: 'stop asking me to hop on a quick call',
      body: `i wanted to know if your tool exports to csv. thats it. thats the question.

your pricing page says "talk to us". your docs are behind a login. your chat bubble asked for my company size. then a very nice person named something like Brandy emailed me FOUR times about a 30 min discovery session

i bought the competitor. it had a page that said "exports to csv"`,
      author: 'vexed_by_forms',
      hoursAgo: 11,
      score: 1204,
      ratio: 0.98,
      comments: 163,
      flair: 'Rant',
      replies: [
        {
          author: 'tall_order_of_fries',
          body: `But have you considered that on the call they could have understood your csv journey`,
          score: 402,
          hoursAgo: 10.5,
        },
        {
          author: 'lindqvist_sales',
          body: "I do sales for a living and you're right. If the answer is yes or no, it belongs on the page.",
          score: 189,
          hoursAgo: 9.7,
        },
        {
          author: 'gravelpit_',
          body: 'counterpoint: my smallest customers LOVE calls. but yes put csv on the page, my god',
          score: 74,
          hoursAgo: 8.8,
        },
        {
          author: 'Perpetua_Bold',
          body: 'I once sat through 40 minutes to find out the answer was "on the roadmap".',
          score: 211,
          hoursAgo: 8.1,
        },
      ],
    },
    {
      title: 'How do you protect maker time when you are also the support desk?',
      body: `Solo founder, about 190 paying customers. I have the opposite of a growth problem: everybody can book me. Demo link on the site, onboarding calls, two partners who like "syncs". Last week I counted, and I had exactly one stretch longer than 90 minutes without something in the calendar. I used it to eat.

I tried blocking mornings by hand. It works until someone asks "is there anything before noon?" and I, being weak, delete the block.

Is there a tool, or a habit, which actually holds? Ideally something that moves the blocks around by itself when a call really can't be elsewhere instead of simply losing the time. I'd pay for it. I'd pay for somebody to slap my hand.`,
      author: 'orla_builds',
      hoursAgo: 8.4,
      score: 56,
      ratio: 0.93,
      comments: 29,
      replies: [
        {
          author: 'Kettle_Black77',
          body: 'Two demo days a week, nothing on the others. Nobody has ever complained. They just pick Tuesday.',
          score: 40,
          hoursAgo: 7.9,
        },
        {
          author: 'bram_v_hout',
          body: 'What calendar are you on? Some of the advice depends on whether the partners can see your free/busy.',
          score: 9,
          hoursAgo: 6.2,
        },
      ],
    },
    {
      title: 'Annual plans: 2 months free or 20% off? We tested both, here is what happened',
      body: `Same price within a dollar. 11 weeks, ~2,900 people reached the pricing page in each group.

| | 2 months free | 20% off |
|---|---|---|
| chose annual | 23.8% | 17.1% |
| refund in 30 days | 2.0% | 1.2% |
| support questions about it | 31 | 4 |

So "2 months free" sells better, and then some people ask *which* two months, and whether they can have them now. I am not making that up.

We kept "2 months free" and changed the line below it to "pay for 10, get 12". Questions went down to 6.`,
      author: 'sable_and_co',
      hoursAgo: 27,
      score: 318,
      ratio: 0.96,
      comments: 47,
      flair: 'Pricing',
    },
    {
      title: '🚀 We are LIVE!! The AI operating system for modern revenue teams',
      body: `Hey SaaS fam! After 8 months of blood sweat and tears we finally shipped. Our platform unifies your entire GTM motion in one intelligent workspace.

✅ AI agents
✅ AI insights
✅ AI everything

First 50 get 60% off for life. Comment LIVE and I'll DM you the code!`,
      author: 'revstack_jordan',
      hoursAgo: 1.1,
      score: 0,
      ratio: 0.12,
      comments: 7,
      replies: [
        { author: 'mud_season', body: 'what does it do', score: 31, hoursAgo: 1 },
        { author: 'tall_order_of_fries', body: 'everything, it says so', score: 44, hoursAgo: 0.9 },
      ],
    },
    {
      title: 'Customer wants SOC 2. We are two people. How bad is it really?',
      body: `A company with about 600 seats wants to sign. It would be 40% of our revenue. Their security person sent a sheet with 212 rows and row 1 is "SOC 2 Type II report, attach".

We're two people. One of us is also the office manager, the office being my kitchen.

Has anybody here done it at that size? I'm looking for real cost, real months, and whether "we are in the process" was enough to sign.`,
      author: 'fen_country',
      hoursAgo: 14.5,
      score: 73,
      ratio: 0.94,
      comments: 52,
      flair: 'Question',
    },
    {
      title: 'Is there a lightweight way to see what users did before they write "it doesnt work"',
      body: `title basically. small app, node, 2 devs. user writes in, "it doesnt work". we ask what. they say "the page". by then the logs have rotated or i'm scrolling through 40k lines in a terminal trying to match timestamps to a user id.

full session replay feels creepy (and legal said no, legal being my sister). i just want to type an email address and see the server side lines for that person for the last two weeks. what do small teams use for this?`,
      author: 'gravelpit_',
      hoursAgo: 2.6,
      score: 34,
      ratio: 0.92,
      comments: 16,
      flair: 'Tools',
      replies: [
        {
          author: 'hollowreed88',
          body: 'Put the user id in every log line first, whatever tool you end up with. You would be amazed how many people skip that.',
          score: 19,
          hoursAgo: 2.2,
        },
      ],
    },
    {
      title: 'the five stages of stripe notifications',
      body: `1. new payment! run to tell spouse
2. new payment. nice
3. mute payments
4. payment FAILED. unmute payments
5. dispute opened. tell spouse we are moving to the forest`,
      author: 'dunmore_east',
      hoursAgo: 22,
      score: 890,
      ratio: 0.99,
      comments: 38,
      flair: 'Humor',
    },
    {
      title: 'A 4,000 word teardown of freemium in vertical software',
      body: '',
      link: 'https://plainledger.example/essays/freemium-in-vertical-software',
      author: 'cass_ironwood',
      hoursAgo: 31,
      score: 64,
      ratio: 0.88,
      comments: 12,
    },
    {
      title: 'Hired a VP Sales at 900k ARR. Let them go after five months. A post mortem, mostly of me',
      body: `I want to write this while it's still uncomfortable.

We were at 900k, founder-led, and I was tired of doing demos. So I hired someone with a superb record from a company forty times our size. Everyone I asked said "too early". I heard "you're not ready" and took it as an insult.

What went wrong wasn't effort. They worked hard. But the job I had written was "make sales not be my problem", and that is not a job. There was no script to improve, no list to hand over, no idea of why we won when we won. They built a forecast on a pipeline I'd been keeping in my head, and then I was cross that the forecast was wrong.

There was a moment in the third month which I keep going back to. They asked me, in front of the team, why the last five customers had bought. I said "because it's good". Everyone nodded. That evening I went through the five and realised that I had no idea about three of them, one was a friend of a friend, and the last had bought by mistake and stayed because support was kind. That's not a sales process. It's weather.

I also want to own the money, because posts like this tend to leave it out. Salary, the recruiter, a tool stack nobody opened after July, and severance, which I'm glad I paid: a little over 140k. For a company of our size that's two engineers for a year. I told the team the number. It was the worst all-hands I've given, and afterwards the most useful, because two people came to me with things they had thought for months and not said.

Things I'd do differently:

1. Hire two ordinary reps first and be their manager, badly, for six months.
2. Write down the last twenty wins and the last twenty losses **before** anyone starts.
3. Not confuse being tired with being finished.

We parted on good terms. I'm doing demos again. I find I mind them less.`,
      author: 'wrenfield_j',
      hoursAgo: 44,
      score: 511,
      ratio: 0.97,
      comments: 71,
      flair: 'Lessons',
      replies: [
        {
          author: 'peat_and_smoke',
          body: '"make sales not be my problem" is going on a sticky note',
          score: 97,
          hoursAgo: 42,
        },
        {
          author: 'lindqvist_sales',
          body: 'I have been that VP. Thank you for writing it this way round.',
          score: 156,
          hoursAgo: 40.5,
        },
      ],
    },
    {
      title: '[Survey] 5 min: how do B2B SaaS teams handle feature requests? (master thesis)',
      body: `Hi everyone, I study information systems and am writing my thesis on how small software companies decide which requests to build. 14 questions, anonymous, no email needed. I will post the results here in March, mods willing.

Link is in my profile because automod eats it here.`,
      author: 'thesis_panic_era',
      hoursAgo: 17,
      score: 6,
      ratio: 0.68,
      comments: 5,
      flair: 'Survey',
    },
    {
      title: 'Moving off our current help desk, per-seat pricing is killing us. Suggestions?',
      body: `9 people answer tickets but only 2 do it full time. The rest jump in maybe twice a week. We pay for nine seats. At renewal they want +18%.

Needs: shared inbox, canned replies, some kind of "who is on this". Nice to have: a docs site. Volume is about 60 tickets a day. Who has switched to something that charges by volume or a flat price, and did you regret it?`,
      author: 'Perpetua_Bold',
      hoursAgo: 9.3,
      score: 45,
      ratio: 0.91,
      comments: 37,
      flair: 'Tools',
    },
  ],
}
