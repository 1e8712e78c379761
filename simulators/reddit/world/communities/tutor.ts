import type { WrittenCommunity } from '../written-community.ts'

export const tutor: WrittenCommunity = {
  name: 'tutor',
  title: 'Tutors: private, online, agency, in the library corner',
  about:
    'For people who teach one or two humans at a time. Lesson ideas, rates, parents, cancellations and the joy of the face when it finally clicks.',
  subscribers: 38900,
  postsPerDay: 14,
  rules: [
    {
      name: 'No looking for students, no looking for tutors',
      description:
        'This is a place to talk about the work. Use a marketplace for matching. No rates-and-DM posts.',
    },
    {
      name: 'Share your product or resource on Sunday',
      description:
        'The Sunday Sharing thread is for your worksheets, apps, channels and books. Outside of it, do not link to or hint at something you sell or run, even if it is free for now.',
    },
    {
      name: 'Safeguarding first',
      description:
        'No photos, names, schools or screenshots of chats with students who are minors. If you are worried about a child, contact the right service in your country first, then ask us how others coped.',
    },
    {
      name: 'No doing of homework or exams',
      description: 'No requests, no offers. Posts about essay mills are removed on sight.',
    },
    {
      name: 'Student research needs a note from your supervisor',
      description: 'Surveys by message to the moderators only. Commercial surveys: no.',
    },
    {
      name: 'Be generous',
      description: 'Somebody here is teaching their first lesson tomorrow. Write for that person.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'I spend more time on scheduling than on teaching. 19 students, 3 time zones, help.',
      body: `Maths, GCSE and A-level, all online. I love the teaching. I'm drowning in the rest.

A normal Tuesday: Priya's mum wants to move to Thursday. Thursday at 5 is Tom, but Tom's dad said last month he *might* stop. So I message Tom's dad. He answers on Wednesday. Meanwhile somebody else asks for Thursday. Then there's the family in Dubai for whom 5 isn't 5 since the clocks changed, and I turned up an hour late to my own lesson, in my own kitchen.

After which I write invoices, from a notebook, at the end of the month, and I always forget one lesson and never dare to ask for it afterwards.

Is there something where parents see my free slots in THEIR time, move a lesson themselves up to 24h before, and it adds up what they owe? I've looked at the ones for salons and the ones for big tutoring companies and neither fit. I'm only me.`,
      author: 'quadraticmum',
      hoursAgo: 4.4,
      score: 143,
      ratio: 0.99,
      comments: 58,
      flair: 'Admin',
      replies: [
        {
          author: 'ablativeabsolute',
          body: 'The clocks changing and being late in my own kitchen, I have BEEN this person.',
          score: 69,
          hoursAgo: 4,
        },
        {
          author: 'cellobow_k',
          body: 'Fixed weekly slot, paid monthly in advance, no moving. If they miss it they miss it. Harsh but I have my evenings again.',
          score: 84,
          hoursAgo: 3.6,
        },
        {
          author: 'quadraticmum',
          body: 'I want to be you but I fold the second a parent says "he has a match"',
          score: 51,
          hoursAgo: 3.3,
        },
      ],
    },
    {
      title: 'She got in',
      body: `Two years ago she told me that she was "not a reading person". She's going to study linguistics. She rang me before her grandparents.

I'm 58 and I ran around my garden.`,
      author: 'gardenlap',
      hoursAgo: 12.7,
      score: 904,
      ratio: 1,
      comments: 47,
      flair: 'Joy',
      replies: [
        {
          author: 'hollowpoint_pencil',
          body: 'One lap or several?',
          score: 122,
          hoursAgo: 12,
        },
        {
          author: 'gardenlap',
          body: 'Four. The neighbour waved.',
          score: 301,
          hoursAgo: 11.8,
        },
      ],
    },
    {
      title: 'Parent owes me for 7 lessons and now the kid has an exam on Friday',
      body: `i like the kid. kid has done nothing wrong. exam is friday and he's nearly there with titration. mother says "will sort" every week with a thumbs up. its 280 now.

do i teach wednesday??? i cant afford to and i cant not

and before you say prepay, yes. i know. i KNOW. how do you guys collect so that it never gets this far`,
      author: 'titrationstation',
      hoursAgo: 7.8,
      score: 117,
      ratio: 0.98,
      comments: 66,
      flair: 'Money',
      replies: [
        {
          author: 'sumsandsuch',
          body: 'Teach Wednesday. Then no more lessons until the balance is zero, in writing, today, before Wednesday so that nobody is surprised.',
          score: 98,
          hoursAgo: 7.1,
        },
        {
          author: 'oboereed',
          body: 'Card on file, charged after each lesson. I felt like a gym. Nobody has ever complained.',
          score: 55,
          hoursAgo: 6.2,
        },
      ],
    },
    {
      title: 'How do I teach a 9 year old who cries when she gets one wrong?',
      body: `Very bright. Reads years ahead. But one mistake in a page of twenty and the pencil goes down, eyes fill up, and we're done for the day. Her parents are lovely and, I think, puzzled too.

I've tried making deliberate mistakes of my own (she corrects me with *such* pity), pens instead of pencils, a "beautiful mistake of the day" jar. The jar helped for a week.

Anything that worked for you?`,
      author: 'Wrenhouse',
      hoursAgo: 19.9,
      score: 166,
      ratio: 0.99,
      comments: 73,
      replies: [
        {
          author: 'tallgrassteach',
          body: 'I gave mine problems that nobody could solve and we collected our wrong answers like bugs. It took the shame out because wrong was the only option.',
          score: 148,
          hoursAgo: 18.1,
        },
        {
          author: 'plusminusplus',
          body: 'Mini whiteboard. It wipes off. I cannot explain it but ink on paper is forever and whiteboard is weather.',
          score: 133,
          hoursAgo: 16.6,
        },
      ],
    },
    {
      title: 'Cancellation policy wording that does not sound like a parking fine?',
      body: `I need a 24h policy. Everything I write sounds as if I'm going to tow their car.

Share yours? And do you enforce it by hand or does your booking thing just charge it? I'd honestly rather that a system did it since I turn to jelly.`,
      author: 'jellyspine',
      hoursAgo: 16.2,
      score: 61,
      ratio: 0.97,
      comments: 34,
      flair: 'Admin',
      replies: [
        {
          author: 'vocative_case',
          body: '"Your time is held just for you, so lessons moved with less than a day of notice are charged as usual. Everyone gets one free oops per term." The oops did it.',
          score: 92,
          hoursAgo: 15.1,
        },
      ],
    },
    {
      title: 'Rate check, physics, 12 years of experience, small city in Spain',
      body: `I charge 22/h and a new tutor two streets away with no degree charges 30 and is full. I'm starting to think that I'm the problem.`,
      author: 'momentodeinercia',
      hoursAgo: 27.3,
      score: 88,
      ratio: 0.97,
      comments: 59,
      flair: 'Money',
    },
    {
      title:
        'My whiteboard after explaining why you cannot divide by zero, for one hour, to a very determined 8 year old',
      body: '',
      author: 'chalkmoustache',
      hoursAgo: 22.5,
      score: 571,
      ratio: 0.99,
      comments: 38,
      link: 'https://i.redd.it/whiteboard-pizza-by-zero.jpg',
    },
    {
      title: 'Are chatbots taking your students? Honest numbers',
      body: `I'll go first. Lost 3 of 14 since summer; two said that he "uses AI now". One of these came back after a mock exam, so 2.

Gained 4, all of whom are parents who are worried about the homework being too good.

So I'm up? It's strange out there. What are you seeing?`,
      author: 'LanternAndSlate',
      hoursAgo: 9.7,
      score: 192,
      ratio: 0.96,
      comments: 114,
      flair: 'Discussion',
    },
    {
      title: 'Packages of 10 lessons: how do you track what is left?',
      body: `Piano + theory, 26 kids. Parents buy tens. I've a chart on the fridge with magnets. My own child rearranged the magnets into a dinosaur.

What do you use? Needs to show the parent as well how many are left, since half of my messages are "how many do we have". Bonus if they could buy the next ten without me having to ask like a beggar.`,
      author: 'fridgedinosaur',
      hoursAgo: 20.8,
      score: 109,
      ratio: 0.99,
      comments: 36,
      flair: 'Admin',
      replies: [
        {
          author: 'marchhareless',
          body: 'Punch cards. Physical. Kids love the punching. Parents lose them in the wash, though.',
          score: 44,
          hoursAgo: 19.5,
        },
        {
          author: 'fermatanova',
          body: 'Shared sheet per family, but it is me who has to remember to update it, so it is fiction by week three',
          score: 37,
          hoursAgo: 17.7,
        },
      ],
    },
    {
      title: 'Teenager said 4 words in 60 minutes. A retrospective.',
      body: `1. "Hi"
2. "Dunno"
3. "Yeah"
4. "Bye"

In between I did a one-woman show about the causes of the First World War with two staplers and a banana.

Mother writes: "He LOVED it, same time next week?"`,
      author: 'dunnoyeah',
      hoursAgo: 2.1,
      score: 648,
      ratio: 0.99,
      comments: 53,
    },
    {
      title: 'Leaving the agency, going private. What do you do about contracts and admin?',
      body: `The agency takes 45% and for it they do: matching, booking, reminders, payment, chasing. I have five families who would come along once my notice is over (I've checked, there's no non-compete, I've been careful).

It's the admin I'm worried about. I have ADHD and if it's up to me to remember to send an invoice it won't be sent. So I want to rebuild the boring half of the agency for myself before I jump:

* calendar that families book into
* reminders, to them and *to me*
* payment that just happens
* some record of what we did, for the termly report

Has anyone put it together without spending half of the 45% again? What did you start with, and what did you add later?`,
      author: 'nonotice_yet',
      hoursAgo: 33.3,
      score: 78,
      ratio: 0.98,
      comments: 41,
      flair: 'Going private',
      replies: [
        {
          author: 'inkwell_ines',
          body: 'Start with payment. Everything else you can do badly for a term. If payment is manual you will hate your life by week four.',
          score: 63,
          hoursAgo: 31.8,
        },
      ],
    },
    {
      title: 'Student gave me a rock',
      body: `He's six. He said that it is a "thinking rock" and that I can borrow it until I know everything.

I may have it for some time.`,
      author: 'thinkingrock',
      hoursAgo: 44.6,
      score: 1120,
      ratio: 1,
      comments: 29,
      flair: 'Joy',
    },
  ],
}
