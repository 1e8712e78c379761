import type { WrittenCommunity } from '../written-community.ts'

export const doggrooming: WrittenCommunity = {
  name: 'doggrooming',
  title: 'Dog Grooming: for groomers, bathers and the people who keep them in business',
  about:
    "A place for working groomers to talk shop, show off, vent about matting and ask for help. Owners are welcome, just please don't ask us to talk you through shaving your doodle.",
  subscribers: 94300,
  postsPerDay: 31,
  rules: [
    {
      name: 'Be kind to other groomers',
      description:
        "Critique is fine when it's asked for. Tearing apart somebody's first schnauzer is not. Bathers and students are groomers too.",
    },
    {
      name: 'Promotion goes in the monthly Tools & Trade thread',
      description:
        'Products, apps, courses, shears, YouTube channels: post them in the pinned Tools & Trade thread that goes up on the first Monday of the month. Anywhere else the post gets removed.',
      appliesTo: 'link',
    },
    {
      name: 'In comments: answer first, and say if you make it',
      description:
        'If somebody asks how to do a thing and you make a tool for it, you may name it once. Say that you make it. No links, people can search.',
      appliesTo: 'comment',
    },
    {
      name: 'No medical advice',
      description:
        "Hot spots, lumps, ear gunk that smells like a bakery: that's a vet. You can describe what you saw and how you told the owner, we don't diagnose here.",
    },
    {
      name: 'No shop or client shaming with identifying details',
      description:
        'Vent all you like. Crop out names, phone numbers, faces and salon logos before you post screenshots or photos.',
    },
    {
      name: 'Injury photos need a spoiler tag',
      description:
        'Clipper burn, quicked nails, cuts, severe matting: mark it as a spoiler and say so in the title.',
    },
    {
      name: 'Owners: use the Owner Question flair',
      description: 'So that people who have just done nine dogs can choose whether they have it in them.',
    },
    {
      name: 'No surveys without asking the mods',
      description:
        'We get three "quick 2 minute survey for groomers" a week. Message us first and say who you are and what the answers are for.',
      appliesTo: 'all',
    },
  ],
  posts: [
    {
      title: 'Three no-shows on a Saturday. I am done with booking over text.',
      body: `Solo groomer, 6 years, home salon. My whole system is: client texts me, I look at the paper book, I text back a time, they say "perfect!!" and then on the day they swear it was next week.

Today it was three. THREE. On a Saturday. That's about $240 I will never see and I turned away a regular for one of those spots.

What are you all using so people can book themselves and put a card or deposit down? I don't need a 14 employee salon system with payroll. I need:

- they pick a time that fits the dog (a newfie is not a 45 min slot)
- deposit
- reminder the day before
- I can block out the school run

I'm not very techy so be gentle.`,
      author: 'suds_and_regret',
      hoursAgo: 5.2,
      score: 187,
      ratio: 0.97,
      comments: 64,
      flair: 'Business',
      replies: [
        {
          author: 'pinbrushpam',
          body: "Deposit. Deposit deposit deposit. I lost four clients when I started it and every one of them was the one who didn't show up.",
          score: 112,
          hoursAgo: 4.8,
        },
        {
          author: 'wetnoseclub',
          body: 'how much do you take? I was thinking $20 flat but my bigger dogs are like $130',
          score: 21,
          hoursAgo: 4.5,
        },
        {
          author: 'pinbrushpam',
          body: '25% rounded up to the next five. Comes off the bill. Forfeited inside 24h unless the dog is sick, and I do ask.',
          score: 58,
          hoursAgo: 4.4,
        },
        {
          author: 'oatmealshampoo',
          body: 'Most of the ones I tried only let you set one duration per service which is useless because "full groom" is 1h for a shih tzu and 3.5h for my bernedoodle from hell. Following.',
          score: 44,
          hoursAgo: 3.1,
        },
      ],
    },
    {
      title: 'Eleven weeks of growth, one very patient standard poodle',
      body: '',
      author: 'continentalclip',
      hoursAgo: 9.5,
      score: 1340,
      ratio: 0.99,
      comments: 71,
      flair: 'Before & After',
      link: 'https://i.redd.it/standard-poodle-eleven-weeks.jpg',
      replies: [
        {
          author: 'kneelingbus',
          body: 'the topknot!!! the TOPKNOT',
          score: 203,
          hoursAgo: 9,
        },
        {
          author: 'blade7fplease',
          body: 'What did you scissor the legs with? That finish is so plush.',
          score: 47,
          hoursAgo: 8.2,
        },
        {
          author: 'continentalclip',
          body: 'Curved 8.5s and then a chunker to take the lines out. And about two hours of talking to him like he pays rent.',
          score: 131,
          hoursAgo: 7.9,
        },
      ],
    },
    {
      title: '"He was never matted until you groomed him"',
      body: `Ma'am.

Ma'am.

I peeled that dog out of his coat like a banana. There was a sock in there. A whole child's sock, with a dinosaur on it. You said "oh that's where that went" and then you said this to me.`,
      author: 'tubofbones',
      hoursAgo: 14,
      score: 2210,
      ratio: 0.99,
      comments: 158,
      flair: 'Rant',
      replies: [
        {
          author: 'halfpricehandstrip',
          body: 'Mine this week: "we brush him every day" and then the brush still had the price tag on it.',
          score: 877,
          hoursAgo: 13.2,
        },
        {
          author: 'gertiesgran',
          body: 'I keep the pelt. In one piece. I hand it over with the dog.',
          score: 640,
          hoursAgo: 12.7,
        },
      ],
    },
    {
      title: 'Wrist pain at 27, please tell me what actually worked',
      body: `Been full time four years, 6 to 8 dogs a day. For the last two months my right wrist burns from about dog four and I wake up with numb fingers. Doctor says "rest it" which, lol, with what rent money.

I've got swivel shears coming. I already dropped to a lighter clipper. Braces make me clumsy when I scissor faces and that scares me.

Did anyone come back from this or do I start thinking about teaching? I love this job, I've never been good at anything else and I'm honestly a bit scared.`,
      author: 'Marrowlight',
      hoursAgo: 21,
      score: 264,
      ratio: 0.98,
      comments: 93,
      replies: [
        {
          author: 'bettysbaths',
          body: `Came back from it. Physical therapist who works with musicians, night splint (ONLY at night), table six inches higher, and I cut down to five dogs and raised my prices. Made the same money by month three.

You're not finished. You're overbooked.`,
          score: 311,
          hoursAgo: 19.6,
        },
        {
          author: 'snoodle_doodle_do',
          body: 'seconding table height. nobody tells you this in school',
          score: 92,
          hoursAgo: 18,
        },
      ],
    },
    {
      title: 'mobile groomers, how do you stop zigzagging across the county',
      body: `just went mobile in april, one van. people book whenever and I say yes cause I'm new and broke. yesterday I drove 94 miles for 5 dogs. ninety four.

is there anything that lets clients book but only shows them days when im already near them? or do you all just do "north side tuesdays" and tell people tough luck. I do it on google calendar rn and a notes app and its melting my brain`,
      author: 'vanlifewithblowdryer',
      hoursAgo: 11.3,
      score: 76,
      ratio: 0.96,
      comments: 38,
      flair: 'Mobile',
      replies: [
        {
          author: 'ditchlily',
          body: 'Zones by weekday. It felt so rude the first month and now nobody questions it. Wednesdays I do the lake, if you live at the lake you are a wednesday.',
          score: 61,
          hoursAgo: 10.4,
        },
        {
          author: 'vanlifewithblowdryer',
          body: '"you are a wednesday" im putting that on the van',
          score: 88,
          hoursAgo: 10.1,
        },
      ],
    },
    {
      title: 'First solo Bedlington. Be honest, I can take it',
      body: '',
      author: 'rhubarbandlamb',
      hoursAgo: 26.5,
      score: 418,
      ratio: 0.97,
      comments: 49,
      flair: 'Critique wanted',
      link: 'https://i.redd.it/first-bedlington-side-view.jpg',
    },
    {
      title: 'Price check: 70 lb goldendoodle, 4 months since last groom, "teddy bear please"',
      body: `Rural Midwest. I quoted $145 plus dematting by the quarter hour and the owner acted like I asked for a kidney.

What would you charge where you are?`,
      author: 'Corncrib_Annie',
      hoursAgo: 17.8,
      score: 133,
      ratio: 0.95,
      comments: 120,
    },
    {
      title: 'My oldest client crossed the bridge today',
      body: `Biscuit. Cocker mix, 16 and a half. I did her first puppy groom when I was a bather who wasn't really supposed to be using scissors yet.

Her dad called me himself to cancel the appointment. He said "I suppose we won't need the third Thursday anymore" and then neither of us could talk.

I've got four more dogs this afternoon and I'm sitting in the bathroom with the dryer running so nobody hears me. Hug the old ones.`,
      author: 'thirdthursday',
      hoursAgo: 3.4,
      score: 968,
      ratio: 1,
      comments: 87,
      replies: [
        {
          author: 'Nettlesoup',
          body: 'You gave her sixteen years of feeling good in her skin. Go gently today.',
          score: 240,
          hoursAgo: 3.1,
        },
        {
          author: 'pawdicurist',
          body: 'I send a card with a little lock of coat if I have it. They always keep it. Sorry about Biscuit.',
          score: 156,
          hoursAgo: 2.2,
        },
      ],
    },
    {
      title: 'Leaving a big salon to open my own. What did you wish you had set up on day one?',
      body: `I've been at a corporate salon for five years and signed a lease on Monday (screaming). One table, one tub, opening in six weeks.

I've got insurance sorted, a decent force dryer, and a plumber who is scared of me. What I don't have is any of the *office* side. At work the computer did it: who is due, vaccine dates, notes like "bites at back feet", reminders. I never saw how any of it worked.

1. How do clients book with you? Website, phone, an app, carrier pigeon?
2. Where do you keep the notes on each dog?
3. Do you chase rabies certs by hand?
4. Anything you bought in week one and regretted?

I'd rather start with something small and cheap than be locked into a huge monthly fee before I have 40 clients.

**Edit:** wow, thank you. Reading all of it tonight with wine.`,
      author: 'leasesignedhelp',
      hoursAgo: 28,
      score: 151,
      ratio: 0.98,
      comments: 77,
      flair: 'Business',
      replies: [
        {
          author: 'oldenglishmess',
          body: 'Online booking from day one. If you train your first 40 clients to text you at 11pm you will never untrain them.',
          score: 129,
          hoursAgo: 26.9,
        },
        {
          author: 'mrsclipperoil',
          body: 'Index cards in a recipe box, 22 years. It has never once asked me to update it.',
          score: 174,
          hoursAgo: 25,
        },
        {
          author: 'kobuk',
          body: 'Regretted: the fancy hydraulic table. Loved: a second drain catch.',
          score: 33,
          hoursAgo: 20.3,
        },
      ],
    },
    {
      title: 'Is a #10 on the pads normal for everyone or is my trainer weird',
      body: `She says 40 or nothing. Every video I watch is a 10 or 15. I don't want to argue with her since she's been doing it since before I was born but I nearly nicked a westie today.`,
      author: 'bathergirlie04',
      hoursAgo: 33,
      score: 45,
      ratio: 0.92,
      comments: 41,
      flair: 'Technique',
    },
    {
      title: 'Owner question: how far ahead do I really need to book?',
      body: `Got a mini schnauzer puppy (Otto, 14 weeks, menace). I rang four groomers and the soonest was seven weeks away. Two never called back. One told me to message on a social app I don't have.

Is it normal? Should I just book the whole year? I feel like I'm trying to get concert tickets.`,
      author: 'ottosmum_',
      hoursAgo: 40,
      score: 88,
      ratio: 0.9,
      comments: 35,
      flair: 'Owner Question',
      replies: [
        {
          author: 'tubofbones',
          body: 'Yes book the year. And the ones who never called back are elbow deep in a newfoundland, I promise it is not personal.',
          score: 97,
          hoursAgo: 38.4,
        },
      ],
    },
    {
      title: 'Do you rebook at checkout? My rebooking rate is embarrassing',
      body: `I counted last month. 31% of my dogs left with a next appointment. The rest drift back at 10, 12, 14 weeks, matted, and then are surprised by the price.

I ask at the door but the dog is pulling, the kid is crying, they say "I'll call you". They do not call me. I have no way to see who is overdue except flipping through the book, so nobody gets a nudge.

Scripts? Discounts? Some kind of automatic "Milo is due" message? Tell me what moved the number for you.`,
      author: 'fourteenweekmats',
      hoursAgo: 23.6,
      score: 104,
      ratio: 0.97,
      comments: 52,
      flair: 'Business',
    },
    {
      title: 'A small poem for the husky in blow season',
      body: `there is no husky
there is only fluff
I am breathing it
I am it
the dryer is a formality`,
      author: 'fursuitaccidental',
      hoursAgo: 7.7,
      score: 702,
      ratio: 0.99,
      comments: 29,
    },
  ],
}
