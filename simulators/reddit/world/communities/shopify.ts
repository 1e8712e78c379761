import type { WrittenCommunity } from '../written-community.ts'

export const shopify: WrittenCommunity = {
  name: 'shopify',
  title: 'Shopify merchants, developers and the merely curious',
  about:
    'Questions and answers about running a store: themes, apps, shipping, conversion, code. Independent and run by volunteers.',
  subscribers: 301000,
  postsPerDay: 92,
  rules: [
    {
      name: 'App makers: disclose, and only when asked',
      description:
        'You may name your own app in a comment if the post asks for a tool and yours does what was asked. Write "I am the developer" in the same comment. No standalone promo posts, no DMs, one mention per thread.',
    },
    {
      name: 'No store reviews outside the Sunday thread',
      description: 'Post your store URL for feedback in the Sunday Store Review thread only.',
    },
    {
      name: 'No agency or freelancer offers',
      description: '"I can help, check DM" is removed. Answer in public or do not answer.',
    },
    {
      name: 'Accounts under 10 days or with negative karma are filtered',
      description: 'It is the only thing that keeps the bots out. Your post will be approved if it is real.',
    },
    {
      name: 'Tell us the details',
      description:
        'Theme, plan, country, rough order volume, what you tried. "My sales are down why" cannot be answered.',
    },
    {
      name: 'No generated filler',
      description:
        'Posts and comments that read like a language model wrote a listicle are removed. Yes, we can tell. Mostly.',
    },
    {
      name: 'No link shorteners, no affiliate links',
      description: 'Link to the real page or not at all.',
      appliesTo: 'link',
    },
    {
      name: 'Be decent',
      description: 'Beginners ask beginner questions. Scroll on if it bores you.',
    },
  ],
  posts: [
    {
      title: 'Brick and mortar + online store, inventory drifts apart every week. What am I missing?',
      body: `Plant and homeware shop, about 650 SKUs, 70/30 in-store vs online. Two people on staff.

Every Sunday we count ~50 items and at least 8 are off. Causes so far, in order of annoyance:

1. Staff sell a 4" pot as a 5" pot because the labels look alike
2. Suppliers short us and nobody checks the delivery against the PO (there's no PO, there's an email)
3. Breakages (ceramics + a toddler play corner, whose idea was that. Mine.)

So it isn't really sync. It's that we have no process for *receiving* and *writing off*. Everything that I find for that is built for warehouses with scanners and pick paths, starts at a few hundred a month and takes an onboarding call.

What do small shops use for purchase orders, receiving and counts? Phone camera as a barcode scanner would be fine.`,
      author: 'pottedandpanicked',
      hoursAgo: 6.6,
      score: 121,
      ratio: 0.97,
      comments: 53,
      flair: 'Inventory',
      replies: [
        {
          author: 'gridlinegus',
          body: 'Respect for admitting the play corner. We do cycle counts daily, 10 items, whoever opens. Drift went from 12% to 3% in two months, no software involved.',
          score: 67,
          hoursAgo: 6,
        },
        {
          author: 'lumpsumtheory',
          body: 'Have suppliers send a packing list before delivery, print it, tick it with a pen. Low tech but the pen never lies.',
          score: 31,
          hoursAgo: 4.7,
        },
        {
          author: 'Yarrowfield',
          body: 'Label the pots by colour dot for size. We had exactly the same mix-up with candle refills.',
          score: 22,
          hoursAgo: 3.3,
        },
      ],
    },
    {
      title: 'First sale from a total stranger!!! $34!!!',
      body: `I refreshed the dashboard so many times that I thought it was a glitch. Not my mum. Not a friend. A person in Nebraska who wants a hot sauce sampler.

I packed it like it was a donor organ.`,
      author: 'scovillescott',
      hoursAgo: 10.5,
      score: 934,
      ratio: 0.99,
      comments: 88,
      replies: [
        {
          author: 'quarterzip',
          body: 'The first one hits different. Take a picture of the label.',
          score: 174,
          hoursAgo: 9.9,
        },
      ],
    },
    {
      title: 'App devs: how do you debug webhooks that fail once every 2000 times?',
      body: `Two person team, we run a small app (~1,400 installs). \`orders/updated\` sometimes gets processed twice, sometimes not at all, and by the time a merchant complains it's three days later and I'm grepping through gzipped files on two boxes.

We tried one of the big observability suites on trial. It's great. It was also going to be $900/mo at our volume because of ingestion pricing, which is more than our hosting.

All I want is to put in a shop domain and an order id and see everything that happened across the web process and the workers in the last 14 days. Don't need traces, dashboards, anomaly detection or a TAM.

What do small teams use for log search? Self-hosting is on the table but I'd rather not babysit a search cluster.`,
      author: 'idempotentish',
      hoursAgo: 14.8,
      score: 84,
      ratio: 0.98,
      comments: 41,
      flair: 'Developer',
      replies: [
        {
          author: 'hookline_and',
          body: 'Structured JSON with shop + resource id on every line before anything else. Then even grep is bearable.',
          score: 46,
          hoursAgo: 13.9,
        },
        {
          author: 'brokenpipe_',
          body: 'We self host. I babysit. It is a large baby.',
          score: 72,
          hoursAgo: 12.2,
        },
        {
          author: 'idempotentish',
          body: 'thats exactly the baby I was afraid of',
          score: 38,
          hoursAgo: 11.8,
        },
      ],
    },
    {
      title: 'Chargeback on a $9 keyring. I spent four hours fighting it.',
      body: `I know. I KNOW. It was never about the nine dollars.

I had tracking, a delivery photo, and an email from the customer saying "love it thanks". Lost anyway. I'm going to go plant something.`,
      author: 'enamelandrage',
      hoursAgo: 20.3,
      score: 415,
      ratio: 0.98,
      comments: 102,
      flair: 'Rant',
    },
    {
      title: 'Liquid: show metafield only on products with a certain tag?',
      body: `Dawn theme, latest. I've got a \`custom.care\` metafield, want to show it only if the product is tagged "textile". This renders everywhere:

    {% if product.tags contains 'Textile' %}
      {{ product.metafields.custom.care }}
    {% endif %}

What am I doing wrong?

Edit: there was a second copy of the block in another snippet. I'm leaving this up as a monument.`,
      author: 'braces_everywhere',
      hoursAgo: 31,
      score: 29,
      ratio: 0.94,
      comments: 12,
      flair: 'Theme',
    },
    {
      title: 'Conversion 0.4%, 6k visitors a month. What would you look at first?',
      body: `Canada, refurbished film cameras, AOV $210, free plan theme. Traffic is mostly organic and one forum. People add to cart (5%) and then leave at shipping.

Shipping's $24 flat because they are heavy and insured. I suspect that's it but a friend says "it's the trust". I've got 11 reviews. What'd you test first with a small budget?`,
      author: 'lightleaklou',
      hoursAgo: 8.2,
      score: 73,
      ratio: 0.95,
      comments: 64,
      replies: [
        {
          author: 'marginofterror',
          body: 'Bake the shipping into the price for two weeks. At $210 nobody blinks at $234 but everyone blinks at +$24.',
          score: 109,
          hoursAgo: 7.5,
        },
        {
          author: 'dottedreturn',
          body: 'And a photo of you holding a camera. With refurbished goods people buy the person.',
          score: 58,
          hoursAgo: 6.9,
        },
      ],
    },
    {
      title: 'Packaging upgrade, from poly mailers to this',
      body: '',
      author: 'MosslineGoods',
      hoursAgo: 24.7,
      score: 388,
      ratio: 0.97,
      comments: 59,
      flair: 'Showcase',
      link: 'https://i.redd.it/kraft-box-tissue-stamp.jpg',
    },
    {
      title: 'How many apps are you running? I counted and felt ill',
      body: `23. I run twenty three apps. One of them does popups. Two of them do popups. I can't tell which one the popup is from.

$412 a month. I removed nine this morning and nothing happened. The store is *faster*. My husband asked why I'm laughing.`,
      author: 'twopopups',
      hoursAgo: 4.1,
      score: 566,
      ratio: 0.98,
      comments: 127,
    },
    {
      title: 'Low stock alerts by supplier instead of by product, does it exist?',
      body: `We're a small kitchen shop and order from 18 suppliers, each with a minimum order (say $250) and their own rhythm. An alert that says "spatula is low" is useless. What I need on a Monday: "supplier X: 7 items low, order value $310, over the minimum, order now" and "supplier Y: 2 items low, wait".

Have been doing it with exports and pivot tables for three years. Takes my whole Monday. Tools I tried either forecast with confidence from 4 sales a year or want to place the orders for me.

Any pointers?`,
      author: 'Whiskaway_store',
      hoursAgo: 16.4,
      score: 66,
      ratio: 0.98,
      comments: 24,
      flair: 'Inventory',
      replies: [
        {
          author: 'parlevelpatty',
          body: 'Following. Minimum order value is THE thing and nobody who builds these tools has ever bought spatulas.',
          score: 41,
          hoursAgo: 15.3,
        },
      ],
    },
    {
      title: 'Closing the store after 5 years',
      body: `It never quite paid. It nearly paid, for a long time, and nearly is a very expensive place to live.

I'm not sad exactly. I learned to take photos, I learned what a landed cost is, I met my accountant's sister and married her. There were 4,112 orders. I wrote a note by hand in every one.

Some things I'd have liked to know. The returns policy matters less than how fast you answer. A bad product with good photos comes back to you, in a box, with a note. If you need a discount to sell it in November you've priced it wrong in March. Nobody reads the About page, and the three people that do will be your customers for life; write it for them.

And the garage. I'd got so used to the shelves in there that when they came to collect the last pallet on Saturday, and I saw the floor, I didn't know what I was looking at. My son rode his bike round and round in it. He's six, so the shop's been there for nearly as long as he can remember. He asked whether we're poor now. I said no, we're just closed.

If you're in year one: pay yourself something, even $50. I didn't, and it made me lie to myself about how it was going.

Thanks for all the help here. I read far more than I posted.`,
      author: 'fourthousandnotes',
      hoursAgo: 28.9,
      score: 1870,
      ratio: 0.99,
      comments: 164,
      replies: [
        {
          author: 'hellocinder',
          body: '"Nearly is a very expensive place to live." I needed this today. Good luck to you and the sister.',
          score: 412,
          hoursAgo: 27.4,
        },
      ],
    },
    {
      title: 'Customer emailed to say that my 404 page made her laugh and then bought three things',
      body: `It's a drawing of my dog looking for the page. It took ten minutes. Best ROI of anything I've ever done, and I once paid for a *brand strategist*.`,
      author: 'biscuitlostit',
      hoursAgo: 37.2,
      score: 703,
      ratio: 0.99,
      comments: 45,
    },
  ],
}
