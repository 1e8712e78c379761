import type { WrittenCommunity } from '../written-community.ts'

export const getdisciplined: WrittenCommunity = {
  name: 'getdisciplined',
  title: 'Get Disciplined!',
  about:
    'For people who want to do the thing whether or not they feel like doing it. Share methods, ask for advice, keep each other honest.',
  subscribers: 1840000,
  postsPerDay: 140,
  rules: [
    {
      name: 'Flair: [NeedAdvice], [Method], [Plan], [Discussion]',
      description:
        'Choose one. [Method] means that you did it yourself for at least 30 days and can say how it went.',
    },
    {
      name: 'No promotion, no links',
      description:
        'No apps, books, newsletters, channels, coaching, communities or "free guide in bio". No links in posts or comments except to other threads here. Naming your own app without a link is still promotion.',
    },
    {
      name: 'No AI-written posts',
      description:
        'Motivational text from a chatbot is the opposite of discipline. If it has an emoji per bullet and ends with "what is one small step you will take today?", it is gone.',
    },
    {
      name: 'Be specific',
      description:
        '"How do I get my life together" will be removed. Tell us your day, what you tried, where it breaks.',
    },
    {
      name: 'No tough-guy shaming',
      description: 'Nobody ever became disciplined by being called weak on the internet.',
      appliesTo: 'comment',
    },
    {
      name: 'Crisis posts',
      description:
        'If you are thinking about harming yourself, please contact a local helpline. We will answer you kindly and point you there, we are not equipped for more.',
    },
    {
      name: 'New accounts wait 3 days',
      description: 'Use the time to read. That is sort of the point.',
    },
  ],
  posts: [
    {
      title: '[Method] I stopped planning my days and started planning my first 15 minutes',
      body: `I'm 39, two kids, a job with too many meetings, and I've owned every planner. For years I'd plan Sunday for the entire week and by Monday at eleven the plan was fiction, and once it's fiction I'd throw out the whole thing.

In February I gave up and made a smaller deal with myself: I only plan the first fifteen minutes of work. Not the day. I write it on a scrap of paper the night before, lay it on the keyboard, and it must be something that I can begin with my coat still on. "Open the budget file, scroll to row 40, type a number." That sort of small.

What happened over five months:

* I did it on 96 of 108 working days. I've never done anything on 96 of 108 days.
* About two thirds of the time I simply carried on, often till the first interruption.
* On the other third I stopped after 15 minutes, and that was fine since the deal was kept.

Where it went wrong: three weeks in I got greedy and made it thirty minutes, as fifteen was going so well. I missed four days out of five. Went back to fifteen, and it held. I also tried it on my phone rather than on paper, and I can report that there are other things on a phone.

My daughter, who is eight, has begun to leave me her own scraps. Last Thursday's said "open the fridge, look at the cake". I did as I was told.

What surprised me: it isn't the work that changed, it's the evenings. I don't lie there and rehearse tomorrow because tomorrow is on a scrap of paper and it's easy.

What it doesn't solve: the afternoons, which still belong to whoever shouts. I'd like to hear from people who fixed that half.

Edit: yes, the coat bit is literal, my hallway office has no heating.`,
      author: 'scrapofpaper_',
      hoursAgo: 10.1,
      score: 2340,
      ratio: 0.98,
      comments: 147,
      flair: 'Method',
      replies: [
        {
          author: 'lowtidehabit',
          body: 'The "deal was kept" part is what most systems get wrong. Thank you for counting the days.',
          score: 388,
          hoursAgo: 9.4,
        },
        {
          author: 'ferrousoxide',
          body: 'For afternoons: I moved everything that needs other people after 1, on purpose. They shout anyway, so let it be scheduled shouting.',
          score: 512,
          hoursAgo: 8.6,
        },
      ],
    },
    {
      title: '[NeedAdvice] My deep work block survives until 9:20 every day',
      body: `I block 8:30 to 11:30. I'm at the desk. Phone's in the other room. By 9:20 somebody puts a call over it, or a "got 5 min?", and I take it, as I'm afraid to be seen as difficult. Once it's broken I don't go back.

I don't lack the will at 8:30. I lack a fence. Has anybody found a way to make the block actually solid? Status, auto reply, a calendar that refuses for you, talking to the boss? Which worked, and for how long?`,
      author: 'nine_twenty',
      hoursAgo: 6.2,
      score: 417,
      ratio: 0.97,
      comments: 89,
      flair: 'NeedAdvice',
      replies: [
        {
          author: 'brassdoorknob',
          body: 'Told my team: mornings I answer at 11:30, if the building is on fire ring me. In two years I got rung once. It was a small fire.',
          score: 344,
          hoursAgo: 5.7,
        },
        {
          author: 'ploverandpike',
          body: 'The fear of being difficult is the thing to work on. A fence helps, but you will open the gate.',
          score: 206,
          hoursAgo: 5,
        },
        {
          author: 'nine_twenty',
          body: 'ouch. yes. still want the fence',
          score: 178,
          hoursAgo: 4.8,
        },
      ],
    },
    {
      title: '[Discussion] 100 days without buying anything I did not need',
      body: `No big speech. I saved 2,140 and found out that I was bored, not poor. Day 61 was the worst (shoes). Ask me whatever.`,
      author: 'daysixtyone',
      hoursAgo: 14.6,
      score: 1870,
      ratio: 0.98,
      comments: 203,
      flair: 'Discussion',
    },
    {
      title: '[NeedAdvice] I am 24, I wake up at 1pm, I hate it and I do it again',
      body: `no job right now, live w my parents. every night i say tomorrow 8am. alarm goes, i turn it off without even waking up?? then its 1 and i feel like garbage and stay up till 4 cause the day "hasnt happened yet"

i tried the alarm across the room. i walk over, turn it off and go back. im basically a zombie with good aim

not looking for "just get up". has someone been here and got out`,
      author: 'zombiegoodaim',
      hoursAgo: 4.7,
      score: 932,
      ratio: 0.97,
      comments: 264,
      flair: 'NeedAdvice',
      replies: [
        {
          author: 'earlybirchbark',
          body: 'Been there, 26, two years of it. What got me out was a dog shelter shift at 9. Somebody had to be let out to pee and it was not about me. Find a thing with a bladder.',
          score: 1204,
          hoursAgo: 4.2,
        },
        {
          author: 'slatequarry',
          body: 'Move it 30 minutes every 3 days instead of 5 hours in one go. Boring, works. Also see a doctor and get bloods done, mine was thyroid.',
          score: 618,
          hoursAgo: 3.9,
        },
      ],
    },
    {
      title: '[Method] The two-chair rule',
      body: `One chair for work. One chair for everything else. If I want to look at my phone I have to stand up and go to the other chair.

It's uncomfortable (kitchen stool). 7 months. Screen time 6h10 -> 2h25. That's the whole method.`,
      author: 'kitchenstool',
      hoursAgo: 19.3,
      score: 3650,
      ratio: 0.99,
      comments: 158,
      flair: 'Method',
    },
    {
      title: '[Plan] Writing 200 words a day until my dad can read it',
      body: `He's got a diagnosis. Eighteen months, maybe more. He always said that I should write down the stories about the boat.

I've never finished anything. I'm going to finish this. 200 words, every day, before breakfast. I'll report here each Sunday. Hold me to it please.`,
      author: 'storiesabouttheboat',
      hoursAgo: 22.8,
      score: 4890,
      ratio: 1,
      comments: 231,
      flair: 'Plan',
      replies: [
        {
          author: 'Tamarisk',
          body: 'See you on Sunday. Read him the bad pages too, he will like to correct you about the boat.',
          score: 1502,
          hoursAgo: 22,
        },
      ],
    },
    {
      title: '[NeedAdvice] What do you do when the calendar is full but nothing gets done?',
      body: `I'm a team lead. Looked at last month: 31 hours a week in meetings. I was proud of being *busy* till I looked for one thing I'd made in that month, and there wasn't one.

Things I've tried:
1. Time blocking by hand. Lasts until about Wednesday.
2. "No meeting Friday". It became "catch up on meetings Friday".
3. Working 6 to 8 am. My wife asked who lives here.

I think what I need is for it to be automatic: an amount of hours per week that is mine, found by something other than my own willpower, moved if it must be moved but never deleted. Do people do this? With an assistant, a tool, a very strict friend?`,
      author: 'wholiveshere',
      hoursAgo: 12.5,
      score: 588,
      ratio: 0.97,
      comments: 112,
      flair: 'NeedAdvice',
      replies: [
        {
          author: 'coldlimestone',
          body: 'Budget it like money. 31 hours is overspent. I cap at 18 and anything new must replace something old. People suddenly discover email.',
          score: 301,
          hoursAgo: 11.6,
        },
      ],
    },
    {
      title: '[Discussion] Motivation is a guest, discipline is a flatmate',
      body: `One brings wine and leaves. The other does the dishes and is a bit dull. I used to clean up for the guest.`,
      author: 'dullflatmate',
      hoursAgo: 16.7,
      score: 1120,
      ratio: 0.93,
      comments: 64,
      flair: 'Discussion',
    },
    {
      title: '[NeedAdvice] Relapsed on day 74 (gaming). Do I start from zero?',
      body: `14 hours on Saturday. I had 73 good days. All the trackers want me to set it back to 0 and I can't press it. I feel like pressing it would delete the 73.`,
      author: 'seventythreegood',
      hoursAgo: 8.9,
      score: 1540,
      ratio: 0.98,
      comments: 176,
      flair: 'NeedAdvice',
      replies: [
        {
          author: 'ordinarybread',
          body: '73 out of 74. That is an A. Write it as a fraction and keep going.',
          score: 2010,
          hoursAgo: 8.5,
        },
        {
          author: 'quillwortt',
          body: 'Streaks are a game too, funnily enough.',
          score: 844,
          hoursAgo: 7.7,
        },
      ],
    },
    {
      title: '[Discussion] What is one habit that your parents had which you mocked and now do?',
      body: `Mine: putting the clothes out the night before, on a chair, in order. My father did it for 40 years. I laughed. I'm 35 and my socks are waiting for me right now.`,
      author: 'sockswaiting',
      hoursAgo: 26.2,
      score: 2760,
      ratio: 0.99,
      comments: 511,
      flair: 'Discussion',
    },
    {
      title: '[NeedAdvice] Studying for a licence exam with a newborn. Is this stupid?',
      body: `Exam's in 11 weeks. Baby is 5 weeks. I get between 25 and 90 minutes, at random, 2 to 4 times a day. I can't plan as she hasn't read the plan.

How'd you study in random pieces? What do you do with a 25 minute piece against a 90 minute piece? I refuse to postpone again, this is the third time.`,
      author: 'shehasntreadtheplan',
      hoursAgo: 30.9,
      score: 664,
      ratio: 0.98,
      comments: 138,
      flair: 'NeedAdvice',
      replies: [
        {
          author: 'marlstone',
          body: 'Two lists. Short list: flashcards, one practice question. Long list: new chapters. Never decide during nap time, just look at the clock and take from the list.',
          score: 419,
          hoursAgo: 29.3,
        },
      ],
    },
    {
      title: '[Method] Cold showers did nothing for me, going to bed did everything',
      body: `I did 6 months of cold showers, 5 am, journaling, the whole circus. I was tired and smug.

Then I got the flu, slept nine hours for a week, and woke up as the person I'd been trying to become with the showers.

Lights out at 22:30. That's it. I'm warm now.`,
      author: 'warmandrested',
      hoursAgo: 72.5,
      score: 5210,
      ratio: 0.97,
      comments: 322,
      flair: 'Method',
    },
  ],
}
