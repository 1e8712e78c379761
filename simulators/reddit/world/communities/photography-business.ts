import type { WrittenCommunity } from '../written-community.ts'

export const photographyBusiness: WrittenCommunity = {
  name: 'photography_business',
  title: 'The business side of photography',
  about:
    'Pricing, contracts, clients, taxes, marketing. If it is about f-stops, wrong room. If it is about the bride who wants the RAWs, pull up a chair.',
  subscribers: 64200,
  postsPerDay: 18,
  rules: [
    {
      name: 'Say where you are and what you shoot',
      description: 'Weddings in rural Ohio and food in Singapore are not the same business.',
    },
    {
      name: 'No gear questions',
      description: 'Unless it is about whether to lease it, insure it or write it off.',
    },
    {
      name: 'No portfolio reviews, no follow-for-follow',
      description: 'Photos are fine when they illustrate a business question or a good day.',
      appliesTo: 'link',
    },
    {
      name: 'Contract questions are not legal advice',
      description: 'Share how you word things. Then have a lawyer look at it, truly.',
    },
    {
      name: 'AI pictures and AI text',
      description:
        'Discussion is welcome. Generated posts are not. If you used it in client work, expect questions about whether the client knew.',
    },
    {
      name: 'No naming of clients, venues or other photographers',
      description: 'Tell the story, leave out the name. It is a small trade and everybody knows somebody.',
    },
  ],
  posts: [
    {
      title: 'Corporate client is 74 days late on 3,200 and I have to be cheerful in their lobby tomorrow',
      body: `Events + headshots, Chicago.

Net 30 (I know). Invoice is "in the system". I've emailed five times. I've been passed from marketing to AP to a "vendor portal" that says I don't exist. Tomorrow I'm shooting their awards night, since I signed for both back in spring.

I wouldn't mind so much but I only found out how late it was while doing my taxes. I had thought it was paid. I send 30 or so invoices a quarter and I track it on a legal pad.

So two questions: would you shoot tomorrow? And what do you use that keeps an eye on it, sends the follow-ups on day 1, 7, 14 and so on, and tells me who I should be worried about *before* I'm eating beans?`,
      author: 'beansbyfriday',
      hoursAgo: 6.3,
      score: 162,
      ratio: 0.98,
      comments: 71,
      flair: 'Getting paid',
      replies: [
        {
          author: 'softboxsal',
          body: 'Shoot it. Deliver low res watermarked proofs. Finals when both are paid. Check that your contract says so first.',
          score: 121,
          hoursAgo: 5.8,
        },
        {
          author: 'mirrorlockup',
          body: 'Vendor portals: ask for a supplier onboarding form BEFORE the first job. If you are not in there nobody can pay you even when they want to.',
          score: 94,
          hoursAgo: 5.2,
        },
        {
          author: 'beansbyfriday',
          body: 'Nobody has ever told me this. 8 years.',
          score: 77,
          hoursAgo: 4.9,
        },
      ],
    },
    {
      title: 'Groom cried, I cried, the DJ cried, invoice was paid the next morning',
      body: `His nan walked him down the aisle because she'd raised him. She's 91. She stopped halfway to fix his collar.

Some weeks it's a real job, and some weeks I'd do it for nothing. (Not really. 50% deposit.)`,
      author: 'confettiinmylens',
      hoursAgo: 11,
      score: 388,
      ratio: 0.99,
      comments: 24,
      flair: 'Good day',
    },
    {
      title: 'Asked for the RAWs again. My new standard answer',
      body: `"I'd love to! They're like the ingredients, and you ordered a cake. I can sell you the flour for $1,500."

Sent eleven times. Sold the flour twice.`,
      author: 'sellingtheflour',
      hoursAgo: 16.9,
      score: 1240,
      ratio: 0.97,
      comments: 133,
      flair: 'Clients',
      replies: [
        {
          author: 'halfstopdown',
          body: 'Stealing this. What license comes with the flour?',
          score: 208,
          hoursAgo: 16.1,
        },
      ],
    },
    {
      title: 'How do you all handle payment plans for weddings? I lose track of who is on which instalment',
      body: `Hi, UK, weddings and elopements, ~28 a year.

I offer three payments: a third at booking, a third at six months, the rest four weeks before. It's good for couples. It's terrible for me. That's 84 due dates on a wall calendar and every month I miss at least two, and then have to write "hi!! so sorry, this was due in March".

Last month a couple got married with £900 open, and I noticed when I exported the gallery.

The full studio management suites do it but I don't need CRM, questionnaires, galleries and a mood board. I've got all that. I need scheduled invoices that go out by themselves and remind people, with me only hearing about it when there's a problem.

What works for you?`,
      author: 'elopeandhope',
      hoursAgo: 20.4,
      score: 88,
      ratio: 0.98,
      comments: 43,
      flair: 'Getting paid',
      replies: [
        {
          author: 'veilandvellum',
          body: 'Standing order for the whole amount over 10 months. Couples like it because it is like a phone bill.',
          score: 47,
          hoursAgo: 19.2,
        },
        {
          author: 'dimmerswitch_',
          body: 'Full payment 6 weeks before, or I am not on the road. One line in the contract, bold.',
          score: 59,
          hoursAgo: 17.8,
        },
      ],
    },
    {
      title: 'Studio day one. It leaks. It is mine.',
      body: '',
      author: 'northlightbucket',
      hoursAgo: 23.2,
      score: 702,
      ratio: 0.99,
      comments: 61,
      flair: 'Good day',
      link: 'https://i.redd.it/studio-with-a-bucket.jpg',
    },
    {
      title: 'I undercharged for 6 years. Here is the spreadsheet that made me stop',
      body: `Family portraits, Halifax.

I sat down in January and wrote what a session truly takes. Not the shoot. All of it.

* Emails and calls: 1.2 h
* Driving: 1.1 h
* Shoot: 1.25 h
* Cull + edit: 4 h
* Gallery, prints, posting: 1.5 h
* Invoicing and reminding: 0.6 h
* Taxes, insurance, gear, software, as a share: $71

At $275 a session I was making **$21 an hour before tax**, and paying a babysitter 17 to do it.

It's $520 now. I have 40% fewer clients and I earn more, and (this I didn't expect) they're *nicer*. They come on time. They've read the guide. I don't know why it works like that, but it does.

If you're afraid of losing the cheap ones: you will. Let them go with love.`,
      author: 'HarbourfrontM',
      hoursAgo: 13.5,
      score: 934,
      ratio: 0.99,
      comments: 108,
      flair: 'Pricing',
      replies: [
        {
          author: 'grandmashutter',
          body: 'paying a babysitter 17 to earn 21 is going to haunt me',
          score: 266,
          hoursAgo: 12.8,
        },
        {
          author: 'oilclothandoak',
          body: 'Nice clients tracks. The $150 mini session people send 40 emails.',
          score: 183,
          hoursAgo: 11.1,
        },
      ],
    },
    {
      title: 'Editing keeps getting squeezed out by "quick calls". How do you guard your edit days?',
      body: `product + food, berlin. im alone so im also sales, support, and the guy who carries the backdrop

tuesday and thursday are edit days. on paper. in reality everyone whos got my booking link finds a hole, i get a call at 11 and one at 14 and the day is dead. editing needs me to sink in, i cant do it in 40 min bits

how do i let people book calls but ONLY next to other calls, not in the middle of nothing. my link just shows every gap`,
      author: 'backdropguy_bln',
      hoursAgo: 9,
      score: 74,
      ratio: 0.97,
      comments: 32,
      flair: 'Workflow',
      replies: [
        {
          author: 'twelveframes',
          body: 'Calls Mon/Wed/Fri 9 to 11, nothing else offered. Nobody has ever refused to hire me because I could not talk on Tuesday.',
          score: 61,
          hoursAgo: 8.1,
        },
      ],
    },
    {
      title: 'Second shooter posted my couple before I did. Am I overreacting?',
      body: `Before I'd even culled. With his own watermark. The bride tagged him. We do have a contract; it says "30 days, credit to lead". He says that he "forgot".

I want to never work with him again, but he's good and there are four of us in this county.`,
      author: 'Leadshooterish',
      hoursAgo: 18.1,
      score: 241,
      ratio: 0.95,
      comments: 86,
      flair: 'Contracts',
    },
    {
      title: 'Client asked if I could "make it less Tuesday"',
      body: `I've been doing it for 14 years. I understood exactly what she meant, and I fixed it. I don't know what to do with this skill.`,
      author: 'lesstuesday',
      hoursAgo: 3.7,
      score: 1510,
      ratio: 1,
      comments: 97,
      flair: 'Humor',
      replies: [
        {
          author: 'kelvinandhobbes',
          body: '+300K and open the shadows?',
          score: 388,
          hoursAgo: 3.4,
        },
        {
          author: 'lesstuesday',
          body: '+350 and a tiny bit of magenta. Friday, basically.',
          score: 612,
          hoursAgo: 3.2,
        },
      ],
    },
    {
      title: 'Is anyone still making a living in newborn photography?',
      body: `Five years ago I had 14 a month. Now I have four, if I'm lucky. The hospital has a contract with a company, phones are good, everybody's broke.

I'm 52. I'm good with babies, I can get anybody's baby to sleep, I'm known for it. I don't want to learn video. Tell me honestly, pivot or wait?`,
      author: 'sleepingallofthem',
      hoursAgo: 27.7,
      score: 176,
      ratio: 0.96,
      comments: 94,
      replies: [
        {
          author: 'tuckandroll_t',
          body: 'I went to pets and grandparents. Pets of people who would have had newborns, in fact. They cry just as much at the gallery.',
          score: 139,
          hoursAgo: 26.3,
        },
      ],
    },
    {
      title: 'Switching off spreadsheets for invoices: what is the smallest thing that works?',
      body: `Real estate photographer, Brisbane. 60 to 80 small jobs a month at $180 to $350, for 22 agents. Agents don't read. Some pay in a day, some pay when the house settles, some pay when I show up with a face.

Sheet's got 4 tabs and I'm the only one who understands it, on good days. Needs: invoice from my phone in the car in under a minute, GST, link to pay, automatic chasing with a different tone for the repeat offenders, and a monthly statement for each agency.

Not keen on a full accounting package since my accountant has her own and she'll only take a CSV.`,
      author: 'wideanglewade',
      hoursAgo: 15.6,
      score: 59,
      ratio: 0.97,
      comments: 38,
      flair: 'Software',
      replies: [
        {
          author: 'twilightshoots',
          body: 'Same job, Perth. I stopped releasing the gallery until paid for anybody who was late twice. They call it the naughty step. They pay from the car park now.',
          score: 82,
          hoursAgo: 14.4,
        },
      ],
    },
    {
      title: 'Insurance said no because the camera "was not attended by an adult"',
      body: `It was attended by my 17 year old assistant. He's taller than me. He has a beard. It's page 9, under "definitions", and I'd had that policy for six years. Read yours, people.`,
      author: 'tallerthanme',
      hoursAgo: 39.4,
      score: 322,
      ratio: 0.98,
      comments: 57,
    },
    {
      title: 'Lost a whole wedding, card died. How I told them, and what happened',
      body: `I want to write it down for whoever is googling this at 2 am as I was.

The card died. Not the backup slot, as I'd set that to video in March and never set it back. The recovery lab got 61 frames out of 1,900. The ceremony was gone.

I drove to them. I didn't email. I sat at their kitchen table and I said it in one sentence, and then I shut up. She left the room. He asked if I wanted a coffee, which nearly finished me.

I refunded everything the same hour, before they could ask. I offered to re-shoot with the rings and the dress at the same spot. I told my insurer. I didn't say "but".

Three weeks later she wrote to me. Her uncle had filmed the vows on his phone, badly, with his thumb in it. She wanted me to pull stills from it and make them as good as they could be. I spent four days on eleven pictures. The thumb's in two of them. They've got one on the wall.

Check your slot two. Check it now, I'll wait.

Edit: I've read every reply. Thank you. I'm fine. I check it out loud now, like a pilot.`,
      author: 'checkslottwo',
      hoursAgo: 31.6,
      score: 2870,
      ratio: 1,
      comments: 214,
      flair: 'Lessons',
      replies: [
        {
          author: 'apertureannie',
          body: 'Got up from the sofa and checked slot two. It was on overflow. Thank you.',
          score: 540,
          hoursAgo: 30.2,
        },
        {
          author: 'wetplatewill',
          body: '"I did not say but." That is the whole course in how to do this.',
          score: 611,
          hoursAgo: 28.9,
        },
      ],
    },
  ],
}
