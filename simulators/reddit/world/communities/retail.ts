import type { WrittenCommunity } from '../written-community.ts'

export const retail: WrittenCommunity = {
  name: 'retail',
  title: 'Retail: for everyone on the floor, behind the till and in the stockroom',
  about:
    'Cashiers, stockers, keyholders, managers and owners of tiny shops. Stories, questions and moral support. No, we do not have any more in the back.',
  subscribers: 143500,
  postsPerDay: 47,
  rules: [
    {
      name: 'No personal information',
      description:
        'Nothing that identifies a coworker, customer or store number. Blur name tags and faces in photos.',
    },
    {
      name: 'No customers coming here to complain',
      description: 'This is the break room. You are not allowed in the break room.',
    },
    {
      name: 'No hate, no fighting',
      description:
        'Be angry at the situation. Slurs, threats and picking on people for their age, accent or job title get you removed.',
    },
    {
      name: 'No theft tips',
      description: 'Neither how to do it nor how to get around cameras, tags or self checkout.',
    },
    {
      name: 'Legal questions: give a location',
      description: 'Breaks, schedules and final pay differ by country and state. We are not lawyers.',
    },
    {
      name: 'Use flair',
      description: 'Rant, Question, Small Shop, Funny, Support. It helps people skip what they cannot face.',
    },
  ],
  posts: [
    {
      title: '"It didn\'t scan, must be free!" bingo card, day 212',
      body: `Eleven today. A personal best. The eleventh man did finger guns.

I also got "working hard or hardly working" (x2) and "you look bored, I'll give you something to do", so that's a full row. I claim my prize, which is going home.`,
      author: 'receiptinthebag',
      hoursAgo: 1.9,
      score: 812,
      ratio: 0.98,
      comments: 96,
      flair: 'Funny',
      replies: [
        {
          author: 'lanefivelight',
          body: 'I have started answering "that is what the last manager said" and then just staring.',
          score: 430,
          hoursAgo: 1.5,
        },
        {
          author: 'plasticfern',
          body: 'Finger guns is a double, it counts as twelve.',
          score: 288,
          hoursAgo: 1.1,
        },
      ],
    },
    {
      title: 'Small shop owners: how do you do stock counts without closing for two days?',
      body: `I own a toy and game shop, 1,400 or so lines, me plus three part timers. Each January we close for two days, eat pizza, count everything, argue, and find out that we're off by about 9%. By March it's wrong again.

I want to count a shelf at a time, during quiet hours, with somebody's phone, and have the numbers corrected as we go. My till is 12 years old and it works and I'm not replacing it, so whatever it is has to live next to it.

Do you know of anything? What do you do? I'm also open to "you're doing it wrong, here's how my grandmother did it".`,
      author: 'meeplekeeper',
      hoursAgo: 11.8,
      score: 94,
      ratio: 0.98,
      comments: 46,
      flair: 'Small Shop',
      replies: [
        {
          author: 'hardwarehank_no',
          body: 'Grandmother method: a card on each shelf with the date it was last counted. Oldest card gets counted first, one shelf every morning before opening. We never closed once.',
          score: 108,
          hoursAgo: 10.9,
        },
        {
          author: 'meeplekeeper',
          body: 'I did ask for a grandmother and I got a grandmother. Thank you. Now if the card could do sums.',
          score: 62,
          hoursAgo: 10.3,
        },
      ],
    },
    {
      title: 'They scheduled me to close Christmas Eve and open on the 26th. I requested it off in AUGUST.',
      body: `Approved in writing. By a manager who's since left. New one says that "approvals don't transfer".

I've got a flight. I'm going on the flight. I just want somebody to tell me that I'm not a bad person, because Dee will have to cover and she's got kids.`,
      author: 'windowseat_dec24',
      hoursAgo: 9.1,
      score: 1430,
      ratio: 0.98,
      comments: 211,
      flair: 'Rant',
      replies: [
        {
          author: 'aisleofmiss',
          body: 'You are not covering for Dee, management is failing to cover for Dee. Get on the plane.',
          score: 1204,
          hoursAgo: 8.8,
        },
        {
          author: 'gondolaend',
          body: 'Forward the written approval to HR tonight so there is a date on it. Then fly.',
          score: 566,
          hoursAgo: 8,
        },
      ],
    },
    {
      title: 'Found this note in the stockroom, taped to a box that has not moved since 2011',
      body: '',
      author: 'BoxOfDoom',
      hoursAgo: 18.3,
      score: 2970,
      ratio: 0.99,
      comments: 143,
      flair: 'Funny',
      link: 'https://i.redd.it/do-not-open-ask-gary.jpg',
    },
    {
      title: 'Regular customer passed and her family came in to tell us',
      body: `She bought one scratch card and one packet of mints every Tuesday for as long as I've worked here. She always gave me the mint on top "for the wait".

Her daughter came in today and bought a packet of mints and gave me the one on top. I had to go and face the yoghurts for a while.`,
      author: 'mintontop',
      hoursAgo: 15.2,
      score: 5120,
      ratio: 1,
      comments: 148,
      flair: 'Support',
    },
    {
      title: 'How do you know what to reorder? (second hand bookshop adding new stock)',
      body: `First-time poster, and I hope this is the right place. My partner and I have run a second-hand bookshop for nine years. Second-hand stock needs no system: it comes in through the door, it leaves through the door, and nobody expects us to have it.

This autumn we began to carry new titles, about 300 of them, and I'm humbled. A local author sold out in two days and I noticed in two weeks. Meanwhile I've bought six copies of a cookery book as I was sure I had none, and found five of them behind the door.

What I think I need is very simple: I'd like to know what I have, what sold this week, and what's fallen below a number that I choose. I would like it on the elderly laptop we keep under the counter. I don't want "insights".

How did those of you with small shops make this step? Did you go straight to a full till system, or is there a gentler slope?`,
      author: 'Marginalia_and_Dust',
      hoursAgo: 21.4,
      score: 137,
      ratio: 0.99,
      comments: 51,
      flair: 'Small Shop',
      replies: [
        {
          author: 'inkstainedtill',
          body: 'Slip in each new book with the title on it. When it sells, the slip goes in a jar. Friday you empty the jar and that is your order. We did 800 titles this way.',
          score: 90,
          hoursAgo: 20.2,
        },
        {
          author: 'tuppencecoloured',
          body: 'The jar works until a customer uses the slip as a bookmark.',
          score: 77,
          hoursAgo: 19,
        },
      ],
    },
    {
      title: 'self checkout host AMA I guess, i stand there 8 hrs',
      body: `what I've learned
- everyone thinks the machine hates them personally
- it does
- nobody reads anything ever. i could put a sign saying free car
- bananas are 4011. i will know this on my deathbed`,
      author: 'fortyeleven',
      hoursAgo: 6.4,
      score: 1905,
      ratio: 0.99,
      comments: 174,
      flair: 'Funny',
    },
    {
      title: 'Is it worth becoming a keyholder for $1 more?',
      body: `19, part time, clothing. They want me to open/close, do deposits, and be on call if the alarm goes. It's a dollar. I think it's a bad deal but my mom says experience. What did it do for you?`,
      author: 'hangersizer',
      hoursAgo: 13,
      score: 201,
      ratio: 0.97,
      comments: 133,
      flair: 'Question',
      replies: [
        {
          author: 'exfloorlead',
          body: 'Ask what on call pays per hour. Watch the face. There is your answer.',
          score: 267,
          hoursAgo: 12.1,
        },
      ],
    },
    {
      title: 'Our inventory "system" is a man named Lou and Lou retires in June',
      body: `Independent hardware store, ~5k items if you count every size of screw, and we do. Lou has walked the aisles with a clipboard every Thursday since before I was hired, and writes the orders from it. He's never wrong. He doesn't use numbers, he uses *vibes and a pencil*.

The owner has finally agreed that we need Something. She's asked me as I'm under 40. Budget's small, none of us are computer people, half our stuff has no barcode, and we must not insult Lou.

Where would you begin? All 5k at once or only the top 300 that people scream about? Label the bins? Is there software for this that isn't for a chain?`,
      author: 'aftertheclipboard',
      hoursAgo: 25.9,
      score: 318,
      ratio: 0.99,
      comments: 84,
      flair: 'Small Shop',
      replies: [
        {
          author: 'plumbline_',
          body: 'Walk with Lou for six Thursdays and film it. I am serious. Then top 300.',
          score: 255,
          hoursAgo: 24.8,
        },
        {
          author: 'coopermarten',
          body: 'Barcode the BIN, not the screw. Saved us.',
          score: 141,
          hoursAgo: 23.3,
        },
        {
          author: 'aftertheclipboard',
          body: 'Told Lou about the filming. He bought a new shirt.',
          score: 498,
          hoursAgo: 20,
        },
      ],
    },
    {
      title: 'Manager says sitting down looks unprofessional',
      body: `I'm 61. I asked for a stool at the till, with a doctor's note. He said he'd "circle back". That was in September. Today I brought a shooting stick from home, the kind they have at horse shows, and used it. Customers loved it. He said nothing.

Sometimes you must bring your own circle back.`,
      author: 'shootingstick61',
      hoursAgo: 30.6,
      score: 3740,
      ratio: 0.99,
      comments: 197,
      flair: 'Rant',
    },
    {
      title: 'Last day tomorrow after 8 years',
      body: `going to nursing school at 34. they got me a cake with my name spelled wrong. 8 years. its perfect i wouldnt change it`,
      author: 'jayneonthecake',
      hoursAgo: 23.1,
      score: 2210,
      ratio: 1,
      comments: 120,
    },
    {
      title: 'What is your store song that you now hear in your sleep',
      body: `Ours is a pan flute version of something. No one's identified it. It comes round every 47 minutes. Gerald in produce has begun to harmonise.`,
      author: 'panfluteprisoner',
      hoursAgo: 88,
      score: 389,
      ratio: 0.97,
      comments: 302,
      flair: 'Funny',
    },
  ],
}
