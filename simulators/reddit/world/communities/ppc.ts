import type { WrittenCommunity } from '../written-community.ts'

export const ppc: WrittenCommunity = {
  name: 'PPC',
  title: 'PPC: paid search and paid social',
  about:
    "For people who spend other people's money by the click. Bids, budgets, tracking, feeds, and clients who google themselves.",
  subscribers: 231000,
  postsPerDay: 45,
  rules: [
    {
      name: 'No lead generation',
      description:
        'Do not offer audits, free strategy calls or "happy to take a look at your account". That includes DMs: report them and we ban.',
    },
    {
      name: 'Keep questions specific',
      description: 'Platform, spend, goal, how long it has been running, what you changed.',
      appliesTo: 'link',
    },
    {
      name: 'Blog posts and videos need to stand on their own',
      description:
        'You may share something you wrote if the whole point is in the post text too. Link at the end. No more than once every two weeks.',
      appliesTo: 'link',
    },
    {
      name: 'Blur client names',
      description: 'In screenshots and in text. Search terms too, when they give it away.',
    },
    {
      name: 'Scripts: post the code',
      description:
        'If you mention a script, paste it or link to the plain source. No "comment and I will send it".',
    },
    {
      name: 'Be helpful or be funny',
      description: 'Preferably both. "Just hire a professional" is neither.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'Client searched for himself 40 times, did not click, and asked why the ad stopped showing',
      body: `I've explained it. I've drawn it. I sent him the preview tool with a bow on it. This morning: "I asked my wife to look from her phone as well and my mother".

Dear mother, please stop.`,
      author: 'negative_keywords_',
      hoursAgo: 11.7,
      score: 894,
      ratio: 1,
      comments: 102,
      flair: 'Rant',
      replies: [
        {
          author: 'maxclicks_maud',
          body: 'Exclude his IP, his wife and his mother. In that order.',
          score: 401,
          hoursAgo: 11.2,
        },
        {
          author: 'bidstrategy_bo',
          body: 'I told mine that each search costs him 4 dollars. It does not. He stopped.',
          score: 622,
          hoursAgo: 10.5,
        },
      ],
    },
    {
      title:
        'Spending 1,800/mo on shopping ads for items that are sold out. Feed is only as good as the shop stock',
      body: `Google Shopping, 5.5k a month, small chain of two homeware shops + web. Running 8 months, ROAS 3.1, would be 4+ if a third of the clicks didn't land on "currently unavailable".

Feed updates hourly, that isn't the issue. The issue is the source. The two shops sell from the same stock as the web, and the till reports at night. On Saturdays by noon the feed's fantasy.

I've put in a buffer (hide below 3), which kills the long tail where the margin is. What I'm after is some light stock system that both tills and the webshop write to in real time, that a shop assistant called Doris who's 67 and excellent can use. The client will pay for it if I bring a proposal. Have any of you fixed that for a client? What did you bring in?`,
      author: 'feedrules_fergus',
      hoursAgo: 7,
      score: 88,
      ratio: 0.98,
      comments: 36,
      flair: 'Shopping',
      replies: [
        {
          author: 'maxclicks_maud',
          body: 'Local inventory feed with pickup only for the low ones saved us some of the long tail. Does not fix Saturday.',
          score: 34,
          hoursAgo: 6.4,
        },
        { author: 'sitelink_suki', body: 'Whatever it is, have Doris choose it.', score: 91, hoursAgo: 5.9 },
      ],
    },
    {
      title: 'I chase invoices more than I optimize campaigns. Small agency owners, what is your setup?',
      body: `4 people, 26 clients, management fees 400 to 3k. In the last quarter, average days to pay was 41 on net 14. We had to delay our own rent once, with 60k "on the way".

The clients pay the platforms by card without blinking, since the platforms switch off. I can't switch off, or rather I could pause campaigns, but then performance dies and they blame us.

Now we do reminders by hand. Half of them get forgotten if I'm on holiday. I'd like something automatic: friendly at day 1, firmer at 10, a call task for me at 20, escalate to their boss at 30, and let them pay by card right in the email. What do you use and did days to pay really go down?`,
      author: 'bidstrategy_bo',
      hoursAgo: 9.4,
      score: 132,
      ratio: 0.97,
      comments: 71,
      flair: 'Agency',
      replies: [
        {
          author: 'Ingrid_Tausk',
          body: 'Prepaid. Fee is due on the 1st for the month ahead or we do not log in. Lost two of thirty, slept for the first time since 2019.',
          score: 118,
          hoursAgo: 8.9,
        },
        {
          author: 'negative_keywords_',
          body: '"since the platforms switch off" is the entire lesson of the industry',
          score: 84,
          hoursAgo: 8,
        },
      ],
    },
    {
      title: 'Broad match ate 2,300 on "free". Learn from me',
      body: `Platform: Google. Spend: 9k/mo. Goal: leads for commercial flooring. Running: 2 years. Changed: turned on broad with smart bidding, my own bright idea, added no negatives, went on vacation.

Came back to: free flooring samples, free floor plans, free flooring courses, floor is lava.

*Floor is lava* converted. Twice. I've no explanation, and they were good leads.`,
      author: 'sitelink_suki',
      hoursAgo: 15.2,
      score: 741,
      ratio: 0.99,
      comments: 88,
      flair: 'Google Ads',
      replies: [{ author: 'feedrules_fergus', body: 'add it as exact', score: 533, hoursAgo: 14.8 }],
    },
    {
      title:
        'Offline conversion import with a two month sales cycle: is it worth the pain at 30 deals a year?',
      body: `Google + Microsoft, 14k a month, B2B machinery, leads cost about 190. Of 70 leads a month maybe 3 become anything. I'd like to bid toward "qualified" as an intermediate stage, but volume is ~12 a month.

Has anyone got smart bidding to behave at such a volume? Values for each stage? Or stay with manual and good negatives? The CRM is a spreadsheet with feelings.`,
      author: 'Ingrid_Tausk',
      hoursAgo: 13.1,
      score: 67,
      ratio: 0.97,
      comments: 45,
      flair: 'Tracking',
    },
    {
      title: 'My "call with the rep" transcript, from memory',
      body: `Rep: have you considered raising the budget
Me: it's limited by demand, 94% impression share
Rep: great! so raising the budget
Me: there's nobody left to show it to
Rep: what about the neighbouring countries
Me: it's a locksmith`,
      author: 'quietly_quality_score',
      hoursAgo: 20.3,
      score: 1630,
      ratio: 1,
      comments: 109,
      flair: 'Humor',
      replies: [
        {
          author: 'maxclicks_maud',
          body: 'emergency locksmith, 600 km, arriving thursday',
          score: 744,
          hoursAgo: 19.8,
        },
      ],
    },
    {
      title: 'Free script: emails you when a final URL returns anything but 200',
      body: `Wrote this after we sent 700 clicks to a maintenance page. Checks all enabled ads and sitelinks each hour, groups by URL, one mail at most per 6 hrs. Handles redirects, ignores tracking params. Runs under the time limit up to about 3,000 URLs, beyond which you have to shard by label.

Full code is in the first comment so nobody has to click on anything. Not selling a thing. If you improve it please post it back.`,
      author: 'hourly_cron_hugh',
      hoursAgo: 25.6,
      score: 288,
      ratio: 0.99,
      comments: 42,
      flair: 'Scripts',
      replies: [
        {
          author: 'Ingrid_Tausk',
          body: 'Installed on 19 accounts. Found 4 dead sitelinks in the first hour. You are a saint.',
          score: 96,
          hoursAgo: 24.2,
        },
      ],
    },
    {
      title: 'Moving from in-house to agency, 12 accounts instead of 1. How do you not lose your mind?',
      body: `started monday. in house i had one account and knew every keyword by its first name. now 12, each with a weekly call. i looked at my calendar and there's no time in it to do the thing that we talk about on the calls

do you batch? do you have a day with no calls? does anyone's boss allow it? any tool that guards some hours so i can actually be in the accounts. i'm scared to ask on week one`,
      author: 'adgroup_agnes',
      hoursAgo: 5.1,
      score: 109,
      ratio: 0.98,
      comments: 58,
      flair: 'Careers',
      replies: [
        {
          author: 'sitelink_suki',
          body: 'Ask on week one. It is the only week when asking looks like being organised.',
          score: 101,
          hoursAgo: 4.7,
        },
        {
          author: 'bidstrategy_bo',
          body: 'As a boss: every second call can be an email and most clients are relieved.',
          score: 66,
          hoursAgo: 4,
        },
      ],
    },
    {
      title:
        'Paid social: cost per lead doubled overnight, nothing changed, 6k/mo. Checklist of what I have ruled out',
      body: `Roofing, one state. Lead form, 14 months old, CPL 31 to 34 all year, since last Thursday 66.

Ruled out: billing, disapprovals, audience overlap, creative fatigue (frequency 1.3), form edits, pixel (it's a lead form), competitor storm chasers (no storm).
Not ruled out: moon.

What am I missing?`,
      author: 'lookalike_lars',
      hoursAgo: 2.2,
      score: 41,
      ratio: 0.96,
      comments: 29,
      flair: 'Paid social',
    },
    {
      title: 'Is there a cheap call tracking that works in Ireland and the UK? Leaving ours over price',
      body: `11 clients, ~40 numbers, 9k minutes. Current one goes from 310 to 520 in January. Need dynamic numbers, conversion upload to Google and Microsoft, recordings off by default. Don't need "conversation intelligence". What are you on over here?`,
      author: 'maxclicks_maud',
      hoursAgo: 17.8,
      score: 35,
      ratio: 0.95,
      comments: 24,
      flair: 'Tools',
    },
    {
      title: 'What six years of auction insights from one small town taught me about florists',
      body: '',
      link: 'https://clicksandpetals.example/auction-insights-small-town',
      author: 'Ingrid_Tausk',
      hoursAgo: 46,
      score: 162,
      ratio: 0.97,
      comments: 27,
      flair: 'Article',
      replies: [
        {
          author: 'Ingrid_Tausk',
          body: "The point, as per the rules: two of the four florists only ever bid against each other, every Mother's Day, and both lose money. They are sisters. The other two show up the week after and clean up.",
          score: 131,
          hoursAgo: 45.8,
        },
      ],
    },
    {
      title: 'first 10k day in spend and i threw up a little',
      body: `client is a mattress company, sale weekend. 10,400 in one day, I set it, it was planned, it's fine, ROAS 5.2. still checked it 90 times. does it ever become just numbers`,
      author: 'broadmatch_billie',
      hoursAgo: 22.9,
      score: 402,
      ratio: 0.99,
      comments: 76,
      flair: 'Milestone',
    },
  ],
}
