import type { WrittenCommunity } from '../written-community.ts'

export const teachers: WrittenCommunity = {
  name: 'Teachers',
  title: 'Teachers: the staff room',
  about:
    'A place for people who teach in schools to talk to each other. Not for parents, not for students, not for vendors. The coffee is bad but the company is good.',
  subscribers: 1090000,
  postsPerDay: 210,
  rules: [
    {
      name: 'No promotion of any kind',
      description:
        'No apps, no platforms, no stores, no podcasts, no books, no GoFundMe, no "I am a teacher who built". Zero tolerance: first offence is a permanent ban. We are sold things all day at work.',
    },
    {
      name: 'Teachers only',
      description:
        'If you do not work in a school (or are training to), read but do not post. Parents and students have other places.',
    },
    {
      name: 'No student information',
      description:
        'No names, no faces, no work samples that identify a child. Change details. Assume that your principal reads this.',
    },
    {
      name: 'No surveys, interviews or press requests',
      description: 'Not even for your dissertation, not even if your dissertation is about us.',
    },
    {
      name: 'Account age and karma',
      description:
        'Accounts younger than 30 days or with less than 100 karma cannot post. We will not lift this on request.',
    },
    {
      name: 'No AI-generated posts',
      description: 'We grade it all day. We know. Removed without comment.',
    },
    {
      name: 'No bashing of colleagues, levels or subjects',
      description: 'Kindergarten is hard. AP is hard. PE is hard. Substitutes are heroes.',
    },
    {
      name: 'Support posts: support only',
      description: 'On posts with the Support flair, do not debate. Be kind or scroll.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'My planning period has been taken 14 of the last 15 days',
      body: `I counted, since counting is all I have left. Coverage, IEP meeting, coverage, "quick chat", coverage, data team, fire drill, coverage.

So I plan from 8 to 10 at night. Then I'm told in PD to practise *self-care* by a man with a lanyard.

It's not only the coverage either. Half of it is meetings that land on my calendar the evening before. I block the period and people just book over. Has anybody found any way, technical or human, to keep one single hour?`,
      author: 'lanyardman_said_breathe',
      hoursAgo: 5.9,
      score: 2870,
      ratio: 0.99,
      comments: 318,
      flair: 'Rant',
      replies: [
        {
          author: 'hallpassive',
          body: 'Contract. Look for the words "uninterrupted" and "per week". I filed once. It stopped in a day. They were waiting for no one to ask.',
          score: 1402,
          hoursAgo: 5.4,
        },
        {
          author: 'mx_cardigan',
          body: 'I go sit in the kiln room. Nobody knows that it has a chair.',
          score: 1966,
          hoursAgo: 5.1,
        },
        {
          author: 'stapleremover',
          body: 'Every school has a kiln room chair and whoever finds it must tell no one',
          score: 1120,
          hoursAgo: 4.3,
        },
      ],
    },
    {
      title: 'A student who graduated in 2014 came back to fix my projector',
      body: `He's the district's new IT tech. He slept through my class. He looked at the projector, looked at me, and said "you never gave up on me even though I gave you nothing".

And then: "this bulb is from when I was here."`,
      author: 'overheadnostalgia',
      hoursAgo: 10.8,
      score: 8420,
      ratio: 1,
      comments: 164,
      flair: 'Just Smile and Nod',
    },
    {
      title: 'I cried in front of a class today (Support)',
      body: `Second year. 34 kids in a room for 26. It wasn't even anything, somebody threw an eraser and it hit the wall beside my head, and my voice just went.

They went silent. A girl who hasn't spoken to me since September got up and handed me a tissue and then told everybody to turn to page 88. And they did.

I don't know whether I'm ashamed or whether it was the best lesson I've taught this year. I don't know if I can go in tomorrow. I will. But I don't know.`,
      author: 'page_eightyeight',
      hoursAgo: 2.4,
      score: 3310,
      ratio: 0.99,
      comments: 207,
      flair: 'Support',
      replies: [
        {
          author: 'ringbinderruth',
          body: '27 years in. I have cried in front of classes four times. Those are the four years that still write to me.',
          score: 1780,
          hoursAgo: 2.1,
        },
        {
          author: 'oatflatwhite',
          body: 'Page 88 girl knows exactly who you are. Go in tomorrow.',
          score: 902,
          hoursAgo: 1.6,
        },
      ],
    },
    {
      title: 'Those who tutor on the side: how do you keep it from eating your life?',
      body: `I picked up four tutoring students to pay for a new roof. It's $60 an hour and it's nice to teach one kid who wants to be there.

But the messages! Parents text at 10 pm to move to Saturday. I keep it all in my head along with 140 students' worth of other things. I've double booked twice, I've forgotten to ask for payment for all of October, and I'm too embarrassed to bring it up now.

What's your setup? I'd like one link I can send, they choose from the three evenings I'm willing to give, pay when they book, and never ever have my phone number.`,
      author: 'roofmoney',
      hoursAgo: 14.1,
      score: 388,
      ratio: 0.96,
      comments: 121,
      flair: 'Side jobs',
      replies: [
        {
          author: 'borrowedpencil',
          body: 'Send one message to all: "catching up on my books, October comes to X". No apology. They know.',
          score: 344,
          hoursAgo: 13.3,
        },
        {
          author: 'tuesdaychess',
          body: 'Second phone number, it goes off at 7. Best six dollars I spend.',
          score: 187,
          hoursAgo: 12.9,
        },
      ],
    },
    {
      title: 'Today in "words they say now": a translation request',
      body: `A seventh grader told me my lesson was "kinda cooked but in a wise way". I've been thinking about this for five hours. Was I complimented?`,
      author: 'wisecooked',
      hoursAgo: 7.2,
      score: 5540,
      ratio: 0.99,
      comments: 402,
      flair: 'Humor',
      replies: [
        {
          author: 'fractionsnacks',
          body: 'You have peaked. Retire.',
          score: 2210,
          hoursAgo: 6.9,
        },
      ],
    },
    {
      title: 'Grading policy: nothing below 50, even if nothing was handed in. Thoughts?',
      body: `New this year, district wide. I see the maths (one zero sinks a kid for a term). I also see the kids doing the maths: they've worked out exactly how many assignments they can skip.

I don't want to fight, I'd truly like to hear from people who've had it for 3+ years. Did it settle? Did failure rates change, and did *learning*?`,
      author: 'Pellworm',
      hoursAgo: 17.6,
      score: 1290,
      ratio: 0.94,
      comments: 588,
      flair: 'Policy & Politics',
    },
    {
      title: 'My classroom door for Reading Week',
      body: '',
      author: 'inkyfingersgrade3',
      hoursAgo: 24.4,
      score: 1930,
      ratio: 0.99,
      comments: 58,
      link: 'https://i.redd.it/door-as-giant-library-card.jpg',
    },
    {
      title: 'Parent email of the week',
      body: `"Please remind him daily to be more independent."

I've put it on a sticky note on my monitor. My colleague across the hall came to look at it and had to sit down on a very small chair.`,
      author: 'ccingmyself',
      hoursAgo: 8.5,
      score: 9870,
      ratio: 1,
      comments: 231,
      flair: 'Humor',
    },
    {
      title: 'How do you keep track of classroom supplies / lab kit without it taking your Sunday?',
      body: `Science dept of 5, one shared prep room, no technician since the budget cut. Chemicals, glassware, batteries (where do the batteries GO), probes. Each of us assumes that somebody else reordered. Last Thursday five classes were due to do the same practical with 11 working thermometers.

There's a spreadsheet. It's from 2019 and it's password protected, and the person with the password moved to Portugal.

If your dept. has a way that actually works please share, be it a whiteboard or something on a phone. It must take less than ten seconds or no one will do it.`,
      author: 'eleventhermometers',
      hoursAgo: 29.7,
      score: 412,
      ratio: 0.98,
      comments: 136,
      flair: 'Classroom Management',
      replies: [
        {
          author: 'bunsenandhoney',
          body: 'The batteries are in the art room. The batteries are always in the art room.',
          score: 518,
          hoursAgo: 28.2,
        },
      ],
    },
    {
      title: 'Leaving after 11 years, and I feel like a traitor',
      body: `I've accepted a job writing training material for a hospital. Better pay, lunch sitting down, no lockdown drills.

I told my co-teacher in the parking lot and she said "good for you" and her face did something. I keep seeing the face. I recruited her to this school.

There was a time when I'd have said that this job was who I am. I met my husband at a chaperoned dance (we were the chaperones). I've got a drawer with every note a kid ever gave me, including one which only says "you are ok for chemistry". I've taught siblings, and cousins, and last year for the first time the child of a student, and I had to go and stand in the fume hood for a minute.

I also have a twitch in my left eye that began in 2022. It stopped on the day I signed the offer. I noticed in the car, it was like when a fridge goes quiet.

I'm not asking if it's the right decision. I know it is; my blood pressure told me. I'd like to know how you carried the guilt. Mine has names, 31 of them, and they'll get a long-term sub in January who may or may not know what a mole is.`,
      author: 'sittingdownlunch',
      hoursAgo: 20.5,
      score: 2040,
      ratio: 0.97,
      comments: 276,
      flair: 'Career',
    },
    {
      title: 'PSA: label your scissors',
      body: `Had 30 in August. I have 4. Two of them are left-handed. I have no left-handed children.

Where do they go? I asked the custodian. He's been here since the building opened, and he just said "same place as the glue" and kept walking.`,
      author: 'fourscissors',
      hoursAgo: 12.3,
      score: 3180,
      ratio: 0.99,
      comments: 149,
    },
    {
      title: 'First-year here. Is it OK to just read aloud to 10th graders?',
      body: `I had nothing left on Friday so I sat on the desk and read them a ghost story. Not one phone. A boy put his hood up and I thought he was asleep; at the end he said "so who was in the well".

Am I allowed to do it again? It felt like cheating.`,
      author: 'whowasinthewell',
      hoursAgo: 36.8,
      score: 4460,
      ratio: 1,
      comments: 262,
    },
  ],
}
