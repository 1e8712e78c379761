import type { WrittenCommunity } from '../written-community.ts'

export const sysadmin: WrittenCommunity = {
  name: 'sysadmin',
  title: 'Sysadmin: it was DNS, it is always DNS',
  about:
    'For people who keep computers running for other people. Professional discussion, war stories and the occasional scream. Not a help desk: if your home printer is offline, we are sorry and also no.',
  subscribers: 1140000,
  postsPerDay: 210,
  rules: [
    {
      name: 'No advertising, no exceptions',
      description:
        'Vendors, resellers, MSPs and "I made a little tool" posts are removed and the account is banned. That includes blog posts on your own domain, free tiers and open source with a paid version behind it. There is no thread for it. Buy an ad.',
      appliesTo: 'all',
    },
    {
      name: 'Vendors answering in comments must be flaired',
      description:
        'If you work for the company being discussed you may correct facts. Message the mods for a Vendor flair **first**. Unflaired vendors get one ban and it is the long one.',
      appliesTo: 'comment',
    },
    {
      name: 'Professional questions only',
      description:
        'Home networks, gaming PCs and "how do I get round the filter at school" belong elsewhere. We can tell.',
    },
    {
      name: 'Say what you already tried',
      description:
        'Version, error text, what changed, what you did. "Server slow, thoughts?" will be locked until you edit it.',
    },
    {
      name: 'No bare links',
      description:
        'Link posts need a top level comment from you saying why we should care. Automod gives you 30 minutes. Outage reports are exempt.',
      appliesTo: 'link',
    },
    {
      name: 'No surveys or market research',
      description:
        'Not for your thesis, not for your startup, not "just five questions". We have all done enough surveys.',
    },
    {
      name: 'Rants need the Rant flair',
      description: 'We love a rant. Tag it so that people can filter you out on a good day.',
    },
  ],
  posts: [
    {
      title: 'Central logging for 14 servers and 2 admins. Everything I look at is built for 1,400',
      body: `Two of us look after 14 Linux boxes, 3 Windows servers and a handful of in-house apps. Right now "central logging" means one rsyslog box with a 2 TB disk and me typing zgrep with my eyes closed.

It was OK until last week, when we needed to follow one request through the proxy, the app and the queue. It took two hours. My boss watched. He said "is there not a search for that?"

I've stood up the big open source stack before. It was a full time job that I did on Sundays. I've had quotes from two of the well known hosted ones and they price per host *and* per GB *and* per day kept.

Requirements are dull:

- ship from rsyslog / journald, no fat agent
- search by plain words and a time range
- 30 days, 90 would be lovely
- about 5 GB a day
- read-only access for two developers so that they stop asking me

Budget is maybe $150 a month. What do people with small environments really run?`,
      author: 'rackmount_rita',
      hoursAgo: 6.4,
      score: 143,
      ratio: 0.96,
      comments: 72,
      flair: 'Question',
      replies: [
        {
          author: 'nullmodem_ned',
          body: 'The rsyslog box is more than most places our size have. That said, the day you search across three hosts by request ID in one go, you never go back to zgrep.',
          score: 61,
          hoursAgo: 5.9,
        },
        {
          author: 'patchtuesdaywidow',
          body: 'per host AND per GB is how you know the pricing page was written by someone with a boat',
          score: 118,
          hoursAgo: 5.2,
        },
        {
          author: 'rackmount_rita',
          body: 'Adding since several asked: hosted is fine, but data has to stay in the EU.',
          score: 17,
          hoursAgo: 4.7,
        },
      ],
    },
    {
      title: 'The ticket said "computer making noise". It was a bird.',
      body: `Closed as resolved. Category: Hardware. Subcategory: Other. Root cause: open window, muffin.

User asked whether it might happen again. I said I could not rule it out. She asked for that in writing, so now there is a KB article about the bird.`,
      author: 'tier_one_tobias',
      hoursAgo: 13,
      score: 4120,
      ratio: 0.99,
      comments: 231,
      flair: 'General Discussion',
      replies: [
        {
          author: 'ohm_sweet_ohm',
          body: 'Did you do a lessons learned with the muffin',
          score: 1203,
          hoursAgo: 12.6,
        },
        {
          author: 'greybeard_gwen',
          body: 'We have "wasp (recurring)" as a real subcategory. Facilities will not take it.',
          score: 688,
          hoursAgo: 11.8,
        },
      ],
    },
    {
      title: 'I am the only admin and I have not had two free hours in a row since August',
      body: `Company of 85. I report to finance. Anybody can put a meeting in my calendar and everybody does. "Quick question about the projector" gets half an hour on a Wednesday at 10, right in the middle of the only window I had to finish the mail migration.

I block time. The blocks are titled DO NOT BOOK. People book over them, because Outlook shows it as busy and they think busy means "busy but for me he'll make an exception". Then I do the migration work at nine in the evening, which my wife has noticed.

I can't say no to all of it. Some of the meetings are real. What I'm after is something that keeps, say, eight hours a week for project work and shuffles it when a real thing lands, rather than letting it get eaten. Or a policy that worked. Or a sign for the door.

How do solo admins handle this?`,
      author: 'lonely_at_layer8',
      hoursAgo: 9.1,
      score: 387,
      ratio: 0.97,
      comments: 114,
      flair: 'Question',
      replies: [
        {
          author: 'change_window_chad',
          body: 'I title mine "Vendor call: licensing audit". Nobody has ever asked to join.',
          score: 540,
          hoursAgo: 8.7,
        },
        {
          author: 'nullmodem_ned',
          body: 'Ticket or it does not exist. Calendar invites from users get declined with a link to the portal. It took three weeks of people being cross.',
          score: 131,
          hoursAgo: 8,
        },
      ],
    },
    {
      title: 'Rant: "can you just make it so that passwords never expire but also we are secure"',
      body: `Email from the director of something, cc my boss, cc HIS boss.

He wants no password expiry, fine, agreed, I've been asking for that since 2019. He also wants no MFA on his phone because it "interrupts". He also wants to log in from his holiday house on his son's laptop. He ALSO wants me to confirm in writing that we're compliant.

I wrote back "Which of these would you like?" and I've been asked to work on my tone.`,
      author: 'greybeard_gwen',
      hoursAgo: 17.5,
      score: 2290,
      ratio: 0.98,
      comments: 304,
      flair: 'Rant',
      replies: [
        {
          author: 'patchtuesdaywidow',
          body: 'The correct reply is the risk acceptance form. It has a box for his signature. You will never hear about it again.',
          score: 1411,
          hoursAgo: 17,
        },
        { author: 'kvm_and_sorrow', body: 'tone: compliant. user: not.', score: 502, hoursAgo: 15.4 },
        {
          author: 'tier_one_tobias',
          body: "the son's laptop has 14 toolbars and a crypto miner named Steve, I guarantee it",
          score: 377,
          hoursAgo: 14.9,
        },
      ],
    },
    {
      title: 'Post-incident report: how a leap in NTP took down badge readers in four buildings',
      body: '',
      link: 'https://statusnotes.example/incidents/badge-readers-ntp',
      author: 'stratum_two',
      hoursAgo: 22,
      score: 611,
      ratio: 0.97,
      comments: 58,
      flair: 'Link/Article',
      replies: [
        {
          author: 'stratum_two',
          body: 'Per the rule: worth reading for page 3, where they find out that the doors trusted a coffee machine for the time.',
          score: 402,
          hoursAgo: 21.8,
        },
      ],
    },
    {
      title: 'Anyone else seeing mail to one large provider deferred since about 06:00 UTC?',
      body: `Queue is at 4k and climbing, all 421s, "try again later". Our SPF/DKIM/DMARC haven't changed, IP isn't on any list I can find. Two other admins in my city see the same. Just want to know if it's us.`,
      author: 'postmaster_at_dawn',
      hoursAgo: 2.3,
      score: 208,
      ratio: 0.98,
      comments: 96,
      flair: 'Question',
    },
    {
      title: '11 years in, offered a management role. I like servers. Talk me into or out of it',
      body: `They want me to lead the infra team, six people, three of whom I trained. 14% more. No more on-call, which at 41 is the part that makes me hesitate to say no.

What I'm afraid of: I'm good at this. I know the estate like my own kitchen. As a manager I'd be a beginner again, and the things I do all day would be budgets, reviews, and meetings about the things I used to do.

If I say no, they hire from outside. We had an outside one before. He reorganised the cable colours.

For those who went over: do you miss it? For those who went back: how long did it take before people stopped asking why?`,
      author: 'kvm_and_sorrow',
      hoursAgo: 28,
      score: 176,
      ratio: 0.95,
      comments: 133,
      flair: 'Career / Job Related',
    },
    {
      title: 'Hot take: most of you do not need kubernetes, you need a second server and a nap',
      body: `I just removed a 3 node cluster that was running one intranet, one wiki and a cron job. It's two VMs now. The cron job is a cron job. Nobody noticed except the power bill.`,
      author: 'ohm_sweet_ohm',
      hoursAgo: 35,
      score: 1873,
      ratio: 0.91,
      comments: 418,
      flair: 'General Discussion',
      replies: [
        {
          author: 'yaml_is_a_cry',
          body: 'But how will the cron job scale to web',
          score: 733,
          hoursAgo: 34.2,
        },
        {
          author: 'stratum_two',
          body: 'Agree for this case, and I say that as somebody paid to run clusters. The nap is underrated.',
          score: 288,
          hoursAgo: 33,
        },
      ],
    },
    {
      title: 'Revolutionize your endpoint visibility with our agentless platform (free trial inside)',
      body: `Hello sysadmins! As IT professionals we all know how challenging endpoint visibility can be in today's landscape. Our solution gives you a single pane of glass across every asset. Book a slot with our team and get a free hoodie.`,
      author: 'panewise_official',
      hoursAgo: 0.6,
      score: 0,
      ratio: 0.04,
      comments: 9,
      replies: [
        { author: 'change_window_chad', body: 'rule 1', score: 88, hoursAgo: 0.5 },
        { author: 'greybeard_gwen', body: 'what size is the hoodie', score: 141, hoursAgo: 0.4 },
      ],
    },
    {
      title: 'Leaving our monitoring suite after a 3x renewal quote. What did you move to, and what broke?',
      body: `Same 60 hosts, same modules, new owner, three times the price. Sales rep says the old SKU "no longer reflects the value". We've got until the end of January.

Mostly need: up/down, disk, certs, a few SNMP things, and alerts that go to whoever is on call instead of to all of us. Not bothered about pretty. I'd love to hear from people who migrated with a small team and what they wish they'd exported before the licence ran out.`,
      author: 'disk_at_94_percent',
      hoursAgo: 11.7,
      score: 254,
      ratio: 0.97,
      comments: 147,
      flair: 'Question',
    },
    {
      title: 'To whoever left the sticky note inside rack 7 in 2011',
      body: `"do not unplug the grey one. sorry. - K"

there are nine grey ones K. two of them are humming

there are NINE`,
      author: 'crimped_and_cranky',
      hoursAgo: 41,
      score: 5340,
      ratio: 0.99,
      comments: 187,
      flair: 'General Discussion',
    },
  ],
}
