import type { WrittenCommunity } from '../written-community.ts'

export const freelance: WrittenCommunity = {
  name: 'freelance',
  title: 'Freelance: working for yourself, by yourself',
  about: 'For freelancers of every trade: rates, contracts, clients, taxes, loneliness. Not a job board.',
  subscribers: 585000,
  postsPerDay: 60,
  rules: [
    {
      name: 'No job offers, no seeking work',
      description: 'There are other communities for hiring. Posts that offer or look for work are removed.',
    },
    {
      name: 'No advertising of products or services',
      description:
        'We get twenty invoicing apps a week. Do not make posts about yours. If someone asks for a recommendation you can name it **once**, with a clear "I made this", and without a link.',
    },
    {
      name: 'No client shaming by name',
      description: 'Tell the story, leave out the names.',
    },
    {
      name: 'Search before asking about rates',
      description:
        '"How much should I charge" has a wiki page. Posts need your trade, years, country and what you charge at present.',
      appliesTo: 'link',
    },
    {
      name: 'No surveys, studies or interviews',
      description: 'Academic or commercial, we do not allow them. Do not ask the mods for an exception.',
    },
    {
      name: 'Be kind to people in trouble',
      description: 'If somebody posts that they cannot make rent, do not explain what they should have done.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'Sent my 7th "just following up on this!" today. I have a masters degree.',
      body: `Illustrator, 8 years, UK. Client is a perfectly pleasant agency. 2,150 outstanding, 54 days late. I've written seven emails, each of them a small masterpiece of pretending it's fine.

I did the sums this morning. I spent around 31 hours this year on asking for money I've already earned. That's nearly a working week. On "hope you had a lovely bank holiday!"

I want it taken out of my hands. Something which sends the invoice, then nudges, then nudges with the late interest I'm legally allowed to charge and never do, and which can tell the difference between the client who is always 3 days late and the one who's drowning. I want it to sound like a person but not be me.

What do you use? Is automating it rude? Does it work?

Edit: overwhelmed, thank you. The majority view seems to be "not rude". Reading every reply.`,
      author: 'gouache_and_grief',
      hoursAgo: 7.3,
      score: 926,
      ratio: 0.99,
      comments: 187,
      flair: 'Payment',
      replies: [
        {
          author: 'semicolon_wright',
          body: 'Copywriter. I invented an accounts department. "Marjorie". Marjorie is firm. Clients love me and fear Marjorie.',
          score: 711,
          hoursAgo: 6.9,
        },
        {
          author: 'Tobiah_Frame',
          body: 'Automating it made them pay faster, not angrier. They assume everyone gets the same email, and they are right.',
          score: 288,
          hoursAgo: 6.2,
        },
        { author: 'gouache_and_grief', body: 'I would like to hire Marjorie', score: 402, hoursAgo: 5.8 },
        {
          author: 'cardigan_ledger',
          body: 'Bookkeeper. Please do charge the statutory interest once. Just once. They move you to the top of the pile forever.',
          score: 355,
          hoursAgo: 5.1,
        },
        { author: 'wintering_over', body: 'saving this whole thread', score: 48, hoursAgo: 3.6 },
      ],
    },
    {
      title: 'Client asked for my "best price". I gave it. It was higher.',
      body: `He said "surely you can do better than that" so I said 4,200 instead of 3,800. Long silence. He said "no, I meant," and I said I know.

We start on Monday. At 3,800, I'm not a monster. But he's been very polite since.`,
      author: 'Tobiah_Frame',
      hoursAgo: 16.4,
      score: 1730,
      ratio: 0.98,
      comments: 93,
      flair: 'Stories',
    },
    {
      title: 'How do you batch client calls? My week is Swiss cheese',
      body: `Brand strategist, six retainers. Each one wants a weekly call. Six calls isn't much! Except that each lands in the middle of a different morning, and the work that I'm actually paid for needs three hours of quiet in a row.

I've set "available" hours in my booking link but then I have two kinds of clients: those who use it, and those whose assistant sends an invite regardless. And on days when I've had no deep time at all I work until 11 at night to make up.

Is there anything that looks at the week, sees that there's no long block left and stops offering slots? Not looking for "just say no". I am 41, if I was going to learn it I'd have.`,
      author: 'Marguerite_Oduya',
      hoursAgo: 4.1,
      score: 118,
      ratio: 0.97,
      comments: 54,
      flair: 'Productivity',
    },
    {
      title: 'I undercharged a client for 3 years and just found out what they were billing for me',
      body: `I write technical manuals through an agency. €38 an hour, I thought that was OK. Last week someone forwarded me the wrong PDF. They bill me out at €145.

I know that agencies have overhead. I know they find the work. I'm not naive, I expected €70, perhaps €80. 145 made me put the laptop in a drawer.

I haven't said anything so far. Options as I see them:

1. Ask for €75 and say nothing about the PDF.
2. Ask for €75 and mention the PDF.
3. Leave, since I'm free in January and the end client likes me, but there's a non-solicit of 12 months.

What would you do? And how do you stop feeling stupid?`,
      author: 'manual_labour_nl',
      hoursAgo: 22.6,
      score: 587,
      ratio: 0.97,
      comments: 204,
      flair: 'Rates',
      replies: [
        {
          author: 'semicolon_wright',
          body: 'Option 1. The PDF is your courage, not your argument. Ask for 85, land at 75.',
          score: 463,
          hoursAgo: 22,
        },
        {
          author: 'harbourmaster_edit',
          body: "You weren't stupid, you were busy. It's different.",
          score: 377,
          hoursAgo: 20.8,
        },
      ],
    },
    {
      title: 'scope creep haiku',
      body: `tiny little change
could you also while youre there
build the whole website

(he also asked if haikus are billable. i said there's a minimum of half a day)`,
      author: 'pixelated_pete_',
      hoursAgo: 11.9,
      score: 2140,
      ratio: 0.99,
      comments: 121,
      flair: 'Humor',
      replies: [
        {
          author: 'kiln_dried_jo',
          body: `one quick question please\nit is eleven at night\nlogo make bigger`,
          score: 822,
          hoursAgo: 11.2,
        },
      ],
    },
    {
      title: 'Leaving my invoicing software because it now costs more than my phone. What should I move to?',
      body: `Video editor, Canada. I send about 10 invoices a month. The app was $9 when I joined and is $34 now, because it has become payroll, a CRM and a bank. I don't need a bank. I've got a bank.

Must have:
- CAD and USD
- GST/HST lines
- partial payments / deposits
- automatic reminders that I can word myself
- import of old invoices, 5 years of them

Tried two free ones. First one put its logo on my invoice bigger than mine. Second couldn't do deposits. What are you on?`,
      author: 'jumpcut_julien',
      hoursAgo: 13.7,
      score: 144,
      ratio: 0.96,
      comments: 102,
      flair: 'Tools',
      replies: [
        {
          author: 'kiln_dried_jo',
          body: 'Spreadsheet + PDF. 11 years. I will be buried with it.',
          score: 87,
          hoursAgo: 13,
        },
        {
          author: 'Tobiah_Frame',
          body: 'Check export before import. Some of these let you leave with a CSV and some with nothing.',
          score: 61,
          hoursAgo: 12.1,
        },
      ],
    },
    {
      title: 'Translator, 17 years. My largest client replaced me on Friday. With thanks.',
      body: `They sent flowers. I mention it as it's the sort of detail you couldn't put in a novel.

I'd seen it coming for two years and did what one does: raised my rates for the remaining difficult work, took a course, told myself that quality wins. Quality does win. It just turns out there's much less of a market for it than for "fine".

Some history, for the young ones. When I began, one waited for the courier. A manual for a harvester came in a box, and I rang the factory to ask what a particular lever was called, and a man would walk across the yard to look at it. I was paid by the line and I knew that man's name. Then came the memory software, and we were paid less for sentences we had already done, which seemed fair enough. Then the matches got "fuzzy" and so did the pay. Each step was reasonable. I signed every one of the new price lists. I'd like to say that I argued, but I had a mortgage and the next harvester was always due on Monday.

I'm fifty-three. I speak four languages, I have good knees and a paid-off flat. I'm not in danger. I'm only surprised by how quiet it was. No argument, no bad review. A line in a budget moved.

If you are in a trade where this is coming: don't spend the two years hoping. Spend them meeting people in person. The three clients I still have are the three I've had dinner with.`,
      author: 'harbourmaster_edit',
      hoursAgo: 34,
      score: 3050,
      ratio: 0.99,
      comments: 298,
      flair: 'Discussion',
      replies: [
        {
          author: 'manual_labour_nl',
          body: 'The last line should be on the sidebar.',
          score: 611,
          hoursAgo: 32.7,
        },
        {
          author: 'Marguerite_Oduya',
          body: 'I am sorry. And thank you for writing it so well, which I suppose is the point.',
          score: 540,
          hoursAgo: 31,
        },
      ],
    },
    {
      title: 'Contract says "unlimited revisions". I signed it. What do I do now',
      body: `logo. revision 19. they've gone back to number 3 but "with the energy of 11". i am 22 and this is my second client. can i get out of it or do i just do this forever`,
      author: 'lowopacity_lena',
      hoursAgo: 8.7,
      score: 364,
      ratio: 0.97,
      comments: 146,
      flair: 'Contracts',
      replies: [
        {
          author: 'semicolon_wright',
          body: 'Unlimited revisions, but nobody said how fast. One revision per week from today. They will love number 3 by next Friday.',
          score: 690,
          hoursAgo: 8.2,
        },
      ],
    },
    {
      title: 'Do you tell clients when you go on holiday or do you just... go?',
      body: `Three weeks in February, first proper break in five years. Webdev, four maintenance clients. Do I tell them the dates? Do I get somebody to cover? What if I tell them and they find someone else? I realize how that sounds.`,
      author: 'wintering_over',
      hoursAgo: 18.9,
      score: 92,
      ratio: 0.95,
      comments: 67,
      flair: 'Question',
    },
    {
      title: 'Is a 50% deposit normal? Client acted as if I asked for a kidney',
      body: `Photographer, Ireland, six years. I've always billed at the end. After two bad ones this year I put 50% up front in the quote, and a new client wrote back "we don't normally work like that, it feels like you don't trust us".

I mean. I don't? I met you on Tuesday.

How do you word it so that it's just how things are? And what do you do with the people who sign and then don't pay the deposit either, do you chase, or wait, or release the date?`,
      author: 'fstop_fiadh',
      hoursAgo: 2.4,
      score: 133,
      ratio: 0.98,
      comments: 88,
      flair: 'Payment',
    },
    {
      title: 'What a tax inspector looks at first in a sole trader file',
      body: '',
      link: 'https://receiptsinashoebox.example/what-inspectors-look-at',
      author: 'kiln_dried_jo',
      hoursAgo: 88,
      score: 211,
      ratio: 0.96,
      comments: 24,
    },
    {
      title: 'Year one: 27,400. Not impressive, mine though',
      body: `Left a 44k job in HR to do bookkeeping for tradespeople. 27.4k turnover, 24k after costs. I work in a cardigan. The dog's asleep on the printer, it's warm.

I see a lot of six figure posts, so I wanted to put a normal one here for the next person who's scrolling at night doing the subtraction. We're OK. It's enough. Next year I think 34.`,
      author: 'cardigan_ledger',
      hoursAgo: 28.5,
      score: 2480,
      ratio: 1,
      comments: 132,
      flair: 'Milestone',
    },
  ],
}
