import type { WrittenCommunity } from '../written-community.ts'

export const etsySellers: WrittenCommunity = {
  name: 'EtsySellers',
  title: 'Etsy Sellers: makers helping makers',
  about:
    'Handmade, vintage, digital and supplies. Talk listings, packaging, slow weeks and that one message that starts with "hi is this still available".',
  subscribers: 167000,
  postsPerDay: 58,
  rules: [
    {
      name: 'Shop links only in the Wednesday Shop Share thread',
      description:
        'Do not link or name your shop anywhere else, also not "to show what I mean". Use photos. Your profile may have the link.',
    },
    {
      name: 'Tools, apps and services: Wednesday thread too',
      description:
        'If you make something for sellers, you can present it in the weekly thread, once a month, and say that you made it. Mentioning it elsewhere counts as an ad.',
    },
    {
      name: 'No buying or trading of reviews, favourites or sales',
      description: 'It gets shops closed. It gets you banned here as well.',
    },
    {
      name: 'No naming of buyers or other shops',
      description:
        'Block out names and addresses in screenshots. Copycat disputes go to the platform, not to a mob.',
    },
    {
      name: 'Say that it is AI if it is AI',
      description:
        'Generated images and generated listing text must be labelled when you ask for critique. Posts written by a chatbot are removed.',
    },
    {
      name: 'Be constructive',
      description: '"Your photos are bad" helps nobody. "Your photos are dark, try a window" does.',
      appliesTo: 'comment',
    },
    {
      name: 'No get-rich talk',
      description: 'No passive income screenshots, no courses, no "I make 10k a month with one trick".',
    },
  ],
  posts: [
    {
      title: 'Sold the same mug twice. Again. How do you keep stock straight across Etsy and markets?',
      body: `Potter here, so most of my things are one of one or one of six. I sell on Etsy, at two markets a month, and a café in town has a shelf of mine.

Saturday I sold the blue speckled mug at the market at 11:40. At 11:52 somebody in Oregon bought the same mug. I found out at nine that night with my feet in a bucket.

I've tried: a notebook, a spreadsheet, little stickers, and asking my teenager. I need to tap something on my phone at the stall and have it be gone everywhere. Ideally it'd also know how much I left at the café, because they pay me monthly and I have *no idea* if their numbers are right.

What do you use? I'm at about 220 pieces at any time.`,
      author: 'speckledandsorry',
      hoursAgo: 7.3,
      score: 213,
      ratio: 0.98,
      comments: 74,
      flair: 'Help',
      replies: [
        {
          author: 'kilnwitch',
          body: 'I deactivate everything I take to a market on Friday night and put it back on Sunday. Tedious, but I have not cancelled on anyone in two years.',
          score: 96,
          hoursAgo: 6.8,
        },
        {
          author: 'speckledandsorry',
          body: 'I did that in June and forgot to put it back for ELEVEN DAYS',
          score: 142,
          hoursAgo: 6.5,
        },
        {
          author: 'tinbirdprints',
          body: 'The big inventory platforms are made for warehouses, I gave up on two trials because I had to invent a "bin location" for my kitchen.',
          score: 81,
          hoursAgo: 5.1,
        },
      ],
    },
    {
      title: 'My first thousand',
      body: '',
      author: 'wickandwillow_m',
      hoursAgo: 13.6,
      score: 890,
      ratio: 0.99,
      comments: 66,
      flair: 'Celebration',
      link: 'https://i.redd.it/thousandth-order-packed.jpg',
    },
    {
      title: 'Buyer wants a refund because the wooden spoon is "too wooden"',
      body: `I have read it eight times. There are photos in the listing. There are *fourteen* photos. It's called "Wooden spoon, cherry wood". It's a spoon.

How do I even answer?`,
      author: 'whittledown',
      hoursAgo: 9.9,
      score: 1620,
      ratio: 0.99,
      comments: 204,
      flair: 'Vent',
      replies: [
        {
          author: 'bobbinsandbad',
          body: '"We are sorry to hear that our spoon exceeded its woodenness."',
          score: 1310,
          hoursAgo: 9.4,
        },
        {
          author: 'hemlockhems',
          body: 'Offer the return, they pay postage, they will never write back.',
          score: 355,
          hoursAgo: 8.8,
        },
      ],
    },
    {
      title: 'Slow November or is it me?',
      body: `Views down by half since the 3rd. Changed nothing. Jewellery, 400 listings, star seller. Is anyone else seeing it or did I do something? Please tell me it's not just me, I gave up my Fridays at the bakery for this.`,
      author: 'garnetgrief',
      hoursAgo: 2.7,
      score: 156,
      ratio: 0.93,
      comments: 119,
      replies: [
        {
          author: 'paperkestrel',
          body: 'Same here. It does this every year before the last two weeks and every year I forget and panic.',
          score: 88,
          hoursAgo: 2.3,
        },
      ],
    },
    {
      title: 'How do you track MATERIALS? I keep running out of the one jar lid',
      body: `candles. each one is wax, wick, jar, lid, label front, label back, fragrance, box. i can tell you how many finished candles i have. i cannot tell you how many i could MAKE. last week i had 300 of everything and 12 lids. twelve. lids are 3 weeks out.

tried a spreadsheet with formulas, my brother in law made it, he moved to norway, its broken now

is there a simple thing where i say "made 24 of cedar" and it takes off the wax n lids n labels and yells at me when somethings low? under 20 bucks a month. i am one woman in a garage`,
      author: 'twelvelids',
      hoursAgo: 17.1,
      score: 178,
      ratio: 0.98,
      comments: 57,
      flair: 'Question',
      replies: [
        {
          author: 'soapbarn',
          body: 'I am also one woman in a garage and I would also like this.',
          score: 103,
          hoursAgo: 16.4,
        },
        {
          author: 'lathecomer',
          body: 'Two bin system. When the front box is empty you order and start on the back one. No software. Japanese factories and my mother both swear by it.',
          score: 127,
          hoursAgo: 14.8,
        },
        {
          author: 'twelvelids',
          body: 'ok mother wisdom noted but i have 14 fragrances and one shelf',
          score: 39,
          hoursAgo: 14.1,
        },
      ],
    },
    {
      title: 'Somebody left a review that made me cry at the post office',
      body: `I make memory bears out of people's old shirts. A lady ordered one from her husband's flannel. The review is one line: "He has arms again."

The man at the counter asked if I was all right and I said yes and then I wasn't.`,
      author: 'flannelbears',
      hoursAgo: 22.2,
      score: 3480,
      ratio: 1,
      comments: 97,
    },
    {
      title: 'Photo critique please, natural light vs lightbox',
      body: '',
      author: 'ottersedge',
      hoursAgo: 35,
      score: 64,
      ratio: 0.92,
      comments: 28,
      flair: 'Critique',
      link: 'https://i.redd.it/earrings-two-setups.jpg',
    },
    {
      title: 'Year two numbers, fees, hours and what I would not do again',
      body: `I find these useful when others write them, so here is mine. Hand-bound notebooks, UK.

**Sales:** £23,410 (year one: £9,800)
**After fees, postage, materials:** £11,260
**Hours:** about 1,150, I logged them
**So:** £9.79 an hour. Sit with that for a second, I had to.

What worked:

* Dropping from 60 designs to 22. Nobody noticed. My stock value went from £4k to £1.6k and I can see my table.
* Shipping Tuesdays and Fridays only. Two complaints in a year.
* Custom embossing for an extra £6. It takes four minutes and 40% add it.

What didn't:

* Ads beyond £2 a day.
* A wholesale order for 200 at half price. I lost a month and made £300.
* Saying yes to a wedding.

Things people warned me of that never happened: copycats (nobody wants to fold signatures for a living), a flood of returns (five, all kind), burnout (I was tired, which isn't the same thing, and I slept).

Things that nobody warned me of: how much of it is *counting*. Paper in sheets, thread in metres, boards in pairs, boxes in a size that they stop making in October. I did a full count every second month at the kitchen table with the radio on, and each time I'd lost about sixty pounds' worth of something. I've come to think of it as rent.

Also my hands. If you do anything with an awl, stretch. I'm 41 and a physiotherapist showed me three exercises that I now do at the bus stop, like a crab.

Plan for year three is to raise prices by 15% and do fewer, better. I'm not quitting the library job and I've made my peace with that.

Edit: a few people asked, paper is from a mill about an hour away, I collect it myself to save on carriage.`,
      author: 'signatureandspine',
      hoursAgo: 26.8,
      score: 742,
      ratio: 0.99,
      comments: 131,
      flair: 'Milestone',
      replies: [
        {
          author: 'threadbareally',
          body: '"Saying yes to a wedding" should be in the onboarding.',
          score: 290,
          hoursAgo: 25.1,
        },
        {
          author: 'ohmygourd',
          body: 'Thank you for the hourly number. Everyone leaves it out.',
          score: 214,
          hoursAgo: 23.9,
        },
      ],
    },
    {
      title: 'Can I sell quilts made from licensed cartoon fabric?',
      body: `The fabric says "for home use only" along the edge in tiny letters. Forty shops do it. My aunt says that it's fine. My aunt also parks on the pavement.`,
      author: 'halfsquaretriangl',
      hoursAgo: 41.5,
      score: 51,
      ratio: 0.88,
      comments: 63,
    },
    {
      title: 'Consignment shelves: how do you keep track of what is where and who owes you',
      body: `I have earrings in five shops. 40/60 in three, 30/70 in one, one "buys outright" but really pays when she remembers. Every shop reports in its own way. One sends a photo of a napkin.

I'd be happy to pay for something that shows stock per place and what each place should pay me at month end. So far I've only found things for shop owners, not for the maker on the other side. How do you do it?`,
      author: 'Napkinreport',
      hoursAgo: 19.4,
      score: 87,
      ratio: 0.97,
      comments: 30,
      flair: 'Question',
      replies: [
        {
          author: 'gildedmoth',
          body: 'I count everything myself, every second month, and bring cake. The cake is essential, they let you behind the counter.',
          score: 74,
          hoursAgo: 18,
        },
      ],
    },
    {
      title: 'the cat has chosen the shipping scale',
      body: `all parcels are now 4.2 kg

i have tried a box beside the scale. i have tried a nicer box. i have tried a heated box. she looked at it and then she weighed herself again, on purpose, looking at me`,
      author: 'pearlbarleyknits',
      hoursAgo: 5.5,
      score: 1190,
      ratio: 0.99,
      comments: 41,
    },
    {
      title: 'Is it pathetic to be proud of 14 sales',
      body: `In eight months. My sister's friend does that in a day, as she told me over lunch. I make felt mushrooms. 14 people who aren't related to me own a mushroom I made.

I was proud until lunch.`,
      author: 'feltmushroom14',
      hoursAgo: 12,
      score: 2240,
      ratio: 0.99,
      comments: 173,
      replies: [
        {
          author: 'rosehipandrye',
          body: 'Fourteen strangers picked YOUR mushroom out of the whole internet. Be proud at dinner as well.',
          score: 880,
          hoursAgo: 11.5,
        },
        {
          author: 'kilnwitch',
          body: 'My first year was nine and two of them were my mother with a different card.',
          score: 634,
          hoursAgo: 10.2,
        },
      ],
    },
  ],
}
