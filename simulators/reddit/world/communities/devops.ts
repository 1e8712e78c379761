import type { WrittenCommunity } from '../written-community.ts'

export const devops: WrittenCommunity = {
  name: 'devops',
  title: 'devops: pipelines, pagers and the people who carry them',
  about:
    'For people who ship software and keep it running. Tooling, culture, war stories, and a standing disagreement about what the word means.',
  subscribers: 447000,
  postsPerDay: 52,
  rules: [
    {
      name: 'Vendors: flair up',
      description:
        'If you work for or make something you are talking about, get the **Vendor** user flair or say so in the first line. Vendors may answer questions. Vendors may not start threads about their product, its blog, its webinar or its "state of" report.',
      appliesTo: 'all',
    },
    {
      name: 'No astroturfing',
      description:
        'Asking "has anyone tried X?" from one account and praising X from another is a permanent ban for both and for X. We do check.',
    },
    {
      name: 'Career questions: be specific',
      description:
        '"How do I get into DevOps" has a wiki page. Questions with your background, your country and what you have already done are welcome.',
    },
    {
      name: 'Blog links need a summary',
      description:
        'Three sentences in a comment, yours, on why it is worth reading. No summary after an hour, no post.',
      appliesTo: 'link',
    },
    {
      name: 'No exam dumps, no course resale',
      description: 'Also no "I have spare vouchers".',
    },
    {
      name: 'Blameless applies here too',
      description: 'Make fun of the outage, not of the person who typed it. It will be you.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'Logging renewal came in at 2.6x. 6 engineers, ~45 GB/day. Where did you go?',
      body: `Current vendor changed from per-GB to a "unified consumption unit". I've read the page four times and can't work out what one of those is. The quote's 2.6 times last year for the same volume. I've 38 days.

What we use out of everything it does: search, saved searches, six alerts. Nobody has opened a dashboard since the person who made them left.

Options on the table:

- **run it ourselves**: did so at my last job, it was half a person, forever
- **object storage + query engine**: cheap, but search at 3am takes a minute, and then you refine it, and then another minute
- **a smaller vendor**: where I'd like to land, but every list I find is written by one of them

Requirements: sub-5-second search over 14 days, ingest over OTLP or syslog, SSO that isn't in the "call us" plan, a bill I can compute with a calculator.

If you went to a small one: what did you miss? I'm more interested in regrets than in recommendations.`,
      author: 'consumption_unit',
      hoursAgo: 4.8,
      score: 211,
      ratio: 0.97,
      comments: 134,
      flair: 'Tools',
      replies: [
        {
          author: 'greywater_sre',
          body: 'Before you move: sort by volume per log statement. For us 3 lines of code were 58% of the bill. One was a health check.',
          score: 178,
          hoursAgo: 4.5,
        },
        {
          author: 'consumption_unit',
          body: 'Did that last year, went from 70 to 45. The health check was in there as well. It is always the health check.',
          score: 132,
          hoursAgo: 4.2,
        },
        {
          author: 'yamlahoma',
          body: 'My regret with a small vendor: no terraform provider, so alerts were clicked by hand. Ask about that.',
          score: 71,
          hoursAgo: 3.3,
        },
        {
          author: 'bastion_hostess',
          body: 'Tell the current one you are leaving on day 30. Not before. You will be surprised how flexible a unit gets.',
          score: 154,
          hoursAgo: 2.7,
        },
      ],
    },
    {
      title: 'the intern found the outage before the six figure monitoring did',
      body: `dashboard: green
synthetic checks: green
anomaly detection: "no anomalies"

intern, from the corner: "is the site supposed to be in german"

it was not supposed to be in german`,
      author: 'pager_free',
      hoursAgo: 11,
      score: 2980,
      ratio: 0.99,
      comments: 167,
      flair: 'Humor',
      replies: [
        {
          author: 'yamlahoma',
          body: '200 OK, as we say. Or zweihundert.',
          score: 1204,
          hoursAgo: 10.6,
        },
        {
          author: 'kestrel_ops',
          body: 'Hire them. Put them in the corner permanently. Intern-as-a-probe.',
          score: 688,
          hoursAgo: 10.1,
        },
      ],
    },
    {
      title: 'How do tiny teams do on-call? We are three and I am so tired',
      body: `Three engineers, one product, customers in two timezones. One week in three, on paper. In practice I get pulled into the other two weeks because "you know that part".

What's wearing me out isn't the pages, it's maybe four a month. It's that for every page I spend 40 minutes finding out what happened. Alert says \`5xx > 1%\`. Then it's three terminals, two time zones in the timestamps, and a log file on a host that autoscaling has already taken away.

Would love to hear from teams of 2 to 5:

- what do you page on, and what did you turn off?
- how do you get from "alert" to "the ten lines around it" quickly without a platform team?
- do you pay for on-call? how much?

Please no "hire more people". I asked. There was a pause.`,
      author: 'there_was_a_pause',
      hoursAgo: 8.3,
      score: 342,
      ratio: 0.98,
      comments: 121,
      flair: 'Discussion',
      replies: [
        {
          author: 'greywater_sre',
          body: 'Every alert must carry a link to the search that shows the lines. If you cannot write that search, the alert is not finished. That rule alone halved our time.',
          score: 240,
          hoursAgo: 7.9,
        },
        {
          author: 'bastion_hostess',
          body: 'UTC everywhere. Do that one tomorrow, it is free.',
          score: 166,
          hoursAgo: 7.2,
        },
      ],
    },
    {
      title: 'Postmortem: how a space in a filename took down our deploys for 9 hours',
      body: '',
      link: 'https://tidepoolengineering.example/a-space-in-a-filename',
      author: 'quoted_variable',
      hoursAgo: 19,
      score: 860,
      ratio: 0.97,
      comments: 92,
      flair: 'Postmortem',
      replies: [
        {
          author: 'quoted_variable',
          body: 'Summary as per the rules: a designer uploaded "final (2).svg", our sync script was not quoting, the delete step got two arguments. The interesting part is why it took nine hours, and that is a permissions story.',
          score: 310,
          hoursAgo: 18.8,
        },
      ],
    },
    {
      title: 'Sysadmin for 14 years, company renamed us "platform engineers". Same tickets.',
      body: `Same desk. Same tickets. Same printer, and I swear on my mother it's the same printer. We've got a new logo for the team (a rocket) and a "product mindset" workshop on Thursdays.

I'm not bitter about the name. I've been an operator, an admin, a systems engineer, devops, SRE for one budget year, and now platform. I'm like a river town that's changed countries five times. You learn which flag to put up.

But here's the thing. Each time the name changes, the job ad adds six tools and the tools from last time stay. I look after config management from three religions. There's a Perl script in there, mine, from 2011, older than some of the repos' *languages*, and it's the one thing that's never paged anybody.

So if you're new and anxious about which tool to learn: networks, Linux, reading logs, talking to frightened people on the phone. None of those has been renamed yet.

Now excuse me, the printer.`,
      author: 'river_town',
      hoursAgo: 25,
      score: 3640,
      ratio: 0.98,
      comments: 278,
      flair: 'Rant',
    },
    {
      title: 'Terraform state in a shared drive. I have just joined. Send help',
      body: `it's a folder. people download it, run apply, upload it again. theres a file called state_FINAL_use_this.json. there is also state_FINAL_use_this_marek.json. marek left in 2022

everyone's very nice. where do i even begin without breaking prod in my first week`,
      author: 'marek_left',
      hoursAgo: 14.4,
      score: 1120,
      ratio: 0.99,
      comments: 213,
      flair: 'Question',
      replies: [
        {
          author: 'yamlahoma',
          body: 'Step 1: copy the folder. Step 2: nobody applies for a day. Step 3: plan with each one and see which is least wrong. My money is on Marek.',
          score: 871,
          hoursAgo: 13.9,
        },
        {
          author: 'marek_left',
          body: 'update: it was marek',
          score: 1650,
          hoursAgo: 5.1,
        },
      ],
    },
    {
      title: 'How do you find deep work time when you are the interrupt handler?',
      body: `I'm the only infra person for 20 devs. My queue is "hey, quick one". I've a migration that needs maybe 30 quiet hours, it's been "in progress" since February, and I've spent about 6 on it.

The devs aren't the issue, they're polite. It's that my calendar looks empty, because interrupts aren't on it. So it also gets filled with meetings. Then the manager sees a calendar of meetings and asks about the migration.

I'd like to (a) get real blocks which won't be booked over, (b) have them slide when there's an incident and not vanish, (c) show my manager at the end of the month: this much quiet, this much noise. Anybody using something for this? Rotating interrupt duty isn't possible, I'm the rotation.`,
      author: 'i_am_the_rotation',
      hoursAgo: 16.7,
      score: 188,
      ratio: 0.97,
      comments: 64,
      flair: 'Discussion',
    },
    {
      title: '5 reasons your observability strategy is failing in the age of AI',
      body: '',
      link: 'https://omniscopeplatform.example/blog/5-reasons',
      author: 'omniscope_devrel',
      hoursAgo: 2.2,
      score: 0,
      ratio: 0.14,
      comments: 6,
      replies: [
        { author: 'pager_free', body: 'reason 5 is a demo form', score: 58, hoursAgo: 2 },
        {
          author: 'bastion_hostess',
          body: 'Where is the summary, and where is the flair.',
          score: 37,
          hoursAgo: 1.8,
        },
      ],
    },
    {
      title: 'Hot take: "shift left" mostly means "shift onto developers"',
      body: `Security: shifted left. Testing: left. Cost: left. Compliance: left, as of Monday.

There's one backend dev standing at the far left holding everything, with a laptop and eleven scanners, and he's being asked why velocity's down.`,
      author: 'kestrel_ops',
      hoursAgo: 29,
      score: 1870,
      ratio: 0.95,
      comments: 244,
      flair: 'Discussion',
    },
    {
      title: 'Offer: 15% more money but on-call 1 in 2. Would you?',
      body: `Mid level, 5 years, Netherlands, currently 1 in 6 and quiet. New place is smaller, more interesting stack, 1 in 2 "until we've hired", paid 250 per week.

They said hiring will be done by summer. They didn't say which.`,
      author: 'which_summer',
      hoursAgo: 21.8,
      score: 164,
      ratio: 0.94,
      comments: 198,
      flair: 'Career',
      replies: [
        { author: 'river_town', body: 'No.', score: 322, hoursAgo: 21.5 },
        {
          author: 'greywater_sre',
          body: 'Ask them to put the date in the contract, with the rate doubling after it. You will learn a lot from the face.',
          score: 281,
          hoursAgo: 20.9,
        },
      ],
    },
    {
      title: 'Moorhen 0.9 released: pipelines you can run on your laptop, same file, same result',
      body: '',
      link: 'https://moorhen-ci.example/releases/0-9',
      author: 'reedbed',
      hoursAgo: 48,
      score: 236,
      ratio: 0.93,
      comments: 57,
      flair: 'Release',
    },
  ],
}
