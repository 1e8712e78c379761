import type { WrittenCommunity } from '../written-community.ts'

export const petbusiness: WrittenCommunity = {
  name: 'petbusiness',
  title: 'Pet Business Owners',
  about:
    'Groomers, walkers, sitters, trainers, kennels, pet shops and treat bakers comparing notes on the part nobody warned us about: running the business.',
  subscribers: 21800,
  postsPerDay: 9,
  rules: [
    {
      name: 'Say who you are when you recommend your own thing',
      description:
        'You may mention a product or service you own or work for when it answers the question, as long as you say so in the same comment ("I make this"). Hidden plugs are a permanent ban, first time, no appeal.',
    },
    {
      name: 'No drive-by posts',
      description:
        'If your only activity here is your own link, you are advertising. Take part for a while first. Accounts younger than 14 days go to the queue and a human looks at them.',
    },
    {
      name: 'No "is this legal" without a country and state',
      description: 'Licensing, zoning and insurance differ everywhere. Tell us where you are.',
    },
    {
      name: 'No pet medical questions',
      description: 'Call a vet. We are business people with fur on us.',
    },
    {
      name: 'Respect the animals',
      description:
        'No backyard breeding promotion, no rehoming or sale of animals, no training debates that end with people shouting about collars.',
    },
    {
      name: 'Keep it civil',
      description: 'Attack the pricing strategy, not the person who has it.',
      appliesTo: 'comment',
    },
  ],
  posts: [
    {
      title: 'Dog walking clients who pay "at the end of the month" and then just... do not',
      body: `14 regular clients, invoices go out on the 1st, due on the 10th. Today is the 19th and five of them haven't paid. Same five as always. They're NICE. They wave at me. One of them tips me at Christmas.

I hate writing the "just a little reminder :)" message. I put it off for days and then I'm the one who's late on rent. I'd love to have something send it for me so that it isn't *me* nagging, if that makes sense? Like a polite robot that gets less polite.

How do you handle it? Card on file? Prepay? Stop walking the dog? (I can't stop walking the dog, have you seen his face)`,
      author: 'leashlawyer',
      hoursAgo: 6.1,
      score: 92,
      ratio: 0.98,
      comments: 47,
      flair: 'Money',
      replies: [
        {
          author: 'fernandthehound',
          body: 'Prepay weekly packs. I switched everybody in January with three weeks notice, one person grumbled.',
          score: 51,
          hoursAgo: 5.5,
        },
        {
          author: 'twobitkennel',
          body: 'late fee after 7 days, written in the contract, and the reminder comes from "accounts@" which is me in a different hat',
          score: 73,
          hoursAgo: 4.9,
        },
        {
          author: 'leashlawyer',
          body: 'accounts@ is genius, I am going to be so stern',
          score: 40,
          hoursAgo: 4.6,
        },
      ],
    },
    {
      title: 'Opened the doors this morning!!!',
      body: '',
      author: 'TheGoodBiscuitCo_',
      hoursAgo: 10.2,
      score: 311,
      ratio: 0.99,
      comments: 44,
      flair: 'Win',
      link: 'https://i.redd.it/treat-bakery-opening-ribbon.jpg',
      replies: [
        {
          author: 'quillandpaw',
          body: 'The tiny ribbon at dog height. I am undone.',
          score: 77,
          hoursAgo: 9.4,
        },
      ],
    },
    {
      title: 'Small pet shop, 900 SKUs, one spreadsheet, zero sanity',
      body: `Hello all. My wife and I took over a neighbourhood pet supply shop in the spring from a gentleman who kept the stock in his head. I mean that literally. He could tell you there were four bags of the senior salmon left and he would be right.

We are not that man. My wife is a retired nurse and I used to mend lifts, and between us we have a great deal of goodwill and no idea what a reorder point is.

We now have a spreadsheet with about nine hundred lines. It is correct for roughly one hour after we count. We run out of the three foods everybody wants and we have, as of last night, sixty-one ferret harnesses. I have met one ferret in this town. He is called Desmond and he already has a harness.

What goes wrong is always the same. A delivery comes in while one of us is carrying something to somebody's car, the boxes get put away, and nobody writes it down. Then the Saturday teenager, who is a good lad, sells the last of something and assumes that there is more upstairs. There is never more upstairs. Upstairs is where we live.

I have looked at several point of sale systems and they either want us to replace the till, the card reader and possibly our personalities, or they cost more than our electricity. What I would like is modest: scan things in, scan things out, tell me when something gets low, and tell me what expires next (raw and fresh food is a growing part of the business and I threw away $300 of it in August).

What do shops of our size use? We are two people and a Saturday teenager.`,
      author: 'ferretharness61',
      hoursAgo: 19.5,
      score: 118,
      ratio: 0.99,
      comments: 39,
      flair: 'Retail',
      replies: [
        {
          author: 'aquariumdave_not',
          body: 'Sixty one ferret harnesses is how a legend starts.',
          score: 140,
          hoursAgo: 18.8,
        },
        {
          author: 'maplewoodpets',
          body: 'Expiry dates are the thing most of them skip. We put coloured dots on by month, costs four dollars, works. But we still overorder.',
          score: 36,
          hoursAgo: 16,
        },
      ],
    },
    {
      title: 'Raised my prices 22% and lost exactly one client',
      body: `That's the post. I agonised for a year. Wrote the email eleven times. One person left and her dog bit me twice, so.

Do it.`,
      author: 'nailtrimsarehell',
      hoursAgo: 24.3,
      score: 276,
      ratio: 0.99,
      comments: 31,
      flair: 'Win',
    },
    {
      title: 'Anyone moved a grooming salon off of a big all-in-one system? How bad was it?',
      body: `We're a 2 groomer + 1 bather salon inside a feed store. We've been on one of the big all-in-one packages for 3 years. It's fine! It does everything! We use maybe 10% of everything and it went up again in renewal, to just under $200/mo.

All we really need is online booking with correct durations per dog, text reminders, and the pet notes. I'm nervous about:

- getting 1,100 client and pet records out
- the recurring appointments (we've got people booked through next June)
- my bather, who cries when icons move

If you switched to something simpler, did you import or retype? How long did you run both? Would you do it again?`,
      author: 'feedstoregroomer',
      hoursAgo: 13.7,
      score: 41,
      ratio: 0.97,
      comments: 22,
      flair: 'Software',
      replies: [
        {
          author: 'hydrobathhelen',
          body: 'CSV export for clients was easy, pets came out as a separate file with no link between the two. Ask the new one BEFORE you pay whether they will do the import for you. Small companies often will.',
          score: 29,
          hoursAgo: 12.2,
        },
        {
          author: 'saltlicksam',
          body: 'Ran both for a month. Would do again. Tell your bather I also cry when icons move.',
          score: 34,
          hoursAgo: 9.9,
        },
      ],
    },
    {
      title: 'Is pet sitting dead or is it just my area',
      body: `Bookings down 40% vs last summer. Three new sitters in my postcode at half my price. I've got 9 years of reviews and I'm getting "can you match £12".

No I can't match £12, I have insurance and a pulse.

Seriously though. Is anyone growing? What are you doing differently?`,
      author: 'houseofpaws_ish',
      hoursAgo: 30,
      score: 83,
      ratio: 0.93,
      comments: 66,
    },
    {
      title: 'insurance paid out. posting so you stop putting it off',
      body: `slipped lead, dog ran into road, cyclist swerved and broke his collarbone. everybody ok now including dog. total claim was a bit over 18k. my premium is 21 a month.

get the insurance. get it today. thats all`,
      author: 'muddybootbrigade',
      hoursAgo: 44,
      score: 502,
      ratio: 1,
      comments: 58,
      flair: 'Advice',
      replies: [
        {
          author: 'Penhallow9',
          body: 'Bought it while reading this. Thank you, and I am glad the cyclist is alright.',
          score: 119,
          hoursAgo: 42,
        },
      ],
    },
    {
      title: 'How many of your daycare dogs are on a waitlist and how do you run it?',
      body: `We cap at 24 dogs. Mondays and Fridays are full until spring. Currently the waitlist is a clipboard, and when there's a cancellation my front desk rings down the list until somebody picks up, which takes most of a morning and usually the spot goes empty.

Is there a reasonable way of doing this where people get a message and the first to say yes has it? Doesn't have to be daycare specific.`,
      author: 'clipboardqueen',
      hoursAgo: 8.4,
      score: 37,
      ratio: 0.96,
      comments: 18,
      flair: 'Operations',
      replies: [
        {
          author: 'yapyard',
          body: 'We do a group text, first thumbs up wins. It caused a feud between two labradoodle families so choose carefully.',
          score: 45,
          hoursAgo: 7.6,
        },
      ],
    },
    {
      title: 'Shop cat has been promoted to regional manager',
      body: '',
      author: 'clawsandcommerce',
      hoursAgo: 15.1,
      score: 645,
      ratio: 0.99,
      comments: 27,
      link: 'https://i.redd.it/shop-cat-on-till.jpg',
    },
    {
      title: 'My employee is better with the dogs than me and I am a bit jealous?',
      body: `Hired my first trainer in March. She's 23. She's wonderful. Clients now ask for her by name. Yesterday a lady I've worked with for two years asked whether "the good one" was in.

I know that this is what success looks like. I know. I built a thing that works without me. But I went home and had a little cry in the car, because dogs were the thing I was best at and now I mostly do VAT.

Does that pass? Did anyone go back on the floor one day a week?`,
      author: 'heelworkandheartache',
      hoursAgo: 36.5,
      score: 229,
      ratio: 0.98,
      comments: 52,
      replies: [
        {
          author: 'oldspanielhand',
          body: 'I kept Thursdays. Thursdays are mine, nobody may book a meeting on a Thursday, I smell of liver and I am happy.',
          score: 164,
          hoursAgo: 34.9,
        },
        {
          author: 'crateful',
          body: 'it passes when you realise you picked her',
          score: 98,
          hoursAgo: 31,
        },
      ],
    },
    {
      title: 'Naming a mobile grooming van, my partner has vetoed everything',
      body: `Vetoed so far: The Fur Coat Check, Mutt Cuts (taken, also a film), Vanity Fur, Bath Vader, Hairforce One.

I need something my mother can say on the phone. Help.`,
      author: 'bathvader_was_good',
      hoursAgo: 4.2,
      score: 68,
      ratio: 0.95,
      comments: 103,
    },
    {
      title: 'Do you take photos of every dog at intake?',
      body: `Had somebody claim that we caused a bald patch that I KNOW was there when he arrived. No proof. I refunded to make it go away and I've been cross for two days.

If you photograph, where do you store it so you can find it in six months? My phone has 14,000 pictures and they're all brown dogs.`,
      author: 'allbrowndogs',
      hoursAgo: 67,
      score: 57,
      ratio: 0.98,
      comments: 25,
    },
  ],
}
