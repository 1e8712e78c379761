import type { WrittenCommunity } from '../written-community.ts'

export const adhdProductivity: WrittenCommunity = {
  name: 'ADHD_productivity',
  title: 'ADHD and getting things (sort of) done',
  about:
    'Systems that work for three weeks, systems that work for longer, and people who get it. Diagnosed, self-suspecting and supportive partners welcome.',
  subscribers: 226000,
  postsPerDay: 63,
  rules: [
    {
      name: 'If you made it, say that you made it',
      description:
        'You can share an app, template or video of your own, once a month at most, if you start with "I made this" and say what it costs. You must stay and answer questions. Pretending to be a happy user of your own app is a permanent ban.',
    },
    {
      name: 'No medication dosing talk',
      description:
        'Experiences are fine ("it made me less snappy"). Amounts, schedules, sources and "should I take" are not. Talk to your prescriber.',
    },
    {
      name: 'No AI walls of text',
      description:
        'Nobody here can read 1,200 words with seven bold headings. Write it yourself, badly. Badly is welcome.',
    },
    {
      name: 'Use paragraphs or a TL;DR',
      description: 'Not to be mean. It is an accessibility rule.',
    },
    {
      name: 'No "have you tried a planner"',
      description: 'Also no "everyone is a bit ADHD". You will be removed and, in spirit, thrown in a lake.',
      appliesTo: 'comment',
    },
    {
      name: 'No diagnosing other people',
      description: 'Not your boss, not your ex, not a stranger from one post.',
    },
    {
      name: 'Surveys need mod approval and an ethics number',
      description: 'University studies only. Commercial surveys are removed.',
    },
  ],
  posts: [
    {
      title: 'A meeting at 2pm means the whole day is a waiting room',
      body: `You know. I don't need to explain. It's 9:40, I've got four free hours and I can't start anything as there's A Thing at 2.

What I've noticed: if all my meetings are stuck together I'm a normal human for the rest. If they're sprinkled over the day I'm useless for all of it. But I don't control it, people put stuff wherever there's a gap.

Does anyone have a calendar trick or app that pushes meetings together, or shuts off chunks so that nobody can book into them? I tried blocking it by hand and I forget to do it (lol) and then it's too late.

TL;DR: need something to defend my empty space from other people, and I can't be the one to remember`,
      author: 'waitingroombrain',
      hoursAgo: 3.6,
      score: 1480,
      ratio: 0.99,
      comments: 172,
      flair: 'Tools?',
      replies: [
        {
          author: 'sevenopentabs',
          body: 'I have never felt so seen by the words "waiting room".',
          score: 512,
          hoursAgo: 3.3,
        },
        {
          author: 'mossyclock',
          body: 'Recurring block 9 to 12, every day, forever, called "dentist". One time setup so I could not forget it. My team thinks I have terrible teeth.',
          score: 904,
          hoursAgo: 3,
        },
        {
          author: 'waitingroombrain',
          body: 'FOREVER DENTIST',
          score: 466,
          hoursAgo: 2.9,
        },
        {
          author: 'halfacrescent',
          body: 'the problem with fixed blocks for me is that my good hours move around. some weeks its morning, some weeks 3pm',
          score: 141,
          hoursAgo: 2.2,
        },
      ],
    },
    {
      title: 'I did the laundry. All of it. INCLUDING THE PUTTING AWAY.',
      body: `no system. no trick. it just happened. i looked down and there were socks in the sock place. telling u all because nobody in my real life understands the scale of this`,
      author: 'sockplace',
      hoursAgo: 6.9,
      score: 5320,
      ratio: 1,
      comments: 241,
      flair: 'WIN',
      replies: [
        {
          author: 'lemoncrates',
          body: 'The putting away!!! That is the final boss!!!',
          score: 1240,
          hoursAgo: 6.6,
        },
        {
          author: 'ambleside_k',
          body: 'Please describe the sock place, I am from a culture that does not have one.',
          score: 1811,
          hoursAgo: 6.1,
        },
      ],
    },
    {
      title: 'My graveyard of productivity apps, ranked by how long I lasted',
      body: `**41 days** paper index cards (ran out of cards, never bought cards)
**23 days** the one with the little tree
**19 days** the one everybody on the internet has a template for. 17 of the 19 were spent on the template.
**6 days** bullet journal. Made a spread. Spread was beautiful. Could not make it ugly by using it.
**2 days** the one my therapist likes
**40 minutes** the one that began with "tell us about your goals"

Undefeated since 2016: writing on my hand.`,
      author: 'handwriter2016',
      hoursAgo: 15.5,
      score: 3870,
      ratio: 0.99,
      comments: 298,
      flair: 'Humor',
    },
    {
      title: 'Late diagnosis at 43, and I am grieving, is that normal',
      body: `I thought I'd be relieved. I was for about a week.

Now I keep going back through my life like a film, seeing where someone could have noticed. The report cards. "Bright but careless." The degree that I left. The friend whose wedding I missed since I'd written down the right day and the wrong month.

I'm not angry with anyone. My mother did what she could; she's probably one of us. I'm just so sad for that kid with the messy desk who thought that she was lazy for forty years.

Does it turn into something else?`,
      author: 'Untidy_Desk_1981',
      hoursAgo: 11.2,
      score: 2610,
      ratio: 0.99,
      comments: 187,
      flair: 'Support',
      replies: [
        {
          author: 'goldenrodmile',
          body: 'It turns into tenderness. Took me about a year. I have a picture of that kid on my desk now. It is a messy desk.',
          score: 1420,
          hoursAgo: 10.6,
        },
        {
          author: 'pockettoaster',
          body: 'Completely normal. It has a name, my therapist called it the audit. The audit ends.',
          score: 633,
          hoursAgo: 9.1,
        },
      ],
    },
    {
      title: 'freelancers with adhd HOW do you send invoices',
      body: `not how as in which button. HOW as in how does the task ever happen

i finished a job in AUGUST. 1900 euro. i havent sent the invoice. i open the thing and its like two magnets pushing away. and then when i do send one and they dont pay id rather eat the laptop than write to them

i lose like 4k a year to this i think. is there something that just does it. i say "done" and it goes out and it bugs them and i never have to look at it again`,
      author: 'twomagnets',
      hoursAgo: 9.3,
      score: 744,
      ratio: 0.99,
      comments: 133,
      flair: 'Tools?',
      replies: [
        {
          author: 'foldedkite',
          body: 'Body doubling. My friend and I video call on the last Friday, we both do invoices, we are not allowed to talk until sent.',
          score: 281,
          hoursAgo: 8.7,
        },
        {
          author: 'brinejar',
          body: 'I invoice BEFORE I deliver now. File goes out when they have paid. I cannot forget it because I want the dopamine of handing it over.',
          score: 399,
          hoursAgo: 8.1,
        },
      ],
    },
    {
      title: 'Has anyone found a way to make time visible? Hour glass, LED, anything',
      body: `I don't feel 20 minutes. I feel "now" and "not now". Phone timers I swipe away without it reaching my brain. I've seen people with those red disc clocks, is it any good for adults at a desk? Or something in the menu bar that shows how much of the morning is left until the next meeting?`,
      author: 'nownotnow',
      hoursAgo: 18.4,
      score: 398,
      ratio: 0.98,
      comments: 91,
      flair: 'Tools?',
      replies: [
        {
          author: 'tinselmoth',
          body: 'Red disc clock, yes, for adults, yes. The ticking is either soothing or murder so get the silent one.',
          score: 166,
          hoursAgo: 17.6,
        },
      ],
    },
    {
      title: 'My desk today vs my desk after one (1) email I did not want to answer',
      body: '',
      author: 'avoidantorganizer',
      hoursAgo: 21.7,
      score: 2230,
      ratio: 0.99,
      comments: 74,
      flair: 'Humor',
      link: 'https://i.redd.it/desk-before-and-after-avoidance.jpg',
    },
    {
      title: 'The doom pile method (I am only half joking)',
      body: `Everyone says "a place for everything". I have one place. It's the Pile.

Rules of the Pile:

1. All paper goes on the Pile. Never beside it.
2. When it falls over, that's Pile Day.
3. On Pile Day you take from the BOTTOM. What's on the bottom has either expired (throw it out) or is an emergency (you'd have heard).

In four years I've missed one car tax. With the previous eleven systems I missed three.

TL;DR gravity is my assistant`,
      author: 'pileday',
      hoursAgo: 13.9,
      score: 1960,
      ratio: 0.99,
      comments: 118,
    },
    {
      title: 'How do you say no to a meeting without a 20 minute spiral',
      body: `Someone sends an invite. It's on top of the two hours I had put away for actual work. I think: decline. Then I think: they'll hate me. Then: propose another time. Then I look at the calendar to find one and it's 40 minutes later and I'm looking up how tall giraffes are when born (6 ft).

I accept nearly everything for that reason and do my work at night. My partner's noticed.

What I want is for the no to happen without me. Auto-suggest a different slot, politely, before I've even seen it. Is that a thing? Do you have a canned text you use?`,
      author: 'sixfootgiraffe',
      hoursAgo: 23.5,
      score: 866,
      ratio: 0.99,
      comments: 104,
      flair: 'Work',
      replies: [
        {
          author: 'clementinepith',
          body: 'Canned text: "I can do this by message today or in person Thursday after 2, which is better?" They pick message 80% of the time.',
          score: 374,
          hoursAgo: 22.6,
        },
        {
          author: 'oarlock',
          body: '(6 ft) is the most relatable part of this post',
          score: 690,
          hoursAgo: 21.9,
        },
      ],
    },
    {
      title: 'Partner of someone with ADHD: what helps, what is nagging?',
      body: `I love him. He's funny and kind and he's left the hob on twice this month.

I don't want to be his mum. If I say nothing, things don't get done and I stew. If I say something, he's ashamed and it doesn't get done either. What does your person do that helps you?`,
      author: 'hobwatch',
      hoursAgo: 28.1,
      score: 702,
      ratio: 0.97,
      comments: 196,
    },
    {
      title: 'I made a checklist for leaving the house and taped it to the INSIDE of the door',
      body: `Keys. Phone. Trousers.

The third was added after an incident. I won't be describing the incident. The postman knows, and he and I have an understanding.`,
      author: 'afteranincident',
      hoursAgo: 32,
      score: 4110,
      ratio: 1,
      comments: 107,
    },
    {
      title: 'Hyperfocus is not a superpower, a rant',
      body: `"Oh but you can hyperfocus!" Yes. On the history of the shipping container. For nine hours. With a full bladder. On the day of my sister's birthday.

I can't aim it. It's a fire hose that someone else is holding. Please stop putting it on mugs.`,
      author: 'containerfacts',
      hoursAgo: 38.5,
      score: 3020,
      ratio: 0.98,
      comments: 214,
      flair: 'Rant',
    },
  ],
}
