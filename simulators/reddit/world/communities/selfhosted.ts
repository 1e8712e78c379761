import type { WrittenCommunity } from '../written-community.ts'

export const selfhosted: WrittenCommunity = {
  name: 'selfhosted',
  title: 'selfhosted: your services, your hardware, your 2am',
  about:
    'Running it yourself instead of renting it. Home servers, VPSes, backups you have tested and backups you have not. Please tag your post and say what you run.',
  subscribers: 596000,
  postsPerDay: 84,
  rules: [
    {
      name: 'It has to be self-hostable',
      description:
        'Posts are about software a person can run on their own machine. Cloud-only services are off topic, also as "an alternative". If it has a hosted plan *and* a version we can run, talk about the one we can run.',
    },
    {
      name: 'Promoting your project: disclose and take part',
      description:
        'Developers are welcome. Use the **Release** or **New project** flair, say it is yours, say what the license and the price is, and stay to answer. At most one post per project per month. A repo with a README and no code is not a project yet.',
      appliesTo: 'link',
    },
    {
      name: 'Declare AI-built projects',
      description:
        'If most of the code was generated, say so in the post. It is allowed. Hiding it is not. People are going to put this on their network.',
    },
    {
      name: 'No referral links',
      description: 'No VPS codes, no affiliate hardware links, no "use my link and we both get".',
      appliesTo: 'all',
    },
    {
      name: 'Blank out your IPs and tokens',
      description:
        'We remove screenshots with keys in them for your own good. It happens about twice a week. Then rotate the key.',
    },
    {
      name: 'No piracy',
      description: 'We do not ask what is on your media server. Do not tell us.',
    },
    {
      name: 'Dashboard pictures on weekends only',
      description: 'Very nice. Saturday and Sunday.',
      appliesTo: 'link',
    },
  ],
  posts: [
    {
      title: 'Lightweight log search that is not an entire Java cluster?',
      body: `18 containers, three small boxes, one of them is a thin client I got for 40 euros. I want to collect all the logs in one place and search them. That's all!!

Tried so far:

1. The famous stack. It took 6 GB of RAM to index 200 MB of text. My thin client made a noise.
2. The other one, labels only. Fine if you know the label. I never know the label. If I knew where the problem was I wouldn't be searching.
3. rsyslog + grep + ssh. What I have now. I can't do it from my phone in bed, where most of my incidents happen.

Wanted: single binary or one container, full text, under 512 MB, a web page that works on a phone, alert by webhook. Happy to pay for a license if it runs at my place, I'd also use it at work (4 devs, we've the same problem, only with money).`,
      author: 'thinclient_therese',
      hoursAgo: 6.1,
      score: 274,
      ratio: 0.97,
      comments: 118,
      flair: 'Need Help',
      replies: [
        {
          author: 'zfs_and_chill',
          body: 'SQLite with full text search and a 60 line script. I can share it but you will not like the parser.',
          score: 121,
          hoursAgo: 5.8,
        },
        {
          author: 'rackrattle',
          body: '"If I knew where the problem was I would not be searching" should be pinned in that project\'s issue tracker',
          score: 236,
          hoursAgo: 5.2,
        },
        {
          author: 'thinclient_therese',
          body: 'Send the script. I have seen parsers. I have no pride left.',
          score: 88,
          hoursAgo: 4.9,
        },
      ],
    },
    {
      title: 'My backup strategy worked. I would like to tell someone. My family is asleep.',
      body: `Disk died at 22:40. Not "SMART warning" died. Clicking died.

23:05 new disk in. 23:10 restore started. 01:50 everything's back, photos, mail, the recipe thing, my kid's block world with the pig palace.

I tested restores every quarter for six years and felt like a man who rehearses his own rescue. Tonight the boat came.

3-2-1, people. Test it. Good night.`,
      author: 'pig_palace_admin',
      hoursAgo: 9.4,
      score: 3870,
      ratio: 0.99,
      comments: 203,
      flair: 'Story',
      replies: [
        {
          author: 'cronjob_carla',
          body: 'We are awake and we are proud of you.',
          score: 1920,
          hoursAgo: 9.2,
        },
        {
          author: 'rackrattle',
          body: 'glad the pigs made it',
          score: 1105,
          hoursAgo: 8.8,
        },
      ],
    },
    {
      title: '[Release] Larder 1.8: pantry and recipe manager, now with offline mode',
      body: `Hi, I'm the author. Larder is a pantry manager, AGPL, no hosted version, no paid tier.

New in 1.8:

- offline mode in the web app, syncs when you get home from the shop
- barcode scanning without calling any third party
- import from four formats (thanks to whoever sent 900 recipes for soup as a test case)
- image is 38 MB, ARM and x86

Breaking: \`LARDER_DB\` is now \`LARDER_DATABASE_URL\`. I know. I'm sorry. The old one still works until 2.0.

No generated code apart from two of the translations, which are marked. Changelog: https://larder.example/changelog/1-8`,
      author: 'larder_dev',
      hoursAgo: 18,
      score: 812,
      ratio: 0.98,
      comments: 134,
      flair: 'Release',
      replies: [
        {
          author: 'soup_archivist',
          body: 'It was me. There are more.',
          score: 640,
          hoursAgo: 17.3,
        },
      ],
    },
    {
      title: 'Looking for a self-hosted calendar that can protect time, not only show it',
      body: `I run CalDAV at home, it's been rock solid for four years. But it's a dumb book. My wife and I both freelance, our clients send invites, and each week I end up dragging things by hand so that each of us has a couple of free mornings.

Is there anything that sits *on top* of CalDAV and does: "this person needs 3 x 3h per week, find it, hold it, move it if something hard lands there"? I've found booking pages (many) and task managers (too many) but nothing which does this.

A service would be OK too if it talks CalDAV and doesn't want to read my mail, I know it's the wrong sub to say so.`,
      author: 'dav_and_goliath',
      hoursAgo: 12.6,
      score: 97,
      ratio: 0.93,
      comments: 38,
      flair: 'Need Help',
    },
    {
      title: 'Please stop telling beginners to run Kubernetes for a photo album',
      body: `Someone asked yesterday how to share photos with their gran. GRAN. Top answer had the word "ingress" in it four times.

You need one box, one compose file, one backup. When that's too small for you, you'll know, because you will be a company.

I run Kubernetes at work. I'm paid to. At home I have a text file called HOW-TO-FIX.txt and it's eleven lines long, and I've been happy since 2020.`,
      author: 'eleven_lines',
      hoursAgo: 22,
      score: 2650,
      ratio: 0.92,
      comments: 388,
      flair: 'Rant',
      replies: [
        {
          author: 'helmsman_hugo',
          body: 'It is a hobby. Some people build model railways. Nobody tells them the bus is faster.',
          score: 944,
          hoursAgo: 21.3,
        },
        {
          author: 'eleven_lines',
          body: 'Fair. But they do not tell gran to take the model railway.',
          score: 1730,
          hoursAgo: 21,
        },
      ],
    },
    {
      title: 'Ran a mail server for 10 years, gave up yesterday, feel fine',
      body: `I know everyone says don't. I did, for ten years, and 99% of it was OK. It's the other side. One day in August a large provider decided my IP range smells, and my dentist stopped getting my mail. Not bounced. Just gone. I found out in October, by toothache.

DNS, SPF, DKIM, DMARC, all green, ten out of ten on every tester. Doesn't matter. You can do everything right and still be a bad neighborhood.

I've moved to a paid mailbox with my own domain. It took forty minutes. I keep looking at the empty VM. I think I'll make it a Minecraft server.`,
      author: 'postmaster_emeritus',
      hoursAgo: 27,
      score: 1480,
      ratio: 0.97,
      comments: 264,
      flair: 'Story',
    },
    {
      title: 'NEW: HomeHubOS, the all in one dashboard for your homelab (waitlist open)',
      body: `Super excited to share what we've been cooking! One dashboard, all your services, AI assistant built in. Cloud sync, so you never lose your config.

Self-hosted version planned for Q4. Join the waitlist now to lock in founder pricing.`,
      author: 'homehubos_team',
      hoursAgo: 1.6,
      score: 0,
      ratio: 0.1,
      comments: 17,
      flair: 'New project',
      replies: [
        { author: 'zfs_and_chill', body: 'so it is hosted', score: 112, hoursAgo: 1.5 },
        {
          author: 'helmsman_hugo',
          body: 'Founder pricing for a dashboard of things I own, in a place I do not. Bold.',
          score: 90,
          hoursAgo: 1.2,
        },
      ],
    },
    {
      title: 'Power draw of my entire setup, measured for a year, and what I switched off',
      body: '',
      link: 'https://wattsunderthestairs.example/one-year',
      author: 'modest_nas',
      hoursAgo: 31,
      score: 905,
      ratio: 0.98,
      comments: 142,
      flair: 'Article',
    },
    {
      title: 'Invoicing for a one man business, self-hosted or at least exportable?',
      body: `electrician, did the homelab thing for fun, now i want my invoices out of the subscription i'm in (price up 3rd time, and to get a csv of my OWN customers i have to write to support)

need: quotes to invoices, pdf that doesnt look like 1997, vat, and REMINDERS. half my customers pay when reminded and not one second before. i do reminders by hand on sunday evening with a beer and i'd rather just do the beer

docker is fine. postgres is fine. something hosted by a small honest company with a real export would also do, don't tell the mods`,
      author: 'sparky_with_a_rack',
      hoursAgo: 15.3,
      score: 163,
      ratio: 0.96,
      comments: 59,
      flair: 'Need Help',
      replies: [
        {
          author: 'modest_nas',
          body: 'Invoicing is the one thing I would not host at home, but mainly because of the legal archive rules here. Which country?',
          score: 48,
          hoursAgo: 14.7,
        },
      ],
    },
    {
      title: 'wife approved uptime: 41 days. then i "improved" dns',
      body: `she didn't say anything. she just looked at the tv, then at me, then at the closet with the server in it

i have rolled back`,
      author: 'rackrattle',
      hoursAgo: 4.5,
      score: 2210,
      ratio: 0.98,
      comments: 149,
      flair: 'Humor',
    },
    {
      title: 'Used enterprise server for 90 bucks, or two mini PCs for 300? (rural, expensive power)',
      body: `Power's 0.38 here. The server has 128 GB RAM, which I don't need but *want*. Noise isn't an issue, it'd live with the goats.

Use: files, photos, cameras (6), home automation. Do the mini PCs ever feel too small? And has anybody had trouble with dust. There's a lot of goat in the air.`,
      author: 'goat_adjacent',
      hoursAgo: 24.5,
      score: 318,
      ratio: 0.97,
      comments: 166,
      flair: 'Need Help',
    },
  ],
}
