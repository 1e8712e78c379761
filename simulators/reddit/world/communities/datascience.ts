import type { WrittenCommunity } from '../written-community.ts'

export const datascience: WrittenCommunity = {
  name: 'datascience',
  title: 'Data Science: 80% cleaning, 20% complaining about cleaning',
  about:
    'A space for working data scientists and analysts to discuss methods, tools, teams and the gap between the slide and the table. Newcomers, the weekly entering & transitioning thread is for you.',
  subscribers: 2310000,
  postsPerDay: 54,
  rules: [
    {
      name: 'Entering and transitioning questions go in the weekly thread',
      description:
        'Degrees, bootcamps, portfolios, "is it too late". Every Monday, pinned, answered by patient people.',
    },
    {
      name: 'Links must be readable without an account',
      description:
        'No paywalls, no "enter your email to continue", no hour-long videos without a summary. Say in a comment what we will find there.',
      appliesTo: 'link',
    },
    {
      name: 'No homework',
      description: 'We recognise the Titanic.',
    },
    {
      name: 'Surveys require mod approval',
      description:
        'Send us the ethics approval or the equivalent, the length and where the results will be published. Unapproved surveys are removed, irony noted.',
    },
    {
      name: 'Contribute something',
      description:
        'Low effort memes, one-line questions and screenshots of job ads are removed on weekdays. Weekends we look away.',
    },
    {
      name: 'Do not post model output as your own view',
      description:
        'Posts and comments that were plainly generated are removed. You can quote a model if the model is the topic.',
    },
  ],
  posts: [
    {
      title: 'The churn model was 94% accurate. 94% of customers do not churn.',
      body: `Found it in my second week. It has been in production for 19 months. It has a name. It has a **logo**. There's a mug.

It predicts "stays" for everyone. I checked the whole of last year, 212,000 rows, not a single "leaves". The retention team gets an empty list every Monday and takes it as good news.

How would you bring this up? The person who made it is now my director.`,
      author: 'baseline_betty',
      hoursAgo: 16.7,
      score: 5120,
      ratio: 0.99,
      comments: 407,
      flair: 'Discussion',
      replies: [
        {
          author: 'priors_and_pastries',
          body: 'Do not say it is wrong. Say that you can make "version 2" and let the mug be a collector\'s item.',
          score: 2877,
          hoursAgo: 16.1,
        },
        {
          author: 'confounded_carl',
          body: 'An empty list every Monday is the most peaceful dashboard I have ever heard of.',
          score: 1420,
          hoursAgo: 15.5,
        },
        {
          author: 'left_join_lisbeth',
          body: 'I need a photo of the mug',
          score: 903,
          hoursAgo: 14.8,
        },
      ],
    },
    {
      title: 'Only data scientist in a company of 60. My calendar is other people asking for numbers',
      body: `I was hired to build a forecast. In seven months I've built about a fifth of it, always between 16:30 and 18:00.

The rest is "do you have 15 min" to pull a number. They book it straight into my calendar, it's polite, it's short, and there are six a day. Each one alone is reasonable. A model doesn't get made in 25 minute pieces, I've to load the whole thing in my head again every time.

I've proposed office hours (ignored), a request form (they fill in the form and then book a slot to discuss the form) and dashboards (they book a slot to be shown the dashboard).

What I think I need is for the calendar itself to say no: keep three two-hour blocks a week, and let the small things compete for what's left. Does anyone have a setup like that which works with shared company calendars? Or another way out, short of headphones and a scowl?`,
      author: 'fifteen_min_fiona',
      hoursAgo: 8.2,
      score: 418,
      ratio: 0.97,
      comments: 137,
      flair: 'Discussion',
      replies: [
        {
          author: 'left_join_lisbeth',
          body: 'Office hours worked for me once I stopped answering outside of them. The first two weeks are horrid, then they come with better questions.',
          score: 196,
          hoursAgo: 7.6,
        },
        {
          author: 'confounded_carl',
          body: 'They fill in the form and then book a slot to discuss the form. I have to lie down.',
          score: 288,
          hoursAgo: 7.1,
        },
      ],
    },
    {
      title: 'Pipelines fail silently at night and I find out from the CFO. How do small teams watch this?',
      body: `4 of us. ~35 scheduled jobs, python and sql, on two VMs and a managed scheduler. Logs are in three places. When a job half-fails (reads 0 rows, writes 0 rows, exits 0, says "success!") nobody knows until the CFO opens her sheet.

Tried writing our own alert mails. 200 a day, now there is a rule that moves them to a folder, the folder is called Later

We don't need a data observability platform, the demos we saw were made for 40 engineers and cost like it. I'd be happy if all the job logs went to one place, I could search them, and a message came when a line like "0 rows" shows up or when an expected line does NOT. What do you use?`,
      author: 'cron_of_thrones',
      hoursAgo: 5.3,
      score: 163,
      ratio: 0.97,
      comments: 71,
      flair: 'Tools',
      replies: [
        {
          author: 'priors_and_pastries',
          body: 'Alert on absence is the one that matters, and the one that half of the tools do not have. Check for that first.',
          score: 94,
          hoursAgo: 4.8,
        },
        {
          author: 'nan_of_the_above',
          body: 'the folder is called Later. poetry.',
          score: 121,
          hoursAgo: 4.1,
        },
      ],
    },
    {
      title: 'A/B testing with 400 visitors a week: an honest guide to what you can and cannot learn',
      body: '',
      link: 'https://smallsamples.example/ab-testing-with-400-visitors',
      author: 'underpowered_uma',
      hoursAgo: 21.9,
      score: 688,
      ratio: 0.98,
      comments: 63,
      flair: 'Education',
      replies: [
        {
          author: 'underpowered_uma',
          body: 'I wrote it, no sign-up, no newsletter. Short version: you can detect disasters, and that is worth something.',
          score: 214,
          hoursAgo: 21.7,
        },
      ],
    },
    {
      title: 'Stakeholder asked for "the data behind the data"',
      body: `I sent the table. No, behind it. I sent the raw export. No, *behind* it. I sent a picture of the warehouse, as in the building, with forklifts. He said thanks, that's what he needed.`,
      author: 'nan_of_the_above',
      hoursAgo: 24.5,
      score: 3940,
      ratio: 0.99,
      comments: 148,
      flair: 'Humor',
    },
    {
      title: 'Seven rounds, two case studies, a presentation to 9 people. Then the role was "paused"',
      body: `I want to put the hours down somewhere. Recruiter 0.5. Manager 1. SQL test 1.5. Case one: "should take 3 hours", took 11. Panel 4. Case two 8. Presentation 1.5, preparing it 6. Total: 34 hours, plus two days of leave.

Feedback: "You were our top candidate, unfortunately there's no longer a position."

I'm not even angry. I'm... no, I'm angry. What's your limit? At which round do you ask whether the headcount is signed?`,
      author: 'round_seven_ravi',
      hoursAgo: 13.3,
      score: 1577,
      ratio: 0.98,
      comments: 294,
      flair: 'Career',
      replies: [
        {
          author: 'baseline_betty',
          body: 'In the first call. "Is the headcount approved and is there a start date?" The pause before the answer is the answer.',
          score: 801,
          hoursAgo: 12.8,
        },
      ],
    },
    {
      title: 'Unpopular: for tabular data you should be made to beat a spreadsheet before you get a GPU',
      body: `Last quarter, three projects in my department. One used a transformer for 1,900 rows of sales data. Last year's value plus 2% beat it. I'm not being mean, I was the one who wrote last year's value plus 2%.

I propose a licence, like for driving. You get: mean, median, last value, linear. Beat those on a holdout and you may proceed to trees. Beat trees and someone will give you a key card.`,
      author: 'confounded_carl',
      hoursAgo: 29,
      score: 2204,
      ratio: 0.95,
      comments: 251,
      flair: 'Discussion',
      replies: [
        {
          author: 'underpowered_uma',
          body: 'In my experience nobody reaches the trees.',
          score: 611,
          hoursAgo: 28,
        },
        {
          author: 'gradient_descant',
          body: 'counterpoint: the gpu keeps my feet warm',
          score: 1033,
          hoursAgo: 27.2,
        },
      ],
    },
    {
      title: 'Moving away from notebooks on a shared drive. What do teams of 3 to 5 use?',
      body: `We've got \`forecast_final_v3_JK_use_this.ipynb\`. We also have \`..._use_this(1)\`. Both ran in production in March, on alternate days, we believe.

Git is fine for two of us. The third is an actuary, excellent, 61, and won't. I'm looking for something where he can run and edit a thing, I can see what changed and schedules don't live on JK's laptop. JK left. The laptop is in a drawer, running. We're afraid of the drawer.`,
      author: 'left_join_lisbeth',
      hoursAgo: 10.6,
      score: 734,
      ratio: 0.98,
      comments: 122,
      flair: 'Tools',
      replies: [
        {
          author: 'cron_of_thrones',
          body: 'do not open the drawer before month end',
          score: 502,
          hoursAgo: 10,
        },
      ],
    },
    {
      title: 'Unlock AI-Powered Insights: Join our FREE Masterclass for Data Leaders',
      body: `Are you ready to transform raw data into actionable intelligence? In this exclusive 90 minute session you will learn the 5 pillars of data-driven leadership. Seats are limited! Register with your work email.`,
      author: 'insightpillars',
      hoursAgo: 0.5,
      score: 0,
      ratio: 0.05,
      comments: 3,
    },
    {
      title: 'How do you explain uncertainty to people who want one number? Something that worked for me',
      body: `For years I gave ranges, and they'd take the middle, or the top if it was sales. I tried fan charts. I tried "80% interval". One manager asked me to send "the 100% one".

In spring I began to give them *three letters from the future*. Literally three short paragraphs dated next March. In the first, it went about as planned and here's what the warehouse looks like. In the second, the big customer moved the order by five weeks, and here's the overtime. In the third it rained.

Under each there's one line: "about 6 in 10", "about 3 in 10", "about 1 in 10". No chart at all.

The questions changed completely. Before: "why's the number not higher?" After: "what would we have to do in January so that the second letter isn't so bad?" Which is what a forecast is for, I'd say.

It takes me two hours more per quarter. The model behind it is the same one. I feel a bit silly that after a PhD in this my largest effect so far has come from creative writing, but there we are.

Has anyone else found a form that gets through? I'm collecting them.`,
      author: 'priors_and_pastries',
      hoursAgo: 37,
      score: 2890,
      ratio: 0.99,
      comments: 176,
      flair: 'Discussion',
      replies: [
        {
          author: 'fifteen_min_fiona',
          body: 'I am stealing this on Monday. "In the third it rained" is a complete risk register.',
          score: 740,
          hoursAgo: 36.1,
        },
        {
          author: 'round_seven_ravi',
          body: 'We show ten little warehouses and colour three of them red. Same idea, less literature.',
          score: 391,
          hoursAgo: 35,
        },
      ],
    },
    {
      title: 'pandas to polars at work, 6 months later: quick notes',
      body: `- jobs: 3 to 9x faster, memory about a third
- the migration: 5 weeks for ~12k lines, the index was the worst part (we'd used it for *everything*)
- juniors like it more, the two oldest notebooks we left alone
- plotting and some stats libs still want a conversion at the end, fine
- would do again, wouldn't do again in december`,
      author: 'gradient_descant',
      hoursAgo: 72,
      score: 967,
      ratio: 0.97,
      comments: 134,
      flair: 'Tools',
    },
  ],
}
