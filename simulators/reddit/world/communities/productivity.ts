import type { WrittenCommunity } from '../written-community.ts'

export const productivity: WrittenCommunity = {
  name: 'productivity',
  title: 'productivity: doing the thing rather than reading about doing the thing',
  about:
    'Tips, systems and honest failures about getting things done. You are allowed to be here instead of working. We all are.',
  subscribers: 3160000,
  postsPerDay: 92,
  rules: [
    {
      name: 'No advertising outside Tool Tuesday',
      description:
        'Apps, planners, newsletters, videos and templates you made go in the weekly **Tool Tuesday** thread. It does not matter whether it is free. A "story" about how you fixed your life which turns out to have an app at the end of it is an ad.',
      appliesTo: 'all',
    },
    {
      name: 'Answering a direct question is OK',
      description:
        'When the poster asks for an app, you may name yours if you open with "I make this". No links on the first comment, they can ask. More than one such comment a day looks like a job and is treated like one.',
      appliesTo: 'comment',
    },
    {
      name: 'Posts must have substance',
      description:
        'No bare quotes, no pictures of coffee beside a notebook, no "just start". Tell us what you did, for how long and what came of it.',
    },
    {
      name: 'No AI-written posts',
      description:
        'If you did not write it, we will not read it. Reported posts are checked by a tired human being who has seen "In today\'s fast-paced world" four hundred times.',
      appliesTo: 'link',
    },
    {
      name: 'No medical advice',
      description:
        'Talk about your own experience with ADHD, depression, sleep and medication. Do not tell others what to take or to stop taking.',
    },
    {
      name: 'No surveys or user interviews',
      description: 'This includes "I am validating an idea". Try the mods first, with a university address.',
    },
    {
      name: 'Be kind to people who are stuck',
      description: 'Nobody was ever helped by "discipline, bro".',
    },
  ],
  posts: [
    {
      title: 'My focus blocks never survive contact with my coworkers. What actually defends them?',
      body: `I block 9 to 11:30 every day. Purple, "Focus". Been doing it for a year.

I went back and counted: of 212 blocks, **61 survived intact**. The rest got a meeting dropped on top ("saw you only had a focus block!"), or I moved them myself to be nice, and "move" meant the block went to Friday, and then Friday was full too.

It isn't discipline. When the time's there I use it, I get twice as much done as in the afternoon. It's that a block is the weakest object in any calendar. Everyone can see it's only me.

What I'd like is something that:

- moves the block by itself if it gets hit, *in the same week*, so I still get my ~12 hours
- shows others as simply busy
- tells me at the end of the week what I really got

Company runs on the usual two calendars (half of us on each, don't ask). Has anybody found a thing that does this, or did you solve it with people instead?`,
      author: 'purple_rectangle',
      hoursAgo: 3.7,
      score: 356,
      ratio: 0.97,
      comments: 121,
      flair: 'Software',
      replies: [
        {
          author: 'tinplate_heron',
          body: 'Rename it. "Focus" sounds optional. Mine is called "Budget review" and has a conference room attached.',
          score: 288,
          hoursAgo: 3.4,
        },
        {
          author: 'lowtideclub',
          body: '61 of 212, thank you for counting. I did mine after reading this: 9 of 40. I feel ill',
          score: 132,
          hoursAgo: 2.8,
        },
        {
          author: 'purple_rectangle',
          body: 'The counting was procrastination but I stand by it',
          score: 175,
          hoursAgo: 2.5,
        },
      ],
    },
    {
      title: 'I quit every system and wrote three things on my hand',
      body: `in pen. on my hand. in the morning

if its still readable at night i didnt do it (i wash dishes when i avoid work)

day 40. best system i ever had. my wife says i look like a phone directory`,
      author: 'inkstain_ivo',
      hoursAgo: 14,
      score: 5230,
      ratio: 0.97,
      comments: 288,
      flair: 'Technique',
      replies: [
        {
          author: 'Marguerite_Lists',
          body: 'What do you do with recurring tasks',
          score: 610,
          hoursAgo: 13.4,
        },
        { author: 'inkstain_ivo', body: 'tattoo', score: 3890, hoursAgo: 13.1 },
      ],
    },
    {
      title: 'The two minute rule ruined my life for about a year',
      body: `You know it: if it takes under two minutes, do it now.

I'm good at noticing things. Give me an eight hour day and I'll notice around two hundred things that take two minutes. I did them all. I was the most responsive person in the company. I got an award, an actual glass thing, for "collaboration".

In the same year I moved none of my four goals. Not one. In the review my manager, who's kind, said, "I honestly don't know what you did, but everybody loves you."

What I do now is the reverse. Under two minutes goes on a list, and at 16:00 I do the list. About a third of it has solved itself by then. Another third turns out not to be under two minutes, it was a wolf in a sheet. What remains takes 25 minutes and I play music.

The rule isn't wrong. It's meant for the moment when you're *already* sorting through things. No one tells you that. It goes on the poster without the footnote.

I still have the glass thing. I keep paperclips in it.`,
      author: 'glass_thing',
      hoursAgo: 21,
      score: 4080,
      ratio: 0.98,
      comments: 240,
      flair: 'Advice',
    },
    {
      title: 'Moving away from my calendar app after 5 years, need something for work + kids + deep work',
      body: `They doubled the price and took away the week view I liked, so I'm out at the end of the month.

My situation: three calendars (work, shared family, kids' sports). I do translation, so I need long stretches. Two hours in one piece is worth more than five hours in bits. My husband adds things to the family calendar, bless him, and nothing warns me that he's just cut my Thursday in half.

Looking for: sees all three calendars, finds the long stretches, keeps them. Android + laptop. Doesn't have to be free. Please don't say paper, I've tried paper, the paper is in the car.`,
      author: 'the_paper_is_in_the_car',
      hoursAgo: 8.8,
      score: 143,
      ratio: 0.95,
      comments: 79,
      flair: 'Software',
      replies: [
        {
          author: 'bettina_bullets',
          body: 'Which one doubled? Asking because I think I got the same email.',
          score: 34,
          hoursAgo: 8.1,
        },
        {
          author: 'lowtideclub',
          body: 'I had the husband problem. We made a rule: after 20:00 on Sunday the week is closed. Works better than software, honestly, though he did try to book a dentist at 19:58.',
          score: 102,
          hoursAgo: 7.5,
        },
      ],
    },
    {
      title:
        "I read 31 productivity books so you don't have to. Here is the shared advice, sorted by how often it appears",
      body: `- sleep (28 of 31)
- write it down somewhere you trust (27)
- do less (25, and the mean length of these was 290 pages)
- mornings (22; of these, 19 authors have no small children)
- batch email (20)
- walk (17)
- a story about a pilot (14)
- a story about the *same* pilot (6)
- weekly review (13)
- delegate to your assistant (11)

I don't have an assistant. I did learn a lot about the pilot.`,
      author: 'Marguerite_Lists',
      hoursAgo: 26,
      score: 8740,
      ratio: 0.99,
      comments: 410,
      flair: 'Book',
    },
    {
      title: 'Why a boring job and one good hour beat my "dream routine"',
      body: '',
      link: 'https://oneslowhour.example/boring-job',
      author: 'one_slow_hour',
      hoursAgo: 17.5,
      score: 94,
      ratio: 0.77,
      comments: 13,
      flair: 'Article',
    },
    {
      title: "How I 10x'd my output and finally found balance",
      body: `In today's fast-paced world, staying productive can feel overwhelming. I used to struggle with procrastination, but then I discovered three game-changing principles:

**1. Clarity.** Know what matters.
**2. Consistency.** Show up daily.
**3. Tools.** The right tool makes all the difference. I personally use FlowPilotly, which combines tasks, notes and AI coaching in one place. They have a 40% discount right now!

What are YOUR game changers? 👇`,
      author: 'balanced_bennett22',
      hoursAgo: 2.1,
      score: 0,
      ratio: 0.09,
      comments: 12,
      replies: [
        { author: 'glass_thing', body: 'there it is. principle 3', score: 97, hoursAgo: 1.9 },
        {
          author: 'bettina_bullets',
          body: 'four hundred and one',
          score: 144,
          hoursAgo: 1.6,
        },
      ],
    },
    {
      title: 'i have opened the document every day for 3 weeks and typed nothing',
      body: `its a 6 page report. i know whats in it. i could say it out loud to you now

every morning i open it, title's there, cursor's there, and something in my chest goes no. then i do everything else extremely well. my kitchen has never been so clean

not lazy, not tired, i sleep. deadline was friday and they gave me till next friday and were nice about it and that made it worse

does anyone know what this is or how you get past the first line`,
      author: 'cursor_is_blinking',
      hoursAgo: 11,
      score: 1290,
      ratio: 0.98,
      comments: 334,
      flair: 'Question',
      replies: [
        {
          author: 'inkstain_ivo',
          body: 'say it out loud then. phone, voice memo, walk round the block. then its not writing any more its typing',
          score: 874,
          hoursAgo: 10.6,
        },
        {
          author: 'Marguerite_Lists',
          body: 'Write the worst version, on purpose, in an email to yourself. The document is too clean. You need a dirty place.',
          score: 520,
          hoursAgo: 9.8,
        },
        {
          author: 'cursor_is_blinking',
          body: 'did the voice memo thing. 9 minutes. i have a page. thank you i am going to cry and then do page 2',
          score: 1460,
          hoursAgo: 6.2,
        },
      ],
    },
    {
      title: 'Meeting-free Wednesday, six months on: some data from a team of 11',
      body: `I'm the one who pushed for it, so treat this with care.

| | before | after |
|---|---|---|
| meetings per person per week | 16.4 | 15.1 |
| hours in meetings | 11.9 | 11.2 |
| longest free stretch, median | 1h 45 | 4h 30 |
| "I had time to think this week" (1 to 5) | 2.2 | 3.7 |

So we hardly meet any less. The meetings just squeezed into four days. Nobody minds. What people wanted wasn't fewer meetings, it was one long piece.

Tuesdays, I should say, are now awful.`,
      author: 'tuesdays_are_awful',
      hoursAgo: 29,
      score: 1610,
      ratio: 0.97,
      comments: 156,
      flair: 'Technique',
    },
    {
      title: 'Does anyone else get more done the day before vacation than in the entire month?',
      body: `Yesterday: cleared 140 mails, finished the budget, fixed the thing from March, said no to two people, tidied my desk.

I'm thinking of booking a vacation every Friday and just not going.`,
      author: 'lowtideclub',
      hoursAgo: 36,
      score: 6920,
      ratio: 0.99,
      comments: 211,
      flair: 'General',
    },
    {
      title: 'What do your weekly reviews look like when life is on fire?',
      body: `Newborn, mother in hospital, new role at work. The nice two hour Sunday review with tea is gone. I do ten minutes in the car park and it's mostly staring.

If you had to keep only two questions from your review, which?`,
      author: 'carpark_review',
      hoursAgo: 19.4,
      score: 402,
      ratio: 0.98,
      comments: 97,
      flair: 'Question',
    },
  ],
}
