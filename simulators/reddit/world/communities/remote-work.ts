import type { WrittenCommunity } from '../written-community.ts'

export const remoteWork: WrittenCommunity = {
  name: 'RemoteWork',
  title: 'Remote Work',
  about:
    'Working from home, from a van, from the corner of a bedroom. Tips, tools, return-to-office news, and reassurance that talking to the cat counts as a standup.',
  subscribers: 358000,
  postsPerDay: 71,
  rules: [
    {
      name: 'No job ads, no job begging',
      description:
        'There are places for that. "Is company X legit" goes in the pinned Scam Check thread. Most of them are not.',
    },
    {
      name: 'The one-in-ten rule',
      description:
        'Something of your own is fine if it is relevant and if nine out of ten of your contributions are not about it. We look at your history. No tracking links.',
    },
    {
      name: 'No blogspam',
      description:
        'Summarise what the article says. Bare links to "Top 17 tools for remote teams" are removed.',
      appliesTo: 'link',
    },
    {
      name: 'No overemployment how-to',
      description: 'Working two jobs in secret has its own community.',
    },
    {
      name: 'Be civil about RTO',
      description: 'Some people like offices. They are wrong, but they are people.',
    },
    {
      name: 'Setup photos on Saturdays',
      description: 'Saturday, UTC. Cables must be visible, we are not a furniture catalogue.',
      appliesTo: 'link',
    },
  ],
  posts: [
    {
      title: 'Team across 5 time zones, my day is now 7am calls, a hole, and 8pm calls',
      body: `I'm in Lisbon. Team is in Denver, Toronto, Nairobi, Pune. Everyone's lovely. Everyone books what's normal for them.

So I have calls at 7, nothing from 9 to 3 except a 25-minute thing at 11 and another at 1:30 (WHY), and then 4 to 8 solid. The nothing is meant to be when I code. I get maybe 50 minutes of real focus out of it.

We've tried a shared doc with everybody's working hours. No one opens it. I'd love something that sits on top of the calendar, knows I need e.g. two 2-hour stretches per day, and makes those look busy to others, moving them when needed. We use Google Calendar.

How do you do it in spread-out teams?`,
      author: 'pasteldenatal',
      hoursAgo: 5,
      score: 344,
      ratio: 0.98,
      comments: 97,
      flair: 'Advice',
      replies: [
        {
          author: 'ninefortyfive',
          body: 'Two agreed overlap windows, everything lives there, the rest is async. It needs someone senior to say it out loud once.',
          score: 158,
          hoursAgo: 4.4,
        },
        {
          author: 'kettlewhine',
          body: 'the 25 minute thing at 11 is a war crime',
          score: 240,
          hoursAgo: 4.1,
        },
      ],
    },
    {
      title: 'Boss: "we are a family". Also boss: laptop tracker, 5 minute idle alarm',
      body: `I was reading. A document. On paper. For work. It pinged my manager.

I'm now reading with one hand on the mouse like a pianist.`,
      author: 'pianistmouse',
      hoursAgo: 8.3,
      score: 3870,
      ratio: 0.98,
      comments: 362,
      flair: 'Rant',
      replies: [
        {
          author: 'grainelevator',
          body: 'Put it in writing: "should I not read documents during work hours?" and wait.',
          score: 1688,
          hoursAgo: 7.9,
        },
      ],
    },
    {
      title: 'My coworker of the month',
      body: '',
      author: 'heronandheadset',
      hoursAgo: 17.2,
      score: 2410,
      ratio: 0.99,
      comments: 88,
      flair: 'Pets',
      link: 'https://i.redd.it/cat-in-standup.jpg',
    },
    {
      title: 'I have not spoken out loud to a person since Thursday',
      body: `It's Sunday. I noticed as I said thank you to the delivery man and my voice cracked like I'm 13.

I like my job. I like my flat. I moved here for a relationship that ended in spring and I just... stayed. All my friends are in a laptop.

How do you meet people when you're 36 and work from a desk that faces a wall? I'm not depressed I think. It's more as if I'm on pause.`,
      author: 'voicecrack36',
      hoursAgo: 12.1,
      score: 1920,
      ratio: 0.99,
      comments: 244,
      flair: 'Support',
      replies: [
        {
          author: 'bellfounder',
          body: 'Choir. No audition. You do not even have to talk, you stand next to people and breathe at the same time. Changed my year.',
          score: 902,
          hoursAgo: 11.4,
        },
        {
          author: 'sundaysaltmarsh',
          body: 'Turn the desk around first. I mean it. Face the window, see legs walk by.',
          score: 466,
          hoursAgo: 10.3,
        },
        {
          author: 'voicecrack36',
          body: 'turned the desk. there is a lady with three whippets. ok. ok good.',
          score: 1310,
          hoursAgo: 7.2,
        },
      ],
    },
    {
      title: 'Small remote dev team: how do you do on-call when nobody is awake at the same time?',
      body: `4 devs, Chile, Poland, Vietnam. When something breaks, whoever's awake has to work out what happened with no one to ask. Code's fine, we all know the code. It's finding *what happened*: logs are in three places, retention is 3 days on one of these, and the person who knows the magic query is asleep.

We write handover notes at the end of each shift, which helps. What I'm missing is a place where we can search everything by request or customer, and leave the link in the handover ("start here"). The enterprise options are priced for people with a platform team.

How are other tiny teams handling it? Tooling and habits both welcome.`,
      author: 'magicqueryasleep',
      hoursAgo: 15.4,
      score: 131,
      ratio: 0.98,
      comments: 44,
      flair: 'Tools',
      replies: [
        {
          author: 'oxbowdev',
          body: 'Save the magic queries in the repo, next to the code they are about. Review them in PRs. Sounds silly, it is the best thing we did.',
          score: 88,
          hoursAgo: 14.2,
        },
        {
          author: 'tin_roof_rusted',
          body: '3 days retention is the killer, customers report on day 4. It is a law of nature.',
          score: 71,
          hoursAgo: 13.1,
        },
      ],
    },
    {
      title: 'RTO announced. 3 days. I live 4 hours away, by their own approval.',
      body: `Hired remote in 2021. It's in the contract under "place of work: home". HR says "we're asking everyone to be flexible".

Has anyone held their ground in writing and kept the job? Germany, if it matters.`,
      author: 'Ortsgebunden',
      hoursAgo: 10.7,
      score: 1450,
      ratio: 0.97,
      comments: 287,
      flair: 'RTO',
    },
    {
      title: 'Things I have muted in my career: a list',
      body: `* blender
* a marching band (real, passing)
* my mother, explaining to the plumber what I do
* the plumber, explaining it to my mother, more accurately
* weeping (mine)
* weeping (toddler's, yogurt related)`,
      author: 'yoghurtrelated',
      hoursAgo: 20.6,
      score: 2230,
      ratio: 0.99,
      comments: 165,
      flair: 'Humor',
    },
    {
      title: 'Does "focus time" on the calendar work for anybody, really?',
      body: `Everyone in my company has focus time. Everyone in my company books over focus time. It's purple. It means "free, but purple".

Is there a setting or a tool that makes it decline automatically, or that hides it as a normal meeting? Or at least tells people "the next real opening's at 2"? I run a 6 person support team, so I can't go dark, but I need maybe 90 minutes a day to do the rota and write.`,
      author: 'freebutpurple',
      hoursAgo: 7.4,
      score: 712,
      ratio: 0.98,
      comments: 126,
      flair: 'Tools',
      replies: [
        {
          author: 'mudlarkmandy',
          body: '"Free, but purple." I am going to get this on a mug.',
          score: 404,
          hoursAgo: 6.8,
        },
        {
          author: 'wharfside',
          body: 'I name mine "Interview: candidate" and nobody has ever touched it.',
          score: 533,
          hoursAgo: 6.2,
        },
      ],
    },
    {
      title: 'Standing desk, walking pad, kneeling chair: what I still use after 3 years',
      body: `None. I have a dining chair with a cushion and I walk to the bakery at 10 and at 3. My back has never been better. The walking pad is a very good shelf.`,
      author: 'tenandthree',
      hoursAgo: 25.5,
      score: 890,
      ratio: 0.97,
      comments: 174,
    },
    {
      title: 'How do you onboard a junior when everyone is remote?',
      body: `Our first junior starts on Monday. She's 22, it's her first job. When I was 22 I learned by overhearing. There's nothing to overhear in a chat channel.

Ideas so far: an open voice room 10 to 12 where we work and mumble, pairing each afternoon with a different person, a "stupid questions" doc that *I* fill in first with my own.

What do you wish someone had done for you?`,
      author: 'mumbleroom',
      hoursAgo: 29.1,
      score: 521,
      ratio: 0.99,
      comments: 93,
      flair: 'Advice',
      replies: [
        {
          author: 'Petrichorist',
          body: 'Tell her when she may stop for the day. My first month I sat there till 9 since nobody said.',
          score: 611,
          hoursAgo: 27.8,
        },
      ],
    },
    {
      title: 'Unpopular: I miss my commute',
      body: `Not the train. The 40 minutes in which I wasn't anyone's anything. I now drive round the block at 5:30, park, and come in. My kids shout "you're home!" It works.`,
      author: 'roundtheblock',
      hoursAgo: 34.4,
      score: 3310,
      ratio: 0.96,
      comments: 219,
    },
    {
      title: 'internet out, boss says go to a cafe, cafe is playing live bagpipes',
      body: `its a festival apparently. nobody told me. im in the toilet with a hotspot and 30% battery. client asked is that an alarm, do you need to evacuate. i said yes. best meeting ive had in weeks`,
      author: 'toilethotspot',
      hoursAgo: 0.4,
      score: 467,
      ratio: 0.99,
      comments: 52,
      flair: 'Humor',
    },
  ],
}
